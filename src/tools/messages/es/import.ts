const TO_COMPLETE = 'por completar'

/** What the import writes into the content where the resume says nothing. */
const placeholders = {
  /** Marks a text that the owner has to complete. */
  mark: TO_COMPLETE,
  titulo: `Título ${TO_COMPLETE}`,
  descripcion: `Descripción ${TO_COMPLETE}.`,
  emisor: `Emisor ${TO_COMPLETE}`,
  job: 'Empleo',
  internship: 'Pasantía',
  volunteering: 'Voluntariado',
  finished: 'Finalizado',
  inProgress: 'Cursando',
  courses: (names: string) => `Materias: ${names}.`,
  perfil: {
    nombre: 'Nombre Apellido',
    puesto: `Puesto ${TO_COMPLETE}`,
    ciudad: `Ciudad ${TO_COMPLETE}`,
    pais: `País ${TO_COMPLETE}`,
    email: 'hola@example.com',
    resumen: `Resumen ${TO_COMPLETE}.`,
    sitio: 'https://portfolio.example.com/',
  },
}

const files = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`)

export const importing = {
  placeholders,
  unreadable: (file: string) => `No se puede leer el archivo "${file}". No se cambió nada.`,
  noSection: 'ninguna de las secciones de JSON Resume',
  oneSection: (names: string) => `al menos una de ${names}`,
  wouldReplace: 'No se cambió nada. La importación reemplazaría estos archivos:',
  howToReplace: 'Para reemplazarlos, agregue --force: npm run import -- resume.json --force',

  written: (count: number) =>
    count === 1 ? `Se escribió ${files(count)}:` : `Se escribieron ${files(count)}:`,
  wouldWrite: (count: number) =>
    count === 1 ? `Se escribiría ${files(count)}:` : `Se escribirían ${files(count)}:`,
  nothingNew: 'El contenido ya dice lo mismo que el archivo: no hay nada que escribir.',
  removed:
    'Archivos borrados: los de ejemplo que ya no se usan, y las listas que el archivo no trae',
  wouldRemove:
    'Archivos que se borrarían: los de ejemplo que ya no se usan, y las listas que el archivo no trae',
  dryRun: 'No se cambió nada: con --dry-run solo se muestra el plan.',
  recordWritten: (file: string) =>
    `En ${file} queda lo que el archivo decía, para que otra importación respete lo que usted cambie. Súbalo con el resto.`,
  missing: 'Falta completar',
  ownKept: 'Se conserva lo que usted cambió',
  leftOut: 'Quedó afuera',
  unplaced: 'Sin lugar en este sitio',

  used: (value: string) => `queda ${value}`,
  kept: (value: string) => `se conserva ${value}`,
  listKept: 'se conserva la lista que había',
  resumeSays: (value: string) => `el archivo dice ${value}`,
  ownEntry: (title: string) => `el archivo no tiene ${title}`,
  ownRemoved: (title: string) => `el archivo tiene ${title}, que usted borró`,
  ownPicture: 'el archivo trae otra imagen con ese nombre',
  endBeforeStart: (date: string) => `el archivo dice ${date}, antes de empezar`,
  noTechnologies: 'el archivo no dice las tecnologías de cada empleo',
  noAge: 'sin ella no se muestra la edad',
  notGuessed: 'escriba la dirección en la que publicará; la de su currículum puede ser otra',
  longSummary: (length: number) => `tiene ${length} caracteres; bastan una o dos oraciones`,
  notInName: 'ya no están en el nombre',
  website: 'Web',
  expected: (text: string) => `se esperaba ${text}`,
  httpsOnly: 'solo se aceptan direcciones https://',
  webOnly: 'solo se aceptan direcciones https:// o http://',
  noPhone: 'no es un número de teléfono',
  noPicture: 'no es una imagen de public/',

  translation: {
    usage: 'Uso: npm run import -- cv.en.json --language en',
    unmatched: 'Sin entrada a la que corresponda',
    noEntry: (title: string) =>
      `${title}: ninguna entrada del contenido tiene esas fechas o enlaces`,
    setAside: 'Traducciones apartadas, porque eran de otro contenido',
    wouldSetAside: 'Traducciones que se apartarían, porque son de otro contenido',
  },

  portrait: {
    remote:
      'solo se copia una foto guardada junto al archivo; para descargarla de una dirección https://, agregue --fetch',
    outside: 'está fuera de la carpeta del archivo',
    wrongKind: 'no es .webp, .png, .jpg, .avif ni .svg',
    wrongName: 'su nombre tiene caracteres que una URL no admite',
    absent: 'no existe ese archivo',
    notHttps: 'solo se descarga de direcciones https://',
    noAnswer: 'no se pudo descargar',
    status: (code: number) => `la dirección respondió con el código ${code}`,
    tooLarge: 'pesa más de 10 MB',
    noImage: 'no se puede leer como imagen',
  },
}
