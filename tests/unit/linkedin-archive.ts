import { strToU8, type Zippable, zipSync } from 'fflate'

const BOM = '\ufeff'
const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers'
const POSITIONS = 'Company Name,Title,Description,Location,Started On,Finished On'
const RECOMMENDATIONS = 'First Name,Last Name,Company,Job Title,Text,Creation Date,Status'
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
    'Cuatro,"A "quoted" title",,,2015,2015',
  ),
  'Email Addresses.csv': crlf(
    'Email Address,Confirmed,Primary,Updated On',
    'vieja@ana.dev,Yes,No,',
    'ana@ana.dev,Yes,Yes,',
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
  'Organizations.csv': crlf(
    'Name,Position,Description,Started On,Finished On',
    'ACM,Treasurer,,Mar 2019,2021',
  ),
  'Patents.csv': crlf('Title,Description,Patent Number,Issued On', 'A hinge,,US 1,Jun 2016'),
  'Publications.csv': crlf(
    'Name,Published On,Description,Publisher,Url',
    'Queues,2020,,Uno Press,https://uno.dev/q',
  ),
  'Test Scores.csv': crlf('Name,Description,Date,Score', 'TOEFL,,,115'),
  'Recommendations_Received.csv': crlf(
    RECOMMENDATIONS,
    'Ida,Jefa,Uno,CTO,She ships.,2020,VISIBLE',
    `${OTHERS},,Uno,CTO,She hides.,2020,HIDDEN`,
  ),
  'Recommendations_Given.csv': crlf(RECOMMENDATIONS, `${OTHERS},,Uno,CTO,He ships.,2020,VISIBLE`),
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

const [LOCAL_SIZE, LOCAL_PACKED] = [22, 18]
const ZEROS = new Uint8Array(64 << 20)

/** An archive of zeros whose file says in its own header to be of another size. */
function lying(field: number, said: number): Uint8Array {
  const zip = Buffer.from(zipSync({ 'Profile.csv': ZEROS }))
  zip.writeUInt32LE(said, field)
  return zip
}

/** 100,000 empty files. */
function crowded(): Uint8Array {
  const zip = Buffer.from(zipSync({ 'Profile.csv': new Uint8Array() }))
  const at = zip.indexOf('PK\x01\x02', undefined, 'latin1')
  const entry = zip.subarray(0, at)
  return Buffer.concat([...Array<Buffer>(100_000).fill(entry), zip.subarray(at)])
}

const inParts = () => {
  const parts = Array.from({ length: 6 }, (_, part) => [`${part}.csv`, ZEROS.subarray(0, 8 << 20)])
  return zipped(Object.fromEntries(parts))
}

/** What no honest archive is, by why it is refused. */
export const hostileArchives = [
  ['a bomb that says to be small', 'tooLarge', () => lying(LOCAL_SIZE, 10)],
  ['a bomb in parts', 'tooLarge', inParts],
  ['100,000 entries', 'manyEntries', crowded],
  ['a file outside', 'outside', () => zipped({ '../Profile.csv': BASIC['Profile.csv'] })],
  ['a lie about the packed size', 'damaged', () => lying(LOCAL_PACKED, 300)],
  ['a cut one', 'damaged', () => linkedIn.basic.slice(0, 300)],
] as const
