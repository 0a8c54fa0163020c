const TO_COMPLETE = 'por completar'

/** What the import writes into the content where the resume says nothing. */
const placeholders = {
  /** Marks a text that the owner has to complete, in lower case. */
  mark: TO_COMPLETE,
  titulo: `Título ${TO_COMPLETE}`,
  descripcion: `Descripción ${TO_COMPLETE}.`,
  job: 'Empleo',
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
    github: 'https://example.com/github',
    linkedin: 'https://example.com/linkedin',
    resumen: `Resumen ${TO_COMPLETE}.`,
    sitio: 'https://portfolio.example.com/',
  },
}

export const importing = {
  placeholders,
  unreadable: (file: string) => `No se puede leer el archivo "${file}". No se cambió nada.`,
  noSection: 'ninguna de las secciones de JSON Resume',
  oneSection: (names: string) => `al menos una de ${names}`,
  wouldReplace: 'No se cambió nada. La importación reemplazaría estos archivos:',
  howToReplace: 'Para reemplazarlos, agregue --force: npm run import -- resume.json --force',

  written: (count: number) => `Se escribieron ${count} archivos:`,
  missing: 'Falta completar',
  leftOut: 'Quedó afuera',
  unplaced: 'Sin lugar en este sitio',

  used: (value: string) => `queda ${value}`,
  kept: (value: string) => `se conserva ${value}`,
  listKept: 'se conserva la lista que había',
  listEmpty: 'la lista queda vacía',
  resumeSays: (value: string) => `el archivo dice ${value}`,
  endBeforeStart: (year: number) => `el archivo dice ${year}, antes de empezar`,
  noTechnologies: 'JSON Resume no dice las tecnologías',
  noAge: 'sin ella no se muestra la edad',
  longSummary: (length: number) => `tiene ${length} caracteres; bastan una o dos oraciones`,
  groupName: (name: string) => `el nombre de grupo ${name}`,
  httpsOnly: 'solo se aceptan direcciones https://',

  portrait: {
    remote: 'solo se copia una foto guardada junto al archivo',
    outside: 'está fuera de la carpeta del archivo',
    wrongKind: 'no es .webp, .png, .jpg, .avif ni .svg',
    wrongName: 'su nombre tiene caracteres que una URL no admite',
    absent: 'no existe ese archivo',
  },
}
