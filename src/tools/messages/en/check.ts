import type { Messages } from '../es/es'

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

const OWN_CV = 'or put a PDF of your own into public/ and name it in "cv" of perfil.json'

const ownValues = {
  nombre: 'write your first and last name',
  puesto: 'write your job title or profession',
  ciudad: 'write your city',
  pais: 'write your country',
  fechaNacimiento: 'write your own, or delete the field',
  resumen: 'write your summary',
  email: 'write your email address',
  github: 'write the address of your code profile',
  linkedin: 'write the address of your professional profile',
  sitio: 'write the address where the site will be published',
  link: 'write the address, or leave ""',
  direccionWeb: 'write the address of the project, or leave ""',
  gitHubWeb: 'write the address of the code, or leave ""',
  telefono: 'write your phone number, or delete the field',
  url: 'write the address, or delete the link',
  enlace: 'write its address, or leave ""',
  certificado: 'write the address of the certificate, or leave null',
}

export const check: Messages['check'] = {
  toSolve: (count) =>
    `There ${count === 1 ? 'is' : 'are'} ${things(count)} to fix before publishing:`,
  toImprove: (count) =>
    `${count === 1 ? '1 suggestion' : `${count} suggestions`}; you can publish without them:`,
  forExample: (found) => `for example ${found}`,
  moreAlike: (more, all) => `… and ${more} more (${all} in all)`,
  ready: 'Everything is ready to publish.',

  missing: 'nothing, and the site shows none',

  cv: {
    template: 'a template that Typst can set (docs/content.md says what data it has)',
    unprintable: (symbols) => `symbols that the typeface of the CV does not have: ${symbols}`,
    removeSymbols: 'remove them',
    pages: (count) => `a CV of ${count} pages`,
    shorten: 'shorten descriptions or remove entries until it fits on two',
    orOwn: (todo) => `${todo}, ${OWN_CV}`,
    unreadable: 'a PDF that programs cannot read',
    noText: 'a PDF without text: programs that read CVs find nothing',
    ligatures: (letters) =>
      `joined letters, which programs that read CVs do not look for: ${letters}`,
    missed: (text) => `programs that read CVs do not find “${text}”`,
    saveAsText: 'save it again as text, with what src/content/ says',
    shorterWords: 'write it in shorter words',
  },

  deadFile: {
    found: 'a file that nothing names, and that is published all the same',
    todo: 'delete it, or name it in src/content/',
  },

  replacedFiles: (files) =>
    `Files of public/ that are published in place of those that the site makes: ${files}.`,

  sameVariant: {
    found:
      'a CV like that of the site: job title and summary are the same, and no entry is left out',
    todo: 'write its "puesto" or its "resumen", or say in "para" of some entries which variants they are for',
  },

  channels: { pagina: 'the pages', cv: 'the CV', vcard: 'the contact card and its QR code' },
  shownOnlyIn: (contact, places) => `${contact} is published only in: ${places}.`,
  shownNowhere: (contact) => `${contact} is in no file that is published.`,

  image: {
    weight: (file, size) => `${file} weighs ${size}`,
    reduce: (most) => `reduce it to less than ${most}`,
    size: (file, width, height) => `${file} measures ${width} × ${height} px`,
    bestPortrait: (side) => `use a photo of ${side} × ${side} px, so that it does not look blurred`,
    flat: (file) => `${file} is nearly of one tone: an engraving of it says little`,
    useFoto: 'use a photo with light from one side, or "retrato": "foto"',
    bestPicture: (width) => `use a picture ${width} px wide, so that it does not look blurred`,
    shownSmall: (size, width, height) =>
      `${size} and is shown at ${width} × ${height}: it will look blurred`,
    shownLarge: (size, width, height) =>
      `${size} and is shown at ${width} × ${height}: most of it is downloaded for nothing`,
    bestIcon: (width, height) => `use a picture of ${width} × ${height} px, or an .svg`,
    unreadable: (file) => `${file} cannot be read as an image`,
    saveAgain: 'save it again as .webp, .png, .jpg, .avif or .svg',
  },

  length: {
    found: (count) => `a text of ${count} characters`,
    shorten: (most, why) => `shorten it to ${most}, ${why}`,
    reasons: {
      title: 'so that it reads at a glance as a title',
      badge: 'so that it fits its label',
      story: 'so that people read it',
      cardLine: 'so that it fits on one line of the card',
      cardAndImage: 'so that it fits the card and the picture for sharing',
      oneLine: 'so that it fits on one line',
      tile: 'so that it fits its tile',
      link: 'so that it reads at a glance as a link',
      language: 'so that it reads at a glance',
      group: 'so that it reads at a glance as the title of its group',
      pictureText: 'so that those who cannot see the picture hear it in one go',
    },
  },

  page: {
    question: (comment) => ({
      found: `a question of the outline: ${comment}`,
      todo: 'answer it and delete the comment, or delete its heading, too',
    }),
    skipped: (found, expected) => ({
      found: `a heading with ${found} without one with ${expected} before it`,
      todo: 'skip no level: who listens to the page uses them as an index',
    }),
    saysPicture: (alt) => ({
      found: `a text that says that it is a picture: ${alt}`,
      todo: 'say what it shows; that it is a picture is announced already',
    }),
    noPicture: {
      found: 'a page without any picture',
      todo: 'show the project: a screenshot, a diagram, a video',
    },
    long: (words, most) => ({
      found: `a page of ${words} words`,
      todo: `shorten it to ${most}: few read for more than eight minutes`,
    }),
    unnamed: (name) => ({
      found: 'a page that no entry names, and that is not published',
      todo: `name it in the entry of its project ("pagina": "${name}"), or delete it`,
    }),
    untranslated: (name, language) => ({
      found: 'no translation of that page; it is shown in the main language',
      todo: `translate it; to begin: npm run page -- ${name} ${language}`,
    }),
  },

  section: {
    emptyList: {
      found: 'no entries, although the site shows the list',
      todo: 'add an entry, or delete the file so that the list is not shown',
    },
    emptySection: (section) => ({
      found: `no entries, although the site shows the section "${section}"`,
      todo: 'add an entry, or delete the file so that it is not shown',
    }),
    noFile: (section) => ({
      found: `the section "${section}", which has no file`,
      todo: 'create the file, or take it out of the list',
    }),
    hidden: (section, count) => ({
      found: `${entries(count)} that ${count === 1 ? 'is' : 'are'} not shown: "secciones" does not name "${section}"`,
      todo: `add "${section}" to "secciones" in perfil.json, or delete the file`,
    }),
  },

  oldestFirst: {
    found: 'entries from the oldest to the newest',
    todo: 'give the newest the lowest "numeroOrden": people read from the top',
  },

  links: {
    found: (address, status) =>
      status === undefined
        ? `${address}, which does not answer`
        : `${address}, which answers ${status}`,
    todo: 'open it; mend or remove it if it leads nowhere',
    asked: (count) => (count === 1 ? 'Asked 1 address.' : `Asked ${count} addresses.`),
    refused: (addresses) => `These do not answer programs, open them yourself: ${addresses}.`,
    noNetwork: 'No address answers: look at the connection and try again.',
  },

  evidence: (names) => ({
    found: `skills that no "tegnologiasUtilizadas" or "tecnologias" names: ${names}`,
    todo: 'name them there, in the experiences and projects where you used them, so that the site says where',
  }),

  repeat: {
    link: (first) => ({
      found: `the same address as in ${first}`,
      todo: 'delete one of the two',
    }),
    group: (name, first) => ({
      found: `the group ${name}, which is written ${first} further up`,
      todo: 'write it the same way throughout, so that it is one group',
    }),
  },

  script: {
    found: (letters) => `letters that no installed typeface has: ${letters}`,
    inTexts: (count) => (count === 1 ? '' : ` (in ${count} texts)`),
    command: (packages) => `npm i -D ${packages.join(' ')}`,
    install: (command) => `install the typeface: ${command}`,
    rewrite: 'write it in other letters',
  },

  translation: {
    missing: (original) => ({
      found: `no translation of ${original}`,
      todo: 'translate it; until then it is shown like this',
    }),
    names: (names, button) => ({
      found: `names and titles without a translation: ${names}`,
      todo: `translate those that change; all others of a list at once in npm run edit with “${button}”`,
    }),
    untouched: {
      found: 'the text of the main language, not translated',
      todo: 'translate it',
    },
    stale: (original) => ({
      found: `the translation of a text that has changed since, and now says ${original}`,
      todo: 'write it again; if it is still right, delete its line of "original"',
    }),
    noEntry: (id, title, language) => ({
      found: `no entry with the id ${id} (${title})`,
      todo: `add it: npm run translations -- ${language}`,
    }),
    noFile: (language) => ({
      found: 'no file with that name',
      todo: `create it: npm run translations -- ${language}`,
    }),
    missingWord: (english) => ({
      found: `no word for ${english}`,
      todo: 'write it beside the English one; until then the site says it in another language',
    }),
    noInterface: (language, main) =>
      `The content in ${language} is shown with the words of the site (menus, buttons, dates) in ${main}: npm run translations makes a file for them in src/content/palabras/.`,
  },

  placeholder: {
    name: (value) => `the example name ${value}`,
    address: (value) => `the example’s address ${value}`,
    reserved: (value) => `a reserved name that nobody can reach (RFC 2606): ${value}`,
    text: (value) => `what the example says: ${value}`,
    list: (count) => `the example’s ${count}, without a change`,
    ownList: 'leave your own: add, change or remove',
    phone: (value) => `the example’s phone number ${value}`,
    ownValues,
    ownValue: 'write your own, or delete the entry',
    unfinished: (value) => `an unfinished text: ${value}`,
    finish: 'finish it',
    file: (file) => `the example’s file ${file}`,
    ownPage: 'tell your own, or delete the file and "pagina" of its entry',
    ownFile: 'put your own into public/, under the same name or another',
  },
}
