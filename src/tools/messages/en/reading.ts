import type { Messages } from '../es/es'

const errors = (count: number) => (count === 1 ? 'is 1 mistake' : `are ${count} mistakes`)

const NO_PERMISSION = {
  found: 'no permission to use it',
  expected: 'that your user can read it and write into its folder',
}

const NO_FOLDER = {
  found: 'a file in the place of a folder',
  expected: 'a folder; move or delete the file',
}

const diskFaults = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: { found: 'a read-only disk', expected: 'a place that can be written to' },
  ENOSPC: { found: 'a full disk', expected: 'space to write' },
  EISDIR: {
    found: 'a folder with that name',
    expected: 'a file; move or delete the folder',
  },
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ELOOP: { found: 'a link that leads to itself', expected: 'a file; delete the link' },
  ENOENT: { found: 'a link to something that does not exist', expected: 'a file; delete the link' },
}

const assetKinds = {
  icon: 'an image (.svg, .webp, .png, .jpg or .avif)',
  'section-icon': 'an image (.svg, .webp, .png, .jpg or .avif)',
  picture: 'an image (.webp, .png, .jpg, .avif or .svg)',
  medium: 'a picture (.webp, .png, .jpg, .avif or .svg) or a video (.mp4 or .webm)',
  document: 'a PDF or an image (.pdf, .webp, .png, .jpg, .avif or .svg)',
  pdf: 'a .pdf file',
  sound: 'a sound (.mp3, .m4a, .ogg, .opus, .wav or .webm)',
}

const kinds = {
  empty: 'an empty file (0 bytes)',
  pdf: 'a PDF',
  png: 'a PNG image',
  jpeg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  heic: 'a HEIC photo, which browsers do not show',
  gif: 'a GIF image',
  svg: 'an SVG image',
  html: 'an HTML page',
  other: 'something else',
}

const fileContent: Messages['reading']['fileContent'] = {
  kinds,
  butIs: (kind) => `, which is ${kind}`,
  notEmpty: 'a file with content; copy it to public/ again',
  asNamed: (kind) => `${kind}, as its name says`,
  orName: (name) => `, or the name ${name}`,
  convert: (kind) =>
    `${kind}; to convert it, open it in Preview (Mac) or Photos (Windows) and save it in that format`,
  undecodable: (name) => `${name}, which cannot be read as an image`,
  decodable: 'a complete image; save it again as .jpg, .png or .webp',
  unclean: (name: string) =>
    `${name}, a video or sound from which where and with what it was made cannot be taken out`,
  cleanable:
    'a whole file: a video as .mp4, .mov or .webm, a sound as .m4a, .mp3, .ogg, .opus or .wav',
}

export const reading: Messages['reading'] = {
  decimal: (digits) => digits,
  contrast: {
    faint: (color, ground, ratio) =>
      `would give texts of ${color} on ${ground}, with a contrast of ${ratio} to 1`,
    lighter: (ratio) =>
      `a lighter colour, with a contrast of ${ratio} to 1 or more, so that it can be read`,
  },

  inContent: (count) => `There ${errors(count)} in the content:`,
  inWritten: (count) => `There ${errors(count)} in what is written:`,
  inResume: (count) => `There ${errors(count)} in the file to import:`,
  nothingChanged: 'Nothing was changed.',

  found: (text) => `found: ${text}`,
  expected: (text) => `expected: ${text}`,
  todo: (text) => `what to do: ${text}`,
  nothing: 'nothing',
  or: (names, last) => `${names} or ${last}`,
  perhaps: (names) => `; perhaps you meant ${names}`,

  noFile: { found: 'no file with that name', expected: 'the file with your details' },
  diskFaults,
  diskFault: (code) => ({
    found: `a disk error (${code})`,
    expected: 'a file that can be used',
  }),
  utf16: 'a file saved as UTF-16',
  notUtf8: 'bytes that are not UTF-8 (saved as Latin-1 or Windows-1252?)',
  utf8: 'a text file saved as UTF-8',

  listFile: 'an object with the list in "items": { "items": [] }',
  missingField: 'nothing: this field is missing',
  unknownField: 'an unknown field',
  repeatedField: 'a repeated field',
  fieldOnce: 'each field only once',

  assetKinds,
  fileContent,
  harmlessSvg:
    'a well-formed SVG without scripts or HTML that uses no other files; save it as plain SVG in a drawing program, or as .png or .webp',
  secretFile: {
    found: 'a private file, and everything in public/ is published',
    todo: 'take it out of public/; if it has been published already, change the keys that it holds',
  },
  sameButCase: (other) => ({
    found: `only upper and lower case tell it from "${other}", which is published too`,
    todo: `give it another name, or exactly "${other}": many disks take the two for one`,
  }),
  publicFile: 'a file that exists in public/',
  sameCase: (names) => `a file in public/ with the same upper and lower case: ${names}`,
  iconIn: (set) => `an icon that exists in ${set}`,
  variants: (names) => `a variant of the CV that perfil.json has: ${names}`,
  noVariants: 'no variant of the CV, because "variantes" of perfil.json has none',

  section: {
    wrongName: {
      found: 'a name that cannot be an address',
      expected: 'lower case without accents, digits and hyphens, for example "talks.json"',
    },
    taken: (address) => `the address /${address}/, which another page has`,
    otherName: 'another name for the file',
    otherPath: 'another "ruta", for example "talks"',
    oneOf: (names) => `one of these sections: ${names}`,
    certificates: {
      found: 'certificates where they were before',
      expected:
        'the file secciones/certificados.json, which begins with "titulo": "Certificates", and in each entry "subtitulo" instead of "emisor"',
    },
  },

  page: {
    tooLarge: (size, most) => ({
      found: `a page of ${size} MB`,
      expected: `less than ${most} KB, which is far more than anybody reads`,
    }),
    tooNested: (most) => ({
      found: 'marks inside marks, more than can be shown',
      expected: `lists and quotes of at most ${most} levels`,
    }),
    html: 'Markdown without HTML; code stands between backticks: `<p>`. Only comments are allowed, on lines of their own: <!-- like this -->',
    title: {
      found: 'a heading with a single hash (#)',
      expected: 'headings from ## on: that of the page is the title of its entry',
    },
    address:
      'an address with https:// or mailto:, a file in public/, a page of this site (/experience/), or a heading of this page (#like-this)',
    anchor: 'a heading of this page',
    noAlt: {
      found: 'a picture without a text',
      expected: 'a text that describes it, between the brackets, for those who cannot see it',
    },
    remote: 'a file in public/: the page takes no pictures from other sites',
    noFile: (file) => `the name of a page that exists; to begin ${file}: npm run page -- name`,
    onlyOnce: 'a page that no other entry names',
  },

  translation: {
    unknownLanguage: (example) =>
      `the code of a language as the name of the folder, for example "${example}"`,
    mainLanguage: (language) => ({
      found: `the main language of the site (${language})`,
      expected:
        'another language: the texts of the main one go into the files of src/content/, and docs/languages.md says how to change it',
    }),
    hasFolder: (folder) =>
      `a language without a folder: its translations are in ${folder}; remove that folder first, and move its texts to src/content/*.json (docs/languages.md)`,
    unknownFile: {
      found: 'a file that is not part of the content',
      expected: (names) => `files with these names: ${names}`,
    },
    words: {
      file: 'the code of a language of which the site has no words, for example "pl.json"',
      text: 'a text',
      forms: 'the forms of a plural, like the English ones beside it, at least "other"',
      names: (names) =>
        names === ''
          ? 'a text without braces, for the English one has none'
          : `in braces, only what the English one has: ${names}`,
    },
    fact: 'a fact, which is written only once, in the main language',
    onlyTexts: (names) => `only texts: ${names}`,
    idWanted: 'an id, for another language translates this list; npm run translations writes it',
    unknownId: (file) => `the id of an entry of ${file}`,
    unknownLink: (file) =>
      `the address of a link of that entry in ${file}; npm run translations writes it if it can tell`,
    noOriginal: (file) => ({
      found: 'a text that the main language does not have',
      expected: `none, or that text in ${file} too`,
    }),
  },
}

const expectedAt = {
  PropertyNameExpected:
    'the name of a field in double quotation marks (no comma follows the last one)',
  ValueExpected: 'a value (no comma follows the last one)',
  ColonExpected: 'a colon ":" after the name of the field',
  CommaExpected: 'a comma before it, or first the closing "]" or "}"',
  CloseBraceExpected: 'the closing brace "}"',
  CloseBracketExpected: 'the closing bracket "]"',
  EndOfFileExpected: 'the end of the file',
  InvalidNumberFormat: 'a valid number, for example 2024',
  UnexpectedEndOfNumber: 'a complete number',
  InvalidSymbol: 'a text in double quotation marks, a number, true, false or null',
}

const faults = {
  InvalidCommentToken: { found: 'a comment', expected: 'JSON without comments' },
  UnexpectedEndOfComment: { found: 'an unclosed comment', expected: 'JSON without comments' },
  UnexpectedEndOfString: {
    found: 'an unclosed text',
    expected: 'double quotation marks at the end of the text, on the same line',
  },
  InvalidUnicode: {
    found: 'an incomplete \\u escape',
    expected: 'four digits after \\u',
  },
  InvalidEscapeCharacter: {
    found: 'a backslash that forms no escape',
    expected: '\\\\ to write a backslash',
  },
  InvalidCharacter: {
    found: 'a tab or another control character inside a text',
    expected: 'a space, or the escape \\t or \\n',
  },
}

export const json: Messages['json'] = {
  expectedAt,
  faults,
  empty: { found: 'an empty file', expected: 'a JSON object in braces {}' },
  unreadable: 'JSON that cannot be read',
  valid: 'valid JSON',
  cutShort: 'the file ends too early',
}
