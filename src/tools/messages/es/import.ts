const TO_COMPLETE = 'por completar'

/** Words of the import's own. What is to be completed only earlier versions wrote: `check` finds it. */
const placeholders = {
  /** Marks a text that the owner has to complete. */
  mark: TO_COMPLETE,
  titulo: `Título ${TO_COMPLETE}`,
  descripcion: `Descripción ${TO_COMPLETE}.`,
  finished: 'Finalizado',
  inProgress: 'Cursando',
  courses: (names: string) => `Materias: ${names}.`,
  perfil: {
    puesto: `Puesto ${TO_COMPLETE}`,
    ciudad: `Ciudad ${TO_COMPLETE}`,
    pais: `País ${TO_COMPLETE}`,
    resumen: `Resumen ${TO_COMPLETE}.`,
  },
}

const files = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`)

/** What owners try in place of a resume. */
const kinds = {
  pdf: 'un PDF',
  archive: 'un ZIP, un archivo de Word o una carpeta sin los CSV de LinkedIn',
  word: 'un documento de Word',
  picture: 'una imagen',
  html: 'una página HTML o un XML',
  text: 'un texto sin campos, como los de Markdown, TOML o CSV',
}

export const importing = {
  placeholders,
  /** Titles of sections, by JSON Resume's names or LinkedIn's; their addresses follow from them. */
  sections: {
    certificates: 'Certificados',
    awards: 'Premios',
    publications: 'Publicaciones',
    volunteer: 'Voluntariado',
    references: 'Recomendaciones',
    interests: 'Intereses',
    courses: 'Cursos',
    organizations: 'Organizaciones',
    patents: 'Patentes',
    testscores: 'Exámenes',
  },
  /** Of a section without one. */
  otherSection: 'Otros',
  kinds,
  unreadable: (file: string) => `No se puede leer el archivo "${file}". No se cambió nada.`,
  expectedFile:
    'un currículum en JSON Resume (JSON o YAML), el archivo de Reactive Resume o de RenderCV, o el ZIP que envía LinkedIn',
  wrongYaml: 'un YAML con errores',
  archives: {
    damaged: 'un ZIP dañado o incompleto',
    manyEntries: 'un ZIP o una carpeta con más de 2000 archivos',
    outside: 'un ZIP con archivos fuera de su carpeta ("..")',
    tooLarge: 'más de 32 MB de CSV',
  },
  tooLargeArchive: 'un ZIP de más de 200 MB',
  tooLarge: 'un archivo de más de 10 MB',
  tooDeep: 'demasiados corchetes o llaves, unos dentro de otros',
  noSection: 'nada de un currículum',
  oneSection: (names: string) => `un nombre y al menos una lista con datos: ${names}`,
  /** What is in a file instead. @param names of its fields, or of files */
  thereIs: (names: string) => `encontré: ${names}`,
  noEntries: 'listas sin una entrada que se pueda leer',
  lacksFiles: (names: string) => `una carpeta sin los archivos de LinkedIn (${names})`,
  empty: 'nada',
  commitFirst:
    'No se cambió nada: haga antes un commit, y `git diff` mostrará lo que cambie la importación; con --force se escribe igual, y lo anterior queda en archivos *.bak.',
  otherLanguage: (language: string) =>
    `No se cambió nada: el archivo está en el idioma de src/content/${language}/; para completar esos textos, agregue --language ${language}.`,

  written: (count: number) =>
    count === 1 ? `Se escribió ${files(count)}:` : `Se escribieron ${files(count)}:`,
  wouldWrite: (count: number) =>
    count === 1 ? `Se escribiría ${files(count)}:` : `Se escribirían ${files(count)}:`,
  nothingNew: 'El contenido ya dice lo mismo que el archivo: no hay nada que escribir.',
  removed: 'Archivos borrados, porque lo que se importó no los trae',
  wouldRemove: 'Archivos que se borrarían, porque lo que se importa no los trae',
  removedExamples: 'Archivos borrados del ejemplo',
  wouldRemoveExamples: 'Archivos del ejemplo que se borrarían',
  inCopies: 'Lo que había está en las copias de arriba o en el último commit de git.',
  inGit: 'Lo que había está en el último commit de git.',
  wouldCopy: 'Copias que se harían de lo que hay',
  copies: 'Copias de lo que había',
  dryRun: 'Todavía no se cambió nada: este es el plan.',
  inLanguage: 'El archivo está en español, y el sitio también.',
  inOther: (name: string) =>
    `El archivo está en ${name}, y el sitio también; los comandos hablan español.`,
  languageKept: 'No se reconoce el idioma del archivo: el sitio sigue en español.',
  languageAround: (name: string) =>
    `El archivo está en ${name}, idioma del que el sitio no tiene palabras: sus menús, botones y fechas están en español.`,
  anotherLanguage: 'otro idioma',
  missing: 'Falta completar o revisar',
  doubtful: 'Quizás son lo mismo, y quedan las dos: borre la que sobre',
  leftOut: 'Quedó afuera',
  oddForm: 'no tiene la forma de JSON Resume',
  unplaced: 'Sin lugar en este sitio',
  unmatched: 'Sin una entrada que sea con seguridad la misma',

  row: (file: string, numbers: string) => `${file}, fila ${numbers}`,
  noDate: 'no se puede leer como fecha',
  openQuote: 'unas comillas no se cierran donde deben; revise lo que se leyó de allí',
  askBirthDate: 'solo se toma con --birth-date',
  otherFiles: (names: string) =>
    `${names}: no se leen; son datos de otras personas o no tienen lugar en este sitio`,
  noLinkedIn: 'LinkedIn no dice en el archivo la dirección de su perfil; escríbala',
  /** The usual ones of languages: the site says the first form, and knows the others. */
  levels: {
    native: ['Nativo', 'Nativa', 'Lengua materna', 'Idioma materno'],
    bilingual: ['Bilingüe'],
    fluent: ['Fluido', 'Con fluidez'],
    advanced: ['Avanzado'],
    upperIntermediate: ['Intermedio alto'],
    intermediate: ['Intermedio'],
    basic: ['Básico', 'Principiante'],
    nativeOrBilingual: ['Nativo o bilingüe'],
    fullProfessional: ['Profesional'],
    professionalWorking: ['Avanzado'],
    limitedWorking: ['Intermedio'],
    elementary: ['Básico'],
  },

  used: (value: string) => `queda ${value}`,
  kept: (value: string) => `se conserva ${value}`,
  listKept: 'se conserva la lista que había',
  samePerson: (present: string, next: string) =>
    `"${next}" se toma por la misma persona que "${present}": lo que el archivo no dice se conserva.`,
  otherPerson: (present: string, next: string) =>
    `"${next}" reemplaza a "${present}". De su perfil no se conserva`,
  gone: 'Entradas que el archivo no tiene y ya no están',
  stay: 'Entradas que el archivo no tiene, y que se conservan',
  noName:
    'No se cambió nada: el archivo no dice ningún nombre, que es lo único que el sitio necesita. Escriba el suyo en "nombre", en src/content/perfil.json, y vuelva a importar.',
  nobodyElse: (nombre: string) =>
    `El archivo no dice ningún nombre: se toma por el de "${nombre}".`,
  nameKept: (nombre: string) => `Queda "${nombre}", que es el nombre más completo.`,
  notInName: 'el nombre ya no los tiene',
  noFile: 'ese archivo no está en public/, o es del ejemplo',
  noTitle: 'sin título',
  saysNoTitle: (place: string) =>
    `el archivo lo dice como «${place}», y no dice un título: escriba los dos`,
  notSaid: 'el archivo no lo dice, y no se muestra',
  ofPresentPost: (titulo: string) => `el archivo no lo dice; queda ${titulo}, del empleo actual`,
  resumeSays: (value: string) => `el archivo dice ${value}`,
  noTechnologies: 'el archivo no dice las tecnologías de cada empleo',
  phoneIsPublic:
    'lo verá cualquiera, en la página y en el currículum; bórrelo si no quiere, o elija dónde se muestra',
  noAge: 'sin ella no se muestra la edad',
  notGuessed: 'escriba la dirección en la que publicará; la de su currículum puede ser otra',
  website: 'Web',
  notAccepted: (expected: string) => `el sitio espera ${expected}`,
  httpsOnly: 'solo se aceptan direcciones https://',
  webOnly: 'solo se aceptan direcciones https:// o http://',

  github: {
    limited: (until: string | undefined) =>
      `GitHub no responde más preguntas por ahora: vuelva a probar${until ? ` después de las ${until}` : ' en una hora'}, o ponga una clave en GITHUB_TOKEN.`,
    noUser: (user: string) =>
      `GitHub no tiene al usuario "${user}": revise cómo está escrito en github.com.`,
    badToken: 'GitHub no acepta la clave de GITHUB_TOKEN: quítela, o cree otra.',
    refused: (status: number) =>
      `GitHub respondió con el código ${status}: vuelva a probar más tarde.`,
    noNetwork: (host: string) => `No se llega a ${host}: revise la conexión y vuelva a probar.`,
    unreadable: (host: string) =>
      `La respuesta de ${host} llegó cortada o no se entiende: vuelva a probar.`,
    nothingToAdd: 'GitHub no tiene repositorios propios que no estén ya en proyectos.json.',
    pinned: 'Con GITHUB_TOKEN se ofrecen los repositorios fijados en el perfil.',
    choose: '¿Qué repositorios serán proyectos? (flechas: moverse; espacio: marcar; Enter: listo)',
    noTerminal: 'Sin terminal, agregue --all o --only=a,b. Los repositorios son:',
    noneChosen: 'No se eligió ningún repositorio. No se cambió nada.',
    notAmong: (names: string, known: string) =>
      `No se puede elegir ${names}. Los repositorios son: ${known}.`,
    added: 'Proyectos agregados',
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
