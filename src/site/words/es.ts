import { counts, plural } from './language'

/** A BCP 47 tag, for dates, plurals and lists. */
const locale = 'es'

/** The words of the screens. Words of built files are in src/tools/messages/built-words.ts. */
export const screen = {
  locale,
  /** The language's own name, for the link that leads to it. */
  language: 'Español',
  routes: {
    home: 'Inicio',
    navigation: 'Navegación',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    contact: 'Contacto',
  },
  page: {
    skip: 'Saltar al contenido',
    newTab: ' (se abre en una pestaña nueva)',
    toHome: 'Ir al inicio',
    failed: {
      title: 'Algo salió mal',
      text: 'Esta parte del sitio no se pudo mostrar. El resto funciona.',
    },
    notFound: {
      title: 'Página no encontrada',
      cancelled: 'ANULADA',
      text: 'La dirección no existe o cambió de lugar.',
    },
    stillServed: 'Algo salió mal: el sitio quedó sin animaciones. Todo su contenido sigue aquí.',
  },
  home: {
    portrait: (name: string) => `Retrato de ${name}`,
    age: 'edad',
    years: (count: number) => plural(locale, count, { one: 'año', other: 'años' }),
    city: 'ciudad',
    /** Stands where no city is known. */
    country: 'país',
    toNavigation: 'Ir a la navegación',
    toBack: 'Ver el reverso',
    toFront: 'Ver el frente',
    qr: 'Código QR de este sitio',
    /** Opens the whole summary, after its first sentences. */
    more: 'más',
  },
  profile: {
    /** Stands before 'desde marzo de 2027'. */
    available: 'Disponible',
    modes: { remoto: 'remoto', híbrido: 'híbrido', presencial: 'presencial' },
    timeOf: (city: string) => `hora de ${city}`,
    clock: {
      same: 'su misma hora',
      more: (hours: string) => `${hours} más que usted`,
      less: (hours: string) => `${hours} menos que usted`,
    },
    pronounce: 'Escuchar el nombre',
  },
  navigation: {
    label: 'Secciones',
    toHome: 'Volver al inicio',
    cv: 'CV',
  },
  section: {
    back: 'Volver a la navegación',
    others: 'Otras secciones',
    previous: 'Anterior: ',
    next: 'Siguiente: ',
  },
  entry: {
    /** Stands in the place of an empty `anioFin`. */
    stillGoing: 'Actualidad',
    /** Stands between a post and its employer. */
    at: ' en ',
    /** Stands after a present post. */
    since: (start: string) => `desde ${start}`,
    /** Opens a folded text. */
    more: 'Más',
    certificate: 'Certificado',
    link: 'Link',
    source: 'Fuente',
    code: 'Link GitHub',
    web: 'Link Web',
    technologies: 'Tecnologías utilizadas',
    /** Stands before the technologies on the card. */
    technologiesLabel: 'Tecnologías: ',
  },
  skills: {
    hard: 'Hard skills',
    soft: 'Soft skills',
    languages: 'Idiomas',
    /** Says on a skill's tile where it was used. */
    usedIn: (jobs: number, projects: number) =>
      `en ${counts(locale, [
        [jobs, { one: 'trabajo', other: 'trabajos' }],
        [projects, { one: 'proyecto', other: 'proyectos' }],
      ])}`,
  },
  list: {
    loading: 'Cargando…',
    retry: 'Reintentar',
    error: { title: 'Error', text: 'No se pudo conectar al servidor.' },
    empty: 'No hay datos en la base de datos.',
    emptyTitles: {
      educacion: 'Lista de educaciones vacia',
      experiencia: 'Lista de experiencias vacia',
      'hard-skills': 'Lista de hard skills vacia',
      'soft-skills': 'Lista de soft skills vacia',
      proyectos: 'Lista de proyectos vacia',
    },
  },
  contact: {
    heading: 'Hablemos',
    write: 'Escribir un mail',
    save: 'Guardar contacto',
    keepCard: 'Guardar esta tarjeta',
    close: 'Cerrar',
    qr: 'Código QR con los datos de contacto',
    copy: {
      ready: 'Copiar el correo',
      copied: 'Correo copiado',
      refused: 'No se pudo copiar',
    },
  },
  motion: {
    pause: 'Pausar animación',
    resume: 'Reanudar animación',
    tilt: 'Inclinar con el teléfono',
    refused: 'El teléfono no dio permiso o no tiene sensor.',
  },
}

export type ScreenWords = typeof screen

/** For projects with a page, or reserved. A site without such projects does not have these words. */
export const projectPage = {
  read: 'Leer más',
  back: 'Volver a los proyectos',
  others: 'Otros proyectos',
  previous: 'Proyecto anterior: ',
  next: 'Proyecto siguiente: ',
  facts: 'Datos',
  role: 'Rol',
  team: 'Equipo',
  when: 'Cuándo',
  state: 'Estado',
  links: 'Enlaces',
  reserved: 'Trabajo reservado',
  ask: 'Preguntar por este proyecto',
  notes: 'Notas',
  toNote: (index: number) => `Volver a la nota ${index}`,
  done: 'Hecho:',
  open: 'Por hacer:',
}

export type ProjectPageWords = typeof projectPage
