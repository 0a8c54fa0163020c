import type { Messages } from '../es/es'

const TO_COMPLETE = 'to be completed'

const placeholders: Messages['import']['placeholders'] = {
  mark: TO_COMPLETE,
  titulo: `Title ${TO_COMPLETE}`,
  descripcion: `Description ${TO_COMPLETE}.`,
  finished: 'Completed',
  inProgress: 'In progress',
  courses: (names) => `Courses: ${names}.`,
  perfil: {
    puesto: `Job title ${TO_COMPLETE}`,
    ciudad: `City ${TO_COMPLETE}`,
    pais: `Country ${TO_COMPLETE}`,
    resumen: `Summary ${TO_COMPLETE}.`,
  },
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

const kinds: Messages['import']['kinds'] = {
  pdf: 'a PDF',
  archive: 'a ZIP, a Word file or a folder without the CSV files of LinkedIn',
  word: 'a Word document',
  picture: 'a picture',
  html: 'an HTML page or XML',
  text: 'a text without fields, as of Markdown, TOML or CSV',
}

export const importing: Messages['import'] = {
  placeholders,
  sections: {
    certificates: 'Certificates',
    awards: 'Awards',
    publications: 'Publications',
    volunteer: 'Volunteering',
    references: 'Recommendations',
    interests: 'Interests',
    courses: 'Courses',
    organizations: 'Organizations',
    patents: 'Patents',
    testscores: 'Test scores',
  },
  otherSection: 'More',
  kinds,
  unreadable: (file) => `The file "${file}" cannot be read. Nothing was changed.`,
  expectedFile:
    'a CV as JSON Resume (JSON or YAML), the file of Reactive Resume or RenderCV, or the ZIP that LinkedIn sends',
  wrongYaml: 'YAML with mistakes',
  archives: {
    damaged: 'a damaged or incomplete ZIP',
    manyEntries: 'a ZIP or a folder with more than 2000 files',
    outside: 'a ZIP with files outside its folder ("..")',
    tooLarge: 'more than 32 MB of CSV files',
  },
  tooLargeArchive: 'a ZIP of more than 200 MB',
  tooLarge: 'a file of more than 10 MB',
  tooDeep: 'too many brackets or braces inside each other',
  noSection: 'nothing of a CV',
  oneSection: (names) => `a name, and at least one list with entries: ${names}`,
  thereIs: (names) => `I found: ${names}`,
  noEntries: 'lists without an entry that can be read',
  lacksFiles: (names) => `a folder without LinkedIn’s files (${names})`,
  empty: 'nothing',
  commitFirst:
    'Nothing was changed: commit first, then `git diff` shows what the import changed; --force writes all the same, and keeps what was there in *.bak files.',
  otherLanguage: (language) =>
    `Nothing was changed: the file is in the language of src/content/${language}/; to fill those texts, add --language ${language}.`,

  written: (count) => `Wrote ${files(count)}:`,
  wouldWrite: (count) => `Would write ${files(count)}:`,
  nothingNew: 'The content already says the same as the file: there is nothing to write.',
  removed: 'Files deleted, because what was imported lacks them',
  wouldRemove: 'Files that would be deleted, because what is imported lacks them',
  removedExamples: 'Files of the example that were deleted',
  wouldRemoveExamples: 'Files of the example that would be deleted',
  inCopies: 'What was there is in the copies above, or in git’s last commit.',
  inGit: 'What was there is in git’s last commit.',
  wouldCopy: 'Copies that would be made of what is there',
  copies: 'Copies of what was there',
  dryRun: 'Nothing was changed yet: this is the plan.',
  inLanguage: 'The file is in English, and so is the site.',
  inOther: (name) => `The file is in ${name}, and so is the site; the commands speak English.`,
  languageKept: 'The language of the file was not recognised: the site stays in English.',
  languageAround: (name) =>
    `The file is in ${name}, in which the site has no words: its menus, buttons and dates are in English.`,
  anotherLanguage: 'another language',
  missing: 'To be completed or looked at',
  doubtful: 'Perhaps the same, and both stay: delete the one too many',
  leftOut: 'Left out',
  oddForm: 'it has another form than in JSON Resume',
  unplaced: 'No place on this site',
  unmatched: 'No entry that is surely the same',

  row: (file, numbers) => `${file}, row ${numbers}`,
  noDate: 'cannot be read as a date',
  openQuote: 'a quote does not close where it should; look at what was read of it',
  askBirthDate: 'taken only with --birth-date',
  otherFiles: (names) =>
    `${names}: not read; they are other people’s data or have no place on this site`,
  noLinkedIn: 'LinkedIn does not say the address of your profile in its file; write it',
  levels: {
    native: ['Native', 'Native speaker', 'Mother tongue', 'First language'],
    bilingual: ['Bilingual'],
    fluent: ['Fluent'],
    advanced: ['Advanced'],
    upperIntermediate: ['Upper intermediate'],
    intermediate: ['Intermediate'],
    basic: ['Basic', 'Beginner'],
    nativeOrBilingual: ['Native or bilingual'],
    fullProfessional: ['Full professional'],
    professionalWorking: ['Professional working'],
    limitedWorking: ['Limited working'],
    elementary: ['Elementary'],
  },

  used: (value) => `is now ${value}`,
  kept: (value) => `${value} is kept`,
  listKept: 'the list that was there is kept',
  samePerson: (present, next) =>
    `"${next}" is taken for the same person as "${present}": what the file lacks is kept.`,
  otherPerson: (present, next) =>
    `"${next}" replaces "${present}". Of that profile this is not kept`,
  gone: 'Entries that the file lacks, and that are gone',
  stay: 'Entries that the file lacks, and that stay',
  noName:
    'Nothing was changed: the file says no name, and that is all that the site needs. Write yours as "nombre" in src/content/perfil.json, and import again.',
  nobodyElse: (nombre) => `The file says no name: it is taken for "${nombre}"’s.`,
  nameKept: (nombre) => `"${nombre}" stays, which is the fuller name.`,
  notInName: 'the name no longer has them',
  noFile: 'that file is not in public/, or is the example’s',
  noTitle: 'without a title',
  saysNoTitle: (place) => `the file says it as “${place}”, and says no title: write both`,
  notSaid: 'the file does not say it, and it is not shown',
  ofPresentPost: (titulo) => `the file does not say it; it is now ${titulo}, from the present job`,
  resumeSays: (value) => `the file says ${value}`,
  noTechnologies: 'the file does not say the technologies of each job',
  phoneIsPublic:
    'anybody can see it, on the page and in the CV; delete it if you do not want that, or choose where it is shown',
  noAge: 'without it no age is shown',
  notGuessed: 'write the address where you will publish; the one in your CV may differ',
  website: 'Website',
  notAccepted: (expected) => `the site expects ${expected}`,
  httpsOnly: 'only https:// addresses are accepted',
  webOnly: 'only https:// or http:// addresses are accepted',

  github: {
    limited: (until) =>
      `GitHub answers no more questions for now: try again ${until ? `after ${until}` : 'in an hour'}, or put a token into GITHUB_TOKEN.`,
    noUser: (user) => `GitHub has no user "${user}": look how it is written on github.com.`,
    badToken: 'GitHub does not accept the token in GITHUB_TOKEN: remove it, or make another.',
    refused: (status) => `GitHub answered with the code ${status}: try again later.`,
    noNetwork: (host) => `${host} cannot be reached: look at the connection and try again.`,
    unreadable: (host) => `The answer of ${host} was cut or makes no sense: try again.`,
    nothingToAdd: 'GitHub has no repositories of your own that are not in proyectos.json yet.',
    pinned: 'With GITHUB_TOKEN the repositories pinned in the profile are offered.',
    choose: 'Which repositories shall be projects? (arrows: move; space: tick; Enter: done)',
    noTerminal: 'Without a terminal, add --all or --only=a,b. The repositories are:',
    noneChosen: 'No repository was chosen. Nothing was changed.',
    notAmong: (names, known) => `${names} cannot be chosen. The repositories are: ${known}.`,
    added: 'Projects added',
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
