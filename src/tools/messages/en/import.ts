import type { Messages } from '../es/es'

const TO_COMPLETE = 'to be completed'

/** What the import writes into the content where the resume says nothing. */
const placeholders: Messages['import']['placeholders'] = {
  mark: TO_COMPLETE,
  titulo: `Title ${TO_COMPLETE}`,
  descripcion: `Description ${TO_COMPLETE}.`,
  emisor: `Issuer ${TO_COMPLETE}`,
  job: 'Job',
  internship: 'Internship',
  volunteering: 'Volunteering',
  finished: 'Completed',
  inProgress: 'In progress',
  courses: (names) => `Courses: ${names}.`,
  perfil: {
    nombre: 'Nombre Apellido',
    puesto: `Job title ${TO_COMPLETE}`,
    ciudad: `City ${TO_COMPLETE}`,
    pais: `Country ${TO_COMPLETE}`,
    email: 'hola@example.com',
    resumen: `Summary ${TO_COMPLETE}.`,
    sitio: 'https://portfolio.example.com/',
  },
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

export const importing: Messages['import'] = {
  placeholders,
  unreadable: (file) => `The file "${file}" cannot be read. Nothing was changed.`,
  noSection: 'none of the sections of JSON Resume',
  oneSection: (names) => `at least one of ${names}`,
  wouldReplace: 'Nothing was changed. The import would replace these files:',
  howToReplace: 'To replace them, add --force: npm run import -- resume.json --force',

  written: (count) => `Wrote ${files(count)}:`,
  wouldWrite: (count) => `Would write ${files(count)}:`,
  nothingNew: 'The content already says the same as the file: there is nothing to write.',
  removed:
    'Files deleted: those of the example that are no longer used, and lists that the file lacks',
  wouldRemove:
    'Files that would be deleted: those of the example that are no longer used, and lists that the file lacks',
  dryRun: 'Nothing was changed: --dry-run only shows the plan.',
  recordWritten: (file) =>
    `${file} keeps what the file said, so that another import respects what you change. Commit it with the rest.`,
  missing: 'To be completed',
  ownKept: 'What you changed is kept',
  leftOut: 'Left out',
  unplaced: 'No place on this site',

  used: (value) => `is now ${value}`,
  kept: (value) => `${value} is kept`,
  listKept: 'the list that was there is kept',
  resumeSays: (value) => `the file says ${value}`,
  ownEntry: (title) => `the file does not have ${title}`,
  ownRemoved: (title) => `the file has ${title}, which you deleted`,
  ownPicture: 'the file comes with another picture of that name',
  endBeforeStart: (date) => `the file says ${date}, before the start`,
  noTechnologies: 'the file does not say the technologies of each job',
  noAge: 'without it no age is shown',
  notGuessed: 'write the address where you will publish; the one in your CV may differ',
  longSummary: (length) => `has ${length} characters; one or two sentences are enough`,
  notInName: 'is no longer part of the name',
  website: 'Website',
  expected: (text) => `expected ${text}`,
  httpsOnly: 'only https:// addresses are accepted',
  webOnly: 'only https:// or http:// addresses are accepted',
  noPhone: 'not a phone number',
  noPicture: 'not a picture in public/',

  translation: {
    usage: 'Usage: npm run import -- cv.es.json --language es',
    unmatched: 'No entry to which it belongs',
    noEntry: (title) => `${title}: no entry has these dates or links`,
    setAside: 'Translations set aside, because they were of other content',
    wouldSetAside: 'Translations that would be set aside, because they are of other content',
  },

  portrait: {
    remote:
      'only a photo saved beside the file is copied; to download it from an https:// address, add --fetch',
    outside: 'is outside the folder of the file',
    wrongKind: 'is not .webp, .png, .jpg, .avif or .svg',
    wrongName: 'its name has characters that a URL does not allow',
    absent: 'that file does not exist',
    notHttps: 'is downloaded only from https:// addresses',
    noAnswer: 'could not be downloaded',
    status: (code) => `the address answered with the code ${code}`,
    tooLarge: 'is larger than 10 MB',
    noImage: 'cannot be read as an image',
  },
}
