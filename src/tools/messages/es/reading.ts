type Mistake = { found: string; expected: string }

const errors = (count: number) => (count === 1 ? '1 error' : `${count} errores`)

const NO_PERMISSION: Mistake = {
  found: 'que falta permiso para usarlo',
  expected: 'que su usuario pueda leerlo y escribir en su carpeta',
}

const NO_FOLDER: Mistake = {
  found: 'un archivo en el lugar de una carpeta',
  expected: 'una carpeta; mueva o borre el archivo',
}

/** By error code of the file system. */
const diskFaults = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: { found: 'un disco de solo lectura', expected: 'un lugar en el que se pueda escribir' },
  ENOSPC: { found: 'un disco lleno', expected: 'lugar para escribir' },
  EISDIR: {
    found: 'una carpeta con ese nombre',
    expected: 'un archivo; mueva o borre la carpeta',
  },
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ELOOP: { found: 'un enlace que lleva a sí mismo', expected: 'un archivo; borre el enlace' },
  ENOENT: { found: 'un enlace a algo que no existe', expected: 'un archivo; borre el enlace' },
}

/** By field, the kind of file that it names. */
const assetKinds = {
  icon: 'una imagen (.svg, .webp, .png, .jpg o .avif)',
  'section-icon': 'una imagen (.svg, .webp, .png, .jpg o .avif)',
  picture: 'una imagen (.webp, .png, .jpg, .avif o .svg)',
  medium: 'una imagen (.webp, .png, .jpg, .avif o .svg) o un video (.mp4 o .webm)',
  document: 'un PDF o una imagen (.pdf, .webp, .png, .jpg, .avif o .svg)',
  pdf: 'un archivo .pdf',
  sound: 'un sonido (.mp3, .m4a, .ogg, .opus, .wav o .webm)',
}

const kinds = {
  empty: 'un archivo vacío (0 bytes)',
  pdf: 'un PDF',
  png: 'una imagen PNG',
  jpeg: 'una imagen JPEG',
  webp: 'una imagen WebP',
  avif: 'una imagen AVIF',
  heic: 'una foto HEIC, que los navegadores no muestran',
  gif: 'una imagen GIF',
  svg: 'una imagen SVG',
  html: 'una página HTML',
  other: 'otra cosa',
}

const fileContent = {
  kinds,
  butIs: (kind: string) => `, que es ${kind}`,
  notEmpty: 'un archivo con contenido; cópielo de nuevo a public/',
  asNamed: (kind: string) => `${kind}, como dice su nombre`,
  orName: (name: string) => `, o el nombre ${name}`,
  convert: (kind: string) =>
    `${kind}; para convertirla, ábrala en Vista Previa (Mac) o en Fotos (Windows) y guárdela en ese formato`,
  undecodable: (name: string) => `${name}, que no se puede leer como imagen`,
  decodable: 'una imagen entera; guárdela de nuevo como .jpg, .png o .webp',
  unclean: (name: string) =>
    `${name}, un video o un sonido del que no se puede quitar dónde y con qué se hizo`,
  cleanable:
    'un archivo entero: un video en .mp4, .mov o .webm, un sonido en .m4a, .mp3, .ogg, .opus o .wav',
}

export const reading = {
  /** From a decimal point. */
  decimal: (digits: string) => digits.replace('.', ','),
  contrast: {
    faint: (color: string, ground: string, ratio: string) =>
      `daría textos ${color} sobre ${ground}, con un contraste de ${ratio} a 1`,
    lighter: (ratio: string) =>
      `un color más claro, con un contraste de ${ratio} a 1 o más, para que se lea`,
  },

  inContent: (count: number) => `Hay ${errors(count)} en el contenido:`,
  inWritten: (count: number) => `Hay ${errors(count)} en lo que se escribe:`,
  inResume: (count: number) => `Hay ${errors(count)} en el archivo para importar:`,
  nothingChanged: 'No se cambió nada.',

  found: (text: string) => `se encontró: ${text}`,
  expected: (text: string) => `se esperaba: ${text}`,
  todo: (text: string) => `qué hacer: ${text}`,
  nothing: 'nada',
  or: (names: string, last: string) => `${names} o ${last}`,
  perhaps: (names: string) => `; quizás quiso escribir ${names}`,

  noFile: { found: 'ningún archivo con ese nombre', expected: 'el archivo con sus datos' },
  diskFaults,
  diskFault: (code: string): Mistake => ({
    found: `un error del disco (${code})`,
    expected: 'un archivo que se pueda usar',
  }),
  utf16: 'un archivo guardado como UTF-16',
  notUtf8: 'bytes que no son UTF-8 (¿guardado como Latin-1 o Windows-1252?)',
  utf8: 'un archivo de texto guardado como UTF-8',

  listFile: 'un objeto con la lista en "items": { "items": [] }',
  missingField: 'nada: falta este campo',
  unknownField: 'un campo desconocido',
  repeatedField: 'un campo repetido',
  fieldOnce: 'cada campo una sola vez',

  assetKinds,
  fileContent,
  harmlessSvg:
    'un SVG bien formado, sin scripts ni HTML, que no use archivos ajenos; guárdelo como SVG simple en un programa de dibujo, o como .png o .webp',
  secretFile: {
    found: 'un archivo privado, y todo lo que está en public/ se publica',
    todo: 'sacarlo de public/; si ya se publicó, cambiar las claves que contiene',
  },
  sameButCase: (other: string) => ({
    found: `solo mayúsculas y minúsculas lo distinguen de "${other}", que también se publica`,
    todo: `darle otro nombre, o exactamente "${other}": muchos discos toman los dos por uno`,
  }),
  publicFile: 'un archivo que exista en public/',
  sameCase: (names: string) =>
    `un archivo de public/ con las mismas mayúsculas y minúsculas: ${names}`,
  iconIn: (set: string) => `un icono que exista en ${set}`,
  variants: (names: string) => `una variante del CV que tenga perfil.json: ${names}`,
  noVariants: 'ninguna variante del CV, porque "variantes" de perfil.json no tiene ninguna',

  section: {
    wrongName: {
      found: 'un nombre que no puede ser una dirección',
      expected: 'minúsculas sin acentos, números y guiones, por ejemplo "charlas.json"',
    },
    taken: (address: string) => `la dirección /${address}/, que ya es de otra página`,
    otherName: 'otro nombre para el archivo',
    otherPath: 'otra "ruta", por ejemplo "talks"',
    oneOf: (names: string) => `una de estas secciones: ${names}`,
    certificates: {
      found: 'certificados en el lugar que tenían antes',
      expected:
        'el archivo secciones/certificados.json, que empieza con "titulo": "Certificados", y en cada entrada "subtitulo" en vez de "emisor"',
    },
  },

  page: {
    tooLarge: (size: string, most: number) => ({
      found: `una página de ${size} MB`,
      expected: `menos de ${most} KB, que ya son muchas más palabras que las que alguien lee`,
    }),
    tooNested: (most: number) => ({
      found: 'marcas dentro de marcas, más de las que se pueden mostrar',
      expected: `listas y citas de ${most} niveles como mucho`,
    }),
    html: 'Markdown, sin HTML; si es código, entre comillas invertidas: `<p>`. Solo se admiten comentarios, en renglones propios: <!-- así -->',
    title: {
      found: 'un título con una sola almohadilla (#)',
      expected: 'títulos desde ##: el de la página es el de la entrada',
    },
    address:
      'una dirección https:// o mailto:, un archivo de public/, una página de este sitio (/experiencia/) o un título de esta página (#asi)',
    anchor: 'un título de esta página',
    noAlt: {
      found: 'una imagen sin texto',
      expected: 'un texto que la describa, entre los corchetes, para quienes no la ven',
    },
    remote: 'un archivo de public/: la página no trae imágenes de otros sitios',
    noFile: (file: string) =>
      `el nombre de una página que exista; para empezar ${file}: npm run page -- nombre`,
    onlyOnce: 'una página que ninguna otra entrada nombre',
  },

  translation: {
    unknownLanguage: (example: string) =>
      `como nombre de la carpeta, el código de un idioma, por ejemplo "${example}"`,
    mainLanguage: (language: string) => ({
      found: `el idioma principal del sitio (${language})`,
      expected:
        'otro idioma: los textos del principal van en los archivos de src/content/, y docs/languages.md dice cómo cambiarlo',
    }),
    hasFolder: (folder: string) =>
      `un idioma sin carpeta: en ${folder} están sus traducciones; quite antes esa carpeta, y pase sus textos a src/content/*.json (docs/languages.md)`,
    unknownFile: {
      found: 'un archivo que no es del contenido',
      expected: (names: string) => `archivos con estos nombres: ${names}`,
    },
    words: {
      file: 'el código de un idioma del que el sitio no tiene palabras, por ejemplo "pl.json"',
      text: 'un texto',
      forms: 'las formas de un plural, como las del inglés a su lado, al menos "other"',
      names: (names: string) =>
        names === ''
          ? 'un texto sin llaves, porque el inglés no tiene ninguna'
          : `entre llaves, solo lo que tiene el inglés: ${names}`,
    },
    fact: 'un dato, que se escribe una sola vez, en el idioma principal',
    onlyTexts: (names: string) => `solo textos: ${names}`,
    idWanted: 'un id, porque otro idioma traduce esta lista; npm run translations lo escribe',
    unknownId: (file: string) => `el id de una entrada de ${file}`,
    unknownLink: (file: string) =>
      `la dirección de un enlace de esa entrada en ${file}; npm run translations la escribe si sabe cuál es`,
    noOriginal: (file: string) => ({
      found: 'un texto que no está en el idioma principal',
      expected: `ninguno, o ese texto también en ${file}`,
    }),
  },
}

/** By the parser's error code; found is the text at the error. */
const expectedAt = {
  PropertyNameExpected:
    'el nombre de un campo entre comillas dobles (después del último no va coma)',
  ValueExpected: 'un valor (después del último no va coma)',
  ColonExpected: 'dos puntos ":" después del nombre del campo',
  CommaExpected: 'una coma antes, o primero el cierre "]" o "}"',
  CloseBraceExpected: 'la llave de cierre "}"',
  CloseBracketExpected: 'el corchete de cierre "]"',
  EndOfFileExpected: 'el fin del archivo',
  InvalidNumberFormat: 'un número válido, por ejemplo 2024',
  UnexpectedEndOfNumber: 'un número completo',
  InvalidSymbol: 'un texto entre comillas dobles, un número, true, false o null',
}

/** By the parser's error code. */
const faults = {
  InvalidCommentToken: { found: 'un comentario', expected: 'JSON sin comentarios' },
  UnexpectedEndOfComment: { found: 'un comentario sin cerrar', expected: 'JSON sin comentarios' },
  UnexpectedEndOfString: {
    found: 'un texto sin cerrar',
    expected: 'comillas dobles al final del texto, en la misma línea',
  },
  InvalidUnicode: {
    found: 'un escape \\u incompleto',
    expected: 'cuatro cifras después de \\u',
  },
  InvalidEscapeCharacter: {
    found: 'una barra invertida que no forma un escape',
    expected: '\\\\ para escribir una barra invertida',
  },
  InvalidCharacter: {
    found: 'un tabulador u otro carácter de control dentro de un texto',
    expected: 'un espacio, o el escape \\t o \\n',
  },
}

export const json = {
  expectedAt,
  faults,
  empty: { found: 'un archivo vacío', expected: 'un objeto JSON entre llaves {}' },
  unreadable: 'JSON que no se puede leer',
  valid: 'JSON válido',
  cutShort: 'el archivo termina antes de tiempo',
}
