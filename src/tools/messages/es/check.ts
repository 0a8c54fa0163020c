const things = (count: number) => (count === 1 ? '1 cosa' : `${count} cosas`)

const entries = (count: number) => (count === 1 ? '1 entrada' : `${count} entradas`)

const OWN_CV = 'o poner un PDF propio en public/ y nombrarlo en "cv" de perfil.json'

/** By field, what to write instead of an example. */
const ownValues = {
  nombre: 'escribir su nombre y apellido',
  puesto: 'escribir su puesto o profesión',
  ciudad: 'escribir su ciudad',
  pais: 'escribir su país',
  fechaNacimiento: 'escribir la suya, o borrar el campo',
  resumen: 'escribir su resumen',
  email: 'escribir su dirección de correo',
  github: 'escribir la dirección de su perfil de código',
  linkedin: 'escribir la dirección de su perfil profesional',
  sitio: 'escribir la dirección en la que se publicará el sitio',
  link: 'escribir la dirección, o dejar ""',
  direccionWeb: 'escribir la dirección del proyecto, o dejar ""',
  gitHubWeb: 'escribir la dirección del código, o dejar ""',
  telefono: 'escribir su teléfono, o borrar el campo',
  url: 'escribir la dirección, o borrar el enlace',
  enlace: 'escribir su dirección, o dejar ""',
  certificado: 'escribir la dirección del certificado, o dejar null',
}

export const check = {
  toSolve: (count: number) => `Hay ${things(count)} por resolver antes de publicar:`,
  toImprove: (count: number) =>
    count === 1
      ? '1 consejo; se puede publicar sin seguirlo:'
      : `${count} consejos; se puede publicar sin seguirlos:`,
  forExample: (found: string) => `por ejemplo ${found}`,
  moreAlike: (more: number, all: number) => `… y ${more} más (${all} en total)`,
  ready: 'Todo listo para publicar.',

  missing: 'nada, y el sitio no lo muestra',

  cv: {
    unprintable: (symbols: string) => `símbolos que la tipografía del CV no tiene: ${symbols}`,
    removeSymbols: 'quitarlos',
    template: 'una plantilla que Typst pueda componer (docs/content.md dice qué datos tiene)',
    pages: (count: number) => `un CV de ${count} páginas`,
    shorten: 'acortar descripciones o quitar entradas hasta que entre en dos',
    orOwn: (todo: string) => `${todo}, ${OWN_CV}`,
    unreadable: 'un PDF que los programas no pueden leer',
    noText: 'un PDF sin texto: los programas que leen CV no encuentran nada',
    ligatures: (letters: string) =>
      `letras unidas, que los programas que leen CV no buscan: ${letters}`,
    missed: (text: string) => `los programas que leen CV no encuentran «${text}»`,
    saveAsText: 'guardarlo de nuevo como texto, con lo mismo que dice src/content/',
    shorterWords: 'escribirlo con palabras más cortas',
  },

  deadFile: {
    found: 'un archivo que nada nombra, y que igual se publica',
    todo: 'borrarlo, o nombrarlo en src/content/',
  },

  replacedFiles: (files: string) =>
    `Archivos de public/ que se publican en lugar de los que el sitio hace: ${files}.`,

  sameVariant: {
    found: 'un CV igual al del sitio: no cambia puesto ni resumen, y ninguna entrada queda fuera',
    todo: 'escribir su "puesto" o su "resumen", o decir en "para" de algunas entradas para qué variantes son',
  },

  channels: { pagina: 'las páginas', cv: 'el CV', vcard: 'el contacto y su código QR' },
  shownOnlyIn: (contact: string, places: string) => `${contact} se publica solo en: ${places}.`,
  shownNowhere: (contact: string) => `${contact} no está en ningún archivo que se publique.`,

  image: {
    weight: (file: string, size: string) => `${file} pesa ${size}`,
    reduce: (most: string) => `reducirlo a menos de ${most}`,
    size: (file: string, width: number, height: number) => `${file} mide ${width} × ${height} px`,
    bestPortrait: (side: number) =>
      `usar una foto de ${side} × ${side} px, para que no se vea borrosa`,
    flat: (file: string) => `${file} es casi de un solo tono: grabado dice poco`,
    useFoto: 'usar una foto con luz de un lado, o "retrato": "foto"',
    bestPicture: (width: number) =>
      `usar una imagen de ${width} px de ancho, para que no se vea borrosa`,
    shownSmall: (size: string, width: number, height: number) =>
      `${size} y se muestra a ${width} × ${height}: se verá borroso`,
    shownLarge: (size: string, width: number, height: number) =>
      `${size} y se muestra a ${width} × ${height}: la mayor parte se descarga para nada`,
    bestIcon: (width: number, height: number) =>
      `usar una imagen de ${width} × ${height} px, o un .svg`,
    unreadable: (file: string) => `${file} no se puede leer como imagen`,
    saveAgain: 'guardarlo de nuevo como .webp, .png, .jpg, .avif o .svg',
  },

  length: {
    found: (count: number) => `un texto de ${count} caracteres`,
    shorten: (most: number, why: string) => `acortarlo a ${most}, ${why}`,
    reasons: {
      title: 'para leerse de una vez como título',
      badge: 'para entrar en su etiqueta',
      story: 'para que se lea',
      cardLine: 'para entrar en un renglón de la tarjeta',
      cardAndImage: 'para entrar en la tarjeta y en la imagen que se comparte',
      oneLine: 'para entrar en un renglón',
      tile: 'para entrar en su mosaico',
      link: 'para leerse de una vez como enlace',
      language: 'para leerse de una vez',
      group: 'para leerse de una vez como título de su grupo',
      pictureText: 'para que quien no ve la imagen lo escuche de una vez',
    },
  },

  page: {
    question: (comment: string) => ({
      found: `una pregunta del esquema: ${comment}`,
      todo: 'responderla y borrar el comentario, o borrar también su título',
    }),
    skipped: (found: string, expected: string) => ({
      found: `un título con ${found} sin otro con ${expected} antes`,
      todo: 'no saltear niveles: quien escucha la página los usa como índice',
    }),
    saysPicture: (alt: string) => ({
      found: `un texto que dice que es una imagen: ${alt}`,
      todo: 'decir qué se ve en ella; que es una imagen ya se anuncia',
    }),
    noPicture: {
      found: 'una página sin ninguna imagen',
      todo: 'mostrar el proyecto: una captura, un esquema, un video',
    },
    long: (words: number, most: number) => ({
      found: `una página de ${words} palabras`,
      todo: `acortarla a ${most}: pocos leen más de ocho minutos`,
    }),
    unnamed: (name: string) => ({
      found: 'una página que ninguna entrada nombra, y que no se publica',
      todo: `nombrarla en la entrada de su proyecto ("pagina": "${name}"), o borrarla`,
    }),
    untranslated: (name: string, language: string) => ({
      found: 'ninguna traducción de esa página; se muestra en el idioma principal',
      todo: `traducirla; para empezar: npm run page -- ${name} ${language}`,
    }),
  },

  section: {
    emptyList: {
      found: 'ninguna entrada, aunque el sitio muestra la lista',
      todo: 'agregar una entrada, o borrar el archivo para no mostrar la lista',
    },
    emptySection: (section: string) => ({
      found: `ninguna entrada, aunque el sitio muestra la sección "${section}"`,
      todo: 'agregar una entrada, o borrar el archivo para no mostrarla',
    }),
    noFile: (section: string) => ({
      found: `la sección "${section}", que no tiene ningún archivo`,
      todo: 'crear el archivo, o quitarla de la lista',
    }),
    hidden: (section: string, count: number) => ({
      found: `${entries(count)} que no se ${count === 1 ? 'muestra' : 'muestran'}: "secciones" no nombra "${section}"`,
      todo: `agregar "${section}" a "secciones" de perfil.json, o borrar el archivo`,
    }),
  },

  oldestFirst: {
    found: 'las entradas de la más vieja a la más nueva',
    todo: 'dar a las más nuevas los "numeroOrden" más bajos: se lee desde arriba',
  },

  links: {
    found: (address: string, status: number | undefined) =>
      status === undefined ? `${address}, que no responde` : `${address}, que responde ${status}`,
    todo: 'abrirla; corregirla o quitarla si no lleva a nada',
    asked: (count: number) =>
      count === 1 ? 'Se preguntó por 1 dirección.' : `Se preguntó por ${count} direcciones.`,
    refused: (addresses: string) => `No contestan a programas, ábralas usted: ${addresses}.`,
    noNetwork: 'Ninguna dirección responde: revise la conexión y pruebe de nuevo.',
  },

  evidence: (names: string) => ({
    found: `habilidades que ninguna "tegnologiasUtilizadas" ni "tecnologias" nombra: ${names}`,
    todo: 'nombrarlas allí, en las experiencias y proyectos donde las usó, para que el sitio diga dónde',
  }),

  repeat: {
    link: (first: string) => ({
      found: `la misma dirección que en ${first}`,
      todo: 'borrar una de las dos',
    }),
    group: (name: string, first: string) => ({
      found: `el grupo ${name}, que antes está escrito ${first}`,
      todo: 'escribirlo siempre igual, para que sea un solo grupo',
    }),
  },

  script: {
    found: (letters: string) => `letras que ninguna tipografía instalada tiene: ${letters}`,
    inTexts: (count: number) => (count === 1 ? '' : ` (en ${count} textos)`),
    command: (packages: readonly string[]) => `npm i -D ${packages.join(' ')}`,
    install: (command: string) => `instalar la tipografía: ${command}`,
    rewrite: 'escribirlo con otras letras',
  },

  translation: {
    missing: (original: string) => ({
      found: `ninguna traducción de ${original}`,
      todo: 'traducirlo; mientras tanto se muestra así',
    }),
    names: (names: string, button: string) => ({
      found: `nombres y títulos sin traducir: ${names}`,
      todo: `traducir los que cambian; los demás de una lista, juntos en npm run edit con «${button}»`,
    }),
    untouched: {
      found: 'el texto del idioma principal, sin traducir',
      todo: 'traducirlo',
    },
    stale: (original: string) => ({
      found: `la traducción de un texto que cambió después, y que ahora dice ${original}`,
      todo: 'escribirla de nuevo; si sigue siendo correcta, borrar su línea de "original"',
    }),
    noEntry: (id: number, title: string, language: string) => ({
      found: `ninguna entrada con el id ${id} (${title})`,
      todo: `agregarla: npm run translations -- ${language}`,
    }),
    noFile: (language: string) => ({
      found: 'ningún archivo con ese nombre',
      todo: `crearlo: npm run translations -- ${language}`,
    }),
    missingWord: (english: string) => ({
      found: `ninguna palabra para ${english}`,
      todo: 'escribirla junto a la inglesa; hasta entonces el sitio la dice en otro idioma',
    }),
    noInterface: (language: string, main: string) =>
      `El contenido en ${language} se muestra con las palabras del sitio (menús, botones, fechas) en ${main}: npm run translations crea un archivo para ellas en src/content/palabras/.`,
  },

  placeholder: {
    name: (value: string) => `el nombre de ejemplo ${value}`,
    address: (value: string) => `la dirección de ejemplo ${value}`,
    reserved: (value: string) =>
      `un nombre reservado al que nadie puede llegar (RFC 2606): ${value}`,
    text: (value: string) => `lo que dice el ejemplo: ${value}`,
    list: (count: number) => `las ${count} del ejemplo, sin un cambio`,
    ownList: 'dejar las suyas: agregar, cambiar o quitar',
    phone: (value: string) => `el teléfono de ejemplo ${value}`,
    ownValues,
    ownValue: 'escribir lo suyo, o borrar la entrada',
    unfinished: (value: string) => `un texto sin completar: ${value}`,
    finish: 'completarlo',
    file: (file: string) => `el archivo de ejemplo ${file}`,
    ownPage: 'contar lo suyo, o borrar el archivo y "pagina" de la entrada',
    ownFile: 'poner el suyo en public/, con el mismo nombre o con otro',
  },
}
