import type { Forms } from './language'

/** The words of the screens. What stands in braces is filled in. */
export const screen = {
  /** A BCP 47 tag, for dates, plurals and lists. */
  locale: 'es',
  /** Stands before what a title names. */
  colon: ': ',
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
    portrait: 'Retrato de {name}',
    age: 'edad',
    years: { one: '{n} año', other: '{n} años' } as Forms,
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
    from: 'desde {start}',
    modes: { remoto: 'remoto', híbrido: 'híbrido', presencial: 'presencial' },
    clock: {
      same: 'su misma hora',
      more: '{hours} más que usted',
      less: '{hours} menos que usted',
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
    since: 'desde {start}',
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
    /** Of these two where they are in another language; else ''. */
    lang: 'en',
    languages: 'Idiomas',
    /** Says on a skill's tile where it was used. */
    usedIn: 'en {list}',
    jobs: { one: '{n} trabajo', other: '{n} trabajos' } as Forms,
    projects: { one: '{n} proyecto', other: '{n} proyectos' } as Forms,
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
  /** Names the link from a note to the place that refers to it. */
  toReference: 'Volver a la llamada de la nota {n}',
  done: 'Hecho:',
  open: 'Por hacer:',
}

export type ProjectPageWords = typeof projectPage

/** The words of what the build writes: heads of pages, the CV. */
export const built = {
  pages: {
    /** Stands between a person's role and place. */
    at: ' en ',
    /** `who` is a name, or what the above makes: 'Ana Paz, Desarrolladora en Rosario, Argentina.' */
    section: '{title} de {who}',
    /** `tiles` are names of the others, with commas. */
    navigation: '{tiles} y contacto de {who}',
    contactWays: { email: 'correo', card: 'tarjeta de contacto' },
    contact: '{ways} de {who}',
    notFound: 'Esta dirección no existe en el sitio de {who}',
  },
  /** Says to screen readers how many a section has, below the name of its tile. */
  entries: { one: '{n} entrada', other: '{n} entradas' } as Forms,
  cv: {
    title: 'CV de {name}',
    hardSkills: 'Técnicas',
    softSkills: 'Personales',
  },
}

export type BuiltTexts = typeof built

/** What the visitor's console says, in the site's main language. */
export const faults = {
  notStarted: 'El sitio no pudo iniciarse.',
  failed: 'Algo salió mal.',
  sceneNotLoaded: 'La escena no se pudo cargar.',
  sceneFailed: 'La escena no pudo mostrarse.',
  workerSilent: 'El proceso de la escena no responde.',
  contextGone: 'El contexto gráfico no volvió.',
  /** Why a list could not be fetched. */
  unknownIcon: 'El icono "{icon}" no está en el contenido con que se armó el sitio',
  wrongShape: '{address} no tiene la forma esperada. Se esperaba (y llegó): {expected}',
  tooLarge: 'El cuerpo supera {n} bytes',
}

export type FaultWords = typeof faults

/** All words of the site in a language. */
export type AllWords = {
  readonly screen: ScreenWords
  readonly projectPage: ProjectPageWords
  readonly built: BuiltTexts
  readonly faults: FaultWords
}
