import type { Messages } from '../es/es'

const OTHER_PORT = 'Choose another in the file .env: PORT=8080'

export const commands: Messages['commands'] = {
  unknownCommand: (name, known) => `There is no command "${name}". The commands are: ${known}.`,
  unknownOption: (option) => `There is no option "${option}".`,
  usage: {
    build: `Usage: npm run build [-- --verbose]
Builds the site into dist/.
  --verbose     also what the bundler says`,
    card: `Usage: npm run card [-- --size eu|us] [--foil]
Writes the card for a print shop: tarjeta.pdf.
  --size us     3.5 × 2 in, instead of 85 × 55 mm
  --foil        also the plates for hot foil or letterpress`,
    check: `Usage: npm run check [-- --links]
Tells what is missing, broken or still the example’s.
  --links       asks every address of the content whether it answers`,
    edit: `Usage: npm run edit [-- --port 5000]
Opens a form for the content beside the live site, in your browser.
  --port 5000   instead of 4174; or PORT=5000 in the file .env`,
    import: `Usage: npm run import -- resume.json | cv.pdf | LinkedIn.zip | github:user [options]
Fills src/content/ from a resume, LinkedIn’s archive or the repositories of GitHub.
  --dry-run     shows what would be written
  --force       writes all the same; what git does not have stays in *.bak
  --language en fills another language, from a resume in it
  --birth-date  takes the birth date, too
  --fetch       downloads the picture that a JSON Resume names
  --all         all repositories of GitHub
  --only=a,b    these repositories`,
    language: `Usage: npm run language es | en
Leaves the untouched example in one language alone.`,
    page: `Usage: npm run page -- name [language]
Begins the page of a project, src/content/proyectos/name.md, with five questions.`,
    publish: `Usage: npm run publish [-- --yes] [--to NAME | ADDRESS]
Puts the content on the web by git and GitHub; tells what it will do, and asks once.
  --yes         does not ask
  --to          which repository: a name of your account, owner/name, https://…, git@…, a folder`,
    schema: `Usage: npm run schema
Writes the JSON Schemas of the content, after a change of schema.ts.`,
    serve: `Usage: npm start [-- --port 5000]
Builds the site and serves it on this machine and its network.
  --port 5000   instead of 4173; or PORT=5000 in the file .env`,
    translations: `Usage: npm run translations [-- es]
Makes room in the content for the texts in another language, and tells how many are left.`,
  },
  card: {
    written: (file, size) =>
      `Wrote ${file}: front and back, ${size}, with 3 mm of bleed and crop marks.`,
    forPrinter:
      'For the print shop: cut at the TrimBox, at 100 %, not fitted to the page; fonts are embedded; RGB (sRGB).',
    forFoil:
      'Pages 3 and 4 are the plate for foil stamping or letterpress: black alone, in register with 1 and 2.',
    cut: (texts) => `Cut short, as there is no room on the card for all of it: ${texts}`,
    leftOut: (links) => `No room on the card for: ${links}`,
  },
  edit: {
    serving: (address) => `The editor is at ${address}  (Ctrl+C to end)`,
    wrote: (files) => `Saved: ${files}`,
  },
  schemasWritten: (count, folder) => `Wrote ${count} schemas into ${folder}`,
  platesUsage: 'Usage: npm run plates -- names.txt',
  noNames: (file) => `There are no names in ${file}: one name per line is expected.`,
  platesDrawn: (count, file) =>
    `Drew ${count === 1 ? '1 engraving' : `${count} engravings`} in ${file}`,
  contentRead: 'Content read and checked.',
  pagesBuilt: (count: number) => `${count} pages.`,
  filesBuilt: (count: number, folder: string) => `${count} files in ${folder}`,
  variantsBuilt: (files) => `CVs for one job, which nothing links to: ${files} (and .docx, .txt).`,
  serving: (address) => `The site is at ${address}  (Ctrl+C to stop)`,
  servingNetwork: (address) => `From other devices on the network: ${address}`,
  notBuilt: (folder) => `There is no site in ${folder}. First: npm run build`,
  portTaken: (port) => `Port ${port} is in use. ${OTHER_PORT}`,
  portForbidden: (port) => `Port ${port} needs rights that this user does not have. ${OTHER_PORT}`,

  language: {
    notExample:
      'Nothing was changed: only the untouched example changes its language so. For content of your own, docs/languages.md has the steps.',
    turned: 'The example is in English alone now, and the commands speak English.',
  },
  page: {
    written: (file) => `Wrote ${file}: five questions to answer.`,
    exists: (file) => `Nothing was changed: ${file} exists already.`,
    name: (name) =>
      `To show it, in the entry of the project (src/content/proyectos.json): "pagina": "${name}"`,
    outline: [
      [
        'The problem',
        'What happened to whom, and what was lost by it? One case says more than a summary.',
      ],
      ['My part', 'What did you do, what did others do, and what was there already?'],
      ['What was hard', 'What did not work at first? Tell what you tried, and why it fell short.'],
      [
        'What I decided, and what I left out',
        'What did you choose between, and at what cost? What did you not do on purpose?',
      ],
      [
        'The result',
        'Who uses it, what changed, how do you know? What would you do differently next time?',
      ],
    ],
    answer: 'Answer below each question and delete the comments, which nobody else sees.',
  },
  translations: {
    written: (count) => (count === 1 ? 'Wrote 1 file:' : `Wrote ${count} files:`),
    nothingNew: 'There is nothing to write.',
    left: (language, count) => {
      if (count === 0) return `No text is left to translate (${language}).`
      if (count === 1) return `1 text is left to translate (${language}): the one that says "".`
      return `${count} texts are left to translate (${language}): those that say "".`
    },
    leftWords: (language, count) =>
      count === 0
        ? `No word of the site is left to translate (${language}).`
        : `${count} words of the site are left to translate (${language}), in src/content/palabras/: until then they stay in another language.`,
  },
  example:
    'Some of the example is still there: those pages carry noindex (npm run check says what).',
  exampleAddress:
    'The address of the site is still missing ("sitio" in perfil.json, or SITE_URL): until then its pages carry noindex.',
  reservedAddress: (address) =>
    `${address} is a reserved name that nobody can reach (RFC 2606): write the address where you publish ("sitio" in perfil.json, or SITE_URL). Until then the pages carry noindex.`,
  waysIn:
    'This site is the example. To make it yours: npm run edit (a form), npm run import -- SOURCE (JSON Resume, LinkedIn, github:USER), or edit src/content/.',
  byteOrderMark: {
    found: 'a file saved as UTF-8 with a BOM',
    expected: 'a text file saved as UTF-8, without a BOM',
  },
  inSettings: (count) =>
    `There ${count === 1 ? 'is 1 mistake' : `are ${count} mistakes`} in the settings:`,
  port: (most) => `a port number from 1 to ${most}`,
  siteUrl: 'the full address of the site, for example https://user.github.io',
  basePath: {
    expected:
      'a path such as /portfolio/, of letters without accents, digits, hyphens and full stops',
    gitBash:
      '; Git Bash has changed it: put MSYS_NO_PATHCONV=1 in front, or write BASE_PATH into the file .env',
    fullAddress: '; the full address goes into SITE_URL or into "sitio" of perfil.json',
    inAddress:
      'an address whose path has only letters without accents, digits, hyphens and full stops, for example https://user.github.io/portfolio/',
    disagrees: (base) => `, but BASE_PATH is ${base}`,
    agreeing: (base, origin) => `BASE_PATH=${base}, or the address without a path: ${origin}`,
  },
  contentUrl: 'the address of the lists, for example https://data.example.com/lists',
}
