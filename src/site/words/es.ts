import { plural } from './language'

/** BCP 47, for dates, plurals and lists. */
const locale = 'es'

/** The words of the screens: all that a visitor's script needs. */
export const screen = {
  locale,
  /** What the language calls itself: the link that leads to it. */
  language: 'Español',
  routes: {
    home: 'Inicio',
    navigation: 'Navegación',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certificates: 'Certificados',
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
      text: 'La dirección no existe o cambió de lugar.',
    },
    stillServed: 'Algo salió mal: el sitio quedó sin animaciones. Todo su contenido sigue aquí.',
  },
  home: {
    portrait: (name: string) => `Retrato de ${name}`,
    age: 'edad',
    years: (count: number) => plural(locale, count, { one: 'año', other: 'años' }),
    city: 'ciudad',
    toNavigation: 'Ir a la navegación',
    toBack: 'Ver el reverso',
    toFront: 'Ver el frente',
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
    /** In the place of an empty `anioFin`. */
    stillGoing: 'Actualidad',
    certificate: 'Certificado',
    link: 'Link',
    code: 'Link GitHub',
    web: 'Link Web',
    technologies: 'Tecnologías utilizadas',
    /** Before them on the card. */
    technologiesLabel: 'Tecnologías: ',
  },
  skills: {
    hard: 'Hard skills',
    soft: 'Soft skills',
    languages: 'Idiomas',
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
      certificados: 'Lista de certificados vacia',
    },
  },
  contact: {
    heading: 'Hablemos',
    write: 'Escribir un mail',
    save: 'Guardar contacto',
    close: 'Cerrar',
    qr: 'Código QR con los datos de contacto',
    copy: {
      ready: 'Copiar dirección',
      copied: 'Dirección copiada',
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

type Section = 'experience' | 'education' | 'skills' | 'projects' | 'certificates'
type Person = { nombre: string; puesto: string; ciudad: string; pais: string }

/** The words of what the build writes: addresses, heads of pages, the CV. */
export const built = {
  /** Last part of each address. */
  slugs: {
    navigation: 'navegacion',
    experience: 'experiencia',
    education: 'educacion',
    skills: 'habilidades',
    projects: 'proyectos',
    certificates: 'certificados',
    contact: 'contacto',
  },
  pages: {
    introduction: ({ nombre, puesto, ciudad, pais }: Person) =>
      `${nombre}, ${puesto} en ${ciudad}, ${pais}.`,
    /** @param who a name, or an introduction */
    section: (section: Section, who: string) => `${screen.routes[section]} de ${who}`,
    /** @param tiles names of the others, with commas */
    navigation: (tiles: string, who: string) => `${tiles} y contacto de ${who}`,
    contactWays: ['Correo', 'tarjeta de contacto'],
    contact: (ways: string, who: string) => `${ways} de ${who}`,
    notFound: (who: string) => `Esta dirección no existe en el sitio de ${who}`,
  },
  cv: {
    title: (name: string) => `CV de ${name}`,
    hardSkills: 'Técnicas',
    softSkills: 'Personales',
  },
}
