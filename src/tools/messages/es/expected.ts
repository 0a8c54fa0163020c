const HTTPS = 'una dirección completa que empiece con https://'
const WEB = 'una dirección completa que empiece con https:// o http://'
const YEAR = 'un año de cuatro cifras, entre 1900 y 2200'

const THEMES = '"cobre", "plata", "oro", "tinta", "billete" o "sanguina"'

/** What a field should hold, without a full stop. */
export const expected = {
  text: 'un texto no vacío',
  optionalText: 'un texto, o "" si no hay',
  writable: 'un texto sin caracteres de control ni medios caracteres (\\u0000, \\ud800)',
  sentences: 'un texto de una o dos oraciones',
  state: 'un texto, por ejemplo "Cursando" o "Finalizado"',
  experienceType: 'un texto, por ejemplo "Pasantía"',
  technologies: 'un texto con las tecnologías separadas por comas',
  email: 'una dirección de correo, por ejemplo "hola@example.com"',
  https: HTTPS,
  optionalHttps: `${HTTPS}, o "" si no hay`,
  web: WEB,
  optionalWeb: `${WEB}, o "" si no hay`,
  phone: 'un número de teléfono, por ejemplo "+54 341 555 0100"',
  lastName: 'los apellidos tal como están en "nombre"',
  sections:
    'una lista sin repetidos de secciones, por ejemplo ["experiencia", "proyectos", "charlas"]',
  links: 'una lista de enlaces entre corchetes []',
  languages: 'una lista de idiomas entre corchetes []',
  engraving: 'la versión del grabado: 1',
  theme: `${THEMES}, o { "base": uno de ellos, "foil": un color }`,
  themeName: THEMES,
  color: 'un color de CSS sin transparencia, por ejemplo "oklch(0.78 0.1 300)"',
  workMode: '"remoto", "híbrido" o "presencial"',
  timeZone: 'una zona horaria de IANA, por ejemplo "America/Argentina/Buenos_Aires"',
  ipa: 'un texto, por ejemplo "/ˈana ˈpeɾes/"',
  channels: 'una lista de "pagina", "cv" y "vcard", o [] para ninguno',
  variants: 'una lista de variantes del CV, por ejemplo ["backend"]',
  variantName:
    'un nombre de letras minúsculas sin acento, números y guiones, por ejemplo "backend"',
  publicFile: (example: string) => `la ruta de un archivo de public/, por ejemplo "${example}"`,
  certificate:
    'la ruta de un archivo de public/, por ejemplo "certificados/curso.pdf", una dirección https:// o null',
  documentLink:
    'una dirección https://, la ruta de un archivo de public/, por ejemplo "certificados/curso.pdf", o ""',
  slug: 'minúsculas sin acentos, números y guiones, por ejemplo "charlas"',
  form: '"citas", o nada: las entradas en una línea de tiempo',
  sectionIcon:
    'el nombre de un icono de lucide.dev, por ejemplo "presentation", o la ruta de una imagen de public/',
  oneDate: 'una fecha o los años, no las dos cosas',
  linkOfText: 'la dirección a la que lleva textoEnlace',
  yesOrNo: 'true o false',
  noLinkOfReserved: 'ningún enlace, porque reservado dice true: se pregunta por correo',
  pictureText: 'un texto que describa la imagen, para quienes no la ven',
  icon: 'la ruta de una imagen de public/ (por ejemplo "iconos/creativo.svg"), "devicon:nombre" o "simple-icons:nombre"',
  iconSide: 'un número entero de píxeles entre 1 y 400',
  id: 'un número entero mayor o igual que 0',
  uniqueId: 'un id que no use otra entrada de la lista',
  integer: 'un número entero',
  year: YEAR,
  endYear: `${YEAR}, o null si sigue en curso`,
  endAfterStart: 'un año igual o posterior a anioInicio',
  startNotFuture: (most: string) => `un año hasta ${most}`,
  endOfFinished: (state: string) => `el año en que terminó, porque estado dice "${state}"`,
  month: 'un número de mes, de 1 a 12',
  endMonthAfterStart: 'un mes igual o posterior a mesInicio, en el mismo año',
  noStartMonth: 'ningún mes, porque no hay anioInicio',
  noEndMonth: 'ningún mes, porque anioFin está vacío',
  yearMonth: 'un año, o un año y un mes, con la forma "AAAA" o "AAAA-MM"',
  birthDay: 'una fecha real ya pasada, con la forma AAAA-MM-DD',
  mainLanguage:
    'el código del idioma principal del sitio: "es", "en", "pt", "fr", "de", "it", u otro con un archivo en src/content/palabras/',
  paper: '"a4" o "letter"',
  portraitKind: '"foto" o "grabado"',
  entries: 'una lista de entradas entre corchetes []',
  object: 'un objeto entre llaves {}',
  knownFields: 'solo campos conocidos',
  requiredField: 'este campo, que es obligatorio',

  // JSON Resume
  quotedText: 'un texto entre comillas',
}
