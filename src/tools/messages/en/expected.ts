import type { expected as es } from '../es/expected'

const HTTPS = 'a full address that begins with https://'
const WEB = 'a full address that begins with https:// or http://'
const YEAR = 'a year of four digits, from 1900 to 2200'

const THEMES = '"cobre", "plata", "oro", "tinta", "billete" or "sanguina"'

export const expected: typeof es = {
  text: 'a text that is not empty',
  optionalText: 'a text, or "" if there is none',
  writable: 'a text without control characters or half characters (\\u0000, \\ud800)',
  sentences: 'a text of one or two sentences',
  state: 'a text, for example "In progress" or "Completed"',
  experienceType: 'a text, for example "Internship"',
  technologies: 'a text with the technologies, separated by commas',
  email: 'an email address, for example "hello@example.com"',
  https: HTTPS,
  optionalHttps: `${HTTPS}, or "" if there is none`,
  web: WEB,
  optionalWeb: `${WEB}, or "" if there is none`,
  phone: 'a phone number, for example "+44 20 7946 0100"',
  lastName: 'the last name just as it stands in "nombre"',
  sections:
    'a list without repeats of sections, for example ["experiencia", "proyectos", "charlas"]',
  links: 'a list of links in square brackets []',
  languages: 'a list of languages in square brackets []',
  engraving: 'the version of the engraving: 1',
  theme: `${THEMES}, or { "base": one of them, "foil": a colour }`,
  themeName: THEMES,
  color: 'a CSS colour without transparency, for example "oklch(0.78 0.1 300)"',
  workMode: '"remoto", "híbrido" or "presencial"',
  timeZone: 'a time zone of IANA, for example "Europe/London"',
  ipa: 'a text, for example "/ˈænə ˈpɛrɪs/"',
  channels: 'a list of "pagina", "cv" and "vcard", or [] for none',
  variants: 'a list of variants of the CV, for example ["backend"]',
  variantName:
    'a name of lower-case letters without accents, digits and hyphens, for example "backend"',
  publicFile: (example) => `the path of a file in public/, for example "${example}"`,
  certificate:
    'the path of a file in public/, for example "certificados/curso.pdf", an https:// address or null',
  documentLink:
    'an https:// address, the path of a file in public/, for example "certificados/curso.pdf", or ""',
  slug: 'lower case without accents, digits and hyphens, for example "talks"',
  form: '"citas" (quotes), or nothing: the entries on a line of time',
  sectionIcon:
    'the name of an icon of lucide.dev, for example "presentation", or the path of an image in public/',
  oneDate: 'a date or the years, not both',
  linkOfText: 'the address that textoEnlace leads to',
  yesOrNo: 'true or false',
  noLinkOfReserved: 'no link, because reservado says true: one asks by mail',
  pictureText: 'a text that describes the picture, for those who cannot see it',
  icon: 'the path of a picture in public/ (for example "iconos/creativo.svg"), "devicon:name" or "simple-icons:name"',
  iconSide: 'a whole number of pixels from 1 to 400',
  id: 'a whole number, 0 or more',
  uniqueId: 'an id that no other entry of the list uses',
  integer: 'a whole number',
  year: YEAR,
  endYear: `${YEAR}, or null if it has not ended`,
  endAfterStart: 'a year not before anioInicio',
  startNotFuture: (most) => `a year up to ${most}`,
  endOfFinished: (state) => `the year in which it ended, because estado says "${state}"`,
  month: 'the number of a month, from 1 to 12',
  endMonthAfterStart: 'a month not before mesInicio, in the same year',
  noStartMonth: 'no month, because there is no anioInicio',
  noEndMonth: 'no month, because anioFin is empty',
  yearMonth: 'a year, or a year and a month, in the form "YYYY" or "YYYY-MM"',
  birthDay: 'a real date in the past, in the form YYYY-MM-DD',
  mainLanguage:
    'the code of the site’s main language: "es", "en", "pt", "fr", "de", "it", or another with a file in src/content/palabras/',
  paper: '"a4" or "letter"',
  portraitKind: '"foto" or "grabado"',
  entries: 'a list of entries in square brackets []',
  object: 'an object in braces {}',
  knownFields: 'only known fields',
  requiredField: 'this field, which is required',

  quotedText: 'a text in quotation marks',
}
