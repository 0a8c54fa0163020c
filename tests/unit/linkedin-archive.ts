import { strToU8, type Zippable, zipSync } from 'fflate'

const BOM = '\ufeff'
const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers'
const POSITIONS = 'Company Name,Title,Description,Location,Started On,Finished On'
const OTHERS = 'Zoe Secreta'

/** Minutes after the request: little, in the order of LinkedIn; no skills, no certifications. */
const BASIC = {
  'Profile.csv': crlf(
    PROFILE,
    `Ana,Pérez,Soltera,Calle Falsa 123,"Mar 4, 1990",Backend developer,"I build the tools of the shop, and I am with the team for the users.",Software,S2000,"Rosario, Argentina",[ana_dev],"[PORTFOLIO:https://ana.dev,COMPANY:javascript:alert(1)]",`,
  ),
  'Positions.csv': crlf(
    POSITIONS,
    'Uno,Lead developer,"Led the team:\r\n• built ""Shop"", with care\r\n• moved it to the cloud",Rosario,Jan 2020,',
    'Dos,,,,2017,Dec 2019',
    'Tres,Intern,,,hace mucho,2016',
  ),
  'Email Addresses.csv': crlf(
    'Email Address,Confirmed,Primary,Updated On',
    'vieja@example.com,Yes,No,',
    'ana@example.com,Yes,Yes,',
  ),
}

/** All of it, with the columns in other orders and what other people wrote. */
const COMPLETE = {
  ...BASIC,
  'Positions.csv': BOM + BASIC['Positions.csv'],
  'Profile Summary.csv': crlf('Profile Summary', 'Another text'),
  'Company Follows.csv': crlf('Organization,Followed On', 'Uno,2020'),
  'Education.csv': crlf(
    'Start Date,End Date,School Name,Notes,Degree Name,Activities',
    '2010,Aug 2014,MIT,Thesis on shops,Bachelor of Science,Chess',
  ),
  'Skills.csv': crlf('Name', 'React', 'Django', 'react', 'Teamwork'),
  'Languages.csv': crlf(
    'Name,Proficiency',
    'Spanish,NATIVE_OR_BILINGUAL',
    'English,Full professional proficiency',
  ),
  'Certifications.csv': crlf(
    'Name,Url,Authority,Started On,Finished On,License Number',
    'Cloud,,AWS,2021-05,,ABC-1',
  ),
  'Projects.csv': crlf(
    'Title,Description,Url,Started On,Finished On',
    'Shop,A shop,,Jan 2021,',
    'Map,A map,https://github.com/ana/map,,',
  ),
  'Honors.csv': crlf('Title,Description,Issued On', 'Best talk,At the conference,Jan 2019'),
  'Courses.csv': crlf('Name,Number', 'Databases,101'),
  'PhoneNumbers.csv': crlf('Extension,Number,Type', ',+54 341 555 0100,Mobile'),
  'Volunteering.csv': crlf(
    'Company Name,Role,Cause,Started On,Finished On,Description',
    'Club,Teacher,Children,Feb 2018,,',
  ),
  'Connections.csv': crlf(
    ...['Notes:', '"When exporting your data, you may notice that…"', ''],
    ...['First Name,Last Name,URL,Email Address,Company,Position,Connected On'],
    `${OTHERS},,https://example.com,,,,`,
  ),
  'Recommendations_Received.csv': crlf(
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
    `${OTHERS},,Uno,Jefa,Muy buena,2020,VISIBLE`,
  ),
  'messages.csv': crlf('CONVERSATION ID,FROM,CONTENT', `1,${OTHERS},hola`),
  'LearningCoachMessages.csv': 'No data found.',
  'Jobs/Job Applications.csv': crlf('Application Date,Company Name', '2020,Uno'),
}

/** Other names for the files, Spanish months, saved again by a Spanish Excel. */
const SPANISH = {
  'Perfil.csv': `${PROFILE.replaceAll(',', ';')}\r\nMaría;Núñez;;;;Desarrolladora de la web;"Hago los sitios de las escuelas, con mis compañeros, desde el comienzo";;;Lima, Perú;;;`,
  'Puestos.csv': [
    ...['Notes:', 'Esto se exportó así', ''],
    ...['Finished On;Started On;Title;Company Name;Description'],
    ...['set 2022;ene 2020;Desarrolladora;Niñez;"Hice:\n- sitios\n- más sitios"'],
    ';2022-10;Jefa de equipo;Uno;',
  ].join('\n'),
  'Aptitudes.csv': 'Name\nMySQL\nCypress\n',
}

/** As Excel saves where the comma is the decimal sign. */
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array => {
  const entries: Zippable = {}
  for (const [name, text] of Object.entries(files)) {
    entries[name] = typeof text === 'string' ? strToU8(text) : text
  }
  return zipSync(entries)
}
const mapped = (files: Readonly<Record<string, string>>, change: (text: string) => Uint8Array) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, change(text)]))

export const linkedIn = {
  files: COMPLETE,
  others: OTHERS,
  basic: zipped(BASIC),
  complete: zipped(COMPLETE),
  localized: zipped(mapped(SPANISH, windows1252)),
}

const LOCAL_SIZE = 22
const DIRECTORY_SIZE = 24

/** An archive of one file of zeros that says to be of another size. */
function lying(bytes: number, said: number): Uint8Array {
  const zip = Buffer.from(zipSync({ 'Profile.csv': new Uint8Array(bytes) }))
  zip.writeUInt32LE(said, LOCAL_SIZE)
  zip.writeUInt32LE(said, zip.lastIndexOf('PK\x01\x02', undefined, 'latin1') + DIRECTORY_SIZE)
  return zip
}

/** 100,000 names for one and the same entry. */
function crowded(): Uint8Array {
  const zip = Buffer.from(zipSync({ 'Profile.csv': strToU8(BASIC['Profile.csv']) }))
  const at = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const tail = Buffer.from(zip.subarray(end))
  tail.writeUInt16LE(0xffff, 10)
  const entry = zip.subarray(at, end)
  return Buffer.concat([zip.subarray(0, at), ...Array<Buffer>(100_000).fill(entry), tail])
}

/** 30 files that announce 8 MB each, all of the same few bytes. */
const overlapping = () =>
  zipped(
    Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${n}.csv`, new Uint8Array(8 << 20)])),
  )

/** By why it is refused. */
export const hostileArchives = {
  damaged: [
    ['a bomb that lies', () => lying(200 << 20, 10)],
    ['cut', () => linkedIn.basic.slice(0, 300)],
  ],
  manyEntries: [['100,000 entries', crowded]],
  outside: [['..', () => zipped({ '../Profile.csv': BASIC['Profile.csv'] })]],
  tooLarge: [['a bomb in parts', overlapping]],
} as const
