import { isOwnList } from '../../model/own-list'
import type { FormName } from '../../model/schema/content-fields'
import type { OwnEntry, OwnHead } from '../../model/schema/own-section'
import type { BuiltInList, Lists, Profile } from '../../model/schema/schema'

type FieldWords = {
  /** Its name in the form: Spanish, English. Absent where its name in the files says it. */
  label?: readonly [es: string, en: string]
  /** What it says, for who fills in the form or the file. */
  es: string
  en: string
  /** What the form says in its place, where that names files or values that the form does not show. */
  form?: readonly [es: string, en: string]
}

/** A field, or one of an object inside it: `enlaces.texto`. */
type PathIn<Entry> = {
  [Key in keyof Entry & string]-?:
    | Key
    | (Exclude<Entry[Key], string | number | boolean | null | undefined> extends infer Inside
        ? Inside extends readonly (infer Item)[]
          ? Item extends object
            ? `${Key}.${keyof Item & string}`
            : never
          : string extends keyof Inside
            ? `${Key}.${keyof Inside[string] & string}`
            : `${Key}.${keyof Inside & string}`
        : never)
}[keyof Entry & string]
type Entries = { perfil: Profile; seccion: OwnHead; 'secciones/': OwnEntry } & {
  [Name in BuiltInList]: Lists[Name][number]
}

const LISTS = {
  es: 'Una línea en blanco separa párrafos; las líneas que empiezan con "- " forman una lista.',
  en: 'A blank line separates paragraphs; lines that begin with "- " make a list.',
}
const story = (es: string, en: string): FieldWords => ({
  label: ['Descripción', 'Description'],
  es: `${es} ${LISTS.es}`,
  en: `${en} ${LISTS.en}`,
})
const title = (es: string, en: string): FieldWords => ({ label: ['Título', 'Title'], es, en })

const ENTRY = {
  id: {
    es: 'Número que identifica la entrada. No se repite dentro de la lista.',
    en: 'Number that identifies the entry. Unique in the list.',
  },
  numeroOrden: {
    es: 'Lugar en la lista: se muestra primero el número más bajo.',
    en: 'Place in the list: the lowest number is shown first.',
  },
  para: {
    label: ['En el CV para', 'In the CV for'],
    es: 'Las variantes del CV que la tienen; sin este campo, todas. El sitio y su CV la muestran siempre.',
    en: 'The variants of the CV that have it; without this field, all. The site and its CV always show it.',
  },
} satisfies Record<string, FieldWords>

const PERIOD = {
  anioInicio: {
    label: ['Inicio', 'Beginning'],
    es: 'Año en que empezó.',
    en: 'Year in which it began.',
  },
  anioFin: {
    label: ['Fin', 'End'],
    es: 'Año en que terminó. Vacío si sigue en curso: se muestra "Actualidad".',
    en: 'Year in which it ended. Empty if it has not: "Present" is shown.',
  },
  mesInicio: {
    label: ['Mes de inicio', 'First month'],
    es: 'Mes en que empezó.',
    en: 'Month in which it began.',
  },
  mesFin: {
    label: ['Mes de fin', 'Last month'],
    es: 'Mes en que terminó.',
    en: 'Month in which it ended.',
  },
} satisfies Record<string, FieldWords>

const SHOWN_IN = {
  es: 'En la página ("pagina"), en el CV ("cv"), en el contacto ("vcard") y su código. Sin este campo, en todas partes.',
  en: 'On the page ("pagina"), in the CV ("cv"), in the contact card ("vcard") and its code. Without this field, everywhere.',
  form: ['', ''],
} as const

const PICTURE_TEXT: FieldWords = {
  label: ['Texto de la imagen', 'Text of the picture'],
  es: 'Qué se ve en la imagen, para quienes no la ven. Obligatorio si hay imagen.',
  en: 'What the picture shows, for those who cannot see it. Required with a picture.',
}

const PLACE: FieldWords = {
  label: ['Ubicación', 'Place'],
  es: 'Dónde fue, por ejemplo "Rosario" o "A distancia".',
  en: 'Where it was, for example "Leeds" or "Remote".',
}

const TECHNOLOGIES: FieldWords = {
  label: ['Tecnologías', 'Technologies'],
  es: 'Con qué está hecho, separado por comas.',
  en: 'What it is made with, separated by commas.',
}

const SKILL = {
  ...ENTRY,
  titulo: title(
    'Nombre de la habilidad. También es el texto alternativo del icono.',
    'Name of the skill. Also the alternative text of the icon.',
  ),
  icon: {
    label: ['Icono', 'Icon'],
    es: 'Icono de devicon ("devicon:react") o de Simple Icons ("simple-icons:django"), o una imagen de la carpeta public ("iconos/creativo.svg").',
    en: 'Icon of devicon ("devicon:react") or Simple Icons ("simple-icons:django"), or a picture in the folder public ("iconos/creativo.svg").',
    form: [
      'Búsquelo por su nombre, o suelte una imagen suya.',
      'Search it by its name, or drop a picture of your own.',
    ],
  },
  anchoIcon: {
    label: ['Ancho del icono', 'Width of the icon'],
    es: 'Ancho del icono en píxeles. Lo usual es 100.',
    en: 'Width of the icon in pixels. Usually 100.',
  },
  altoIcon: {
    label: ['Alto del icono', 'Height of the icon'],
    es: 'Alto del icono en píxeles. Lo usual es 100.',
    en: 'Height of the icon in pixels. Usually 100.',
  },
  grupo: {
    label: ['Grupo', 'Group'],
    es: 'Grupo con el que se muestra, por ejemplo "Frontend".',
    en: 'Group under which it is shown, for example "Frontend".',
  },
} satisfies Record<string, FieldWords>

const FIELDS: { readonly [Name in keyof Entries]: Record<PathIn<Entries[Name]>, FieldWords> } = {
  perfil: {
    nombre: {
      label: ['Nombre y apellido', 'First and last name'],
      es: 'El título de la tarjeta.',
      en: 'The title of the card.',
    },
    apellidos: {
      label: ['Apellidos', 'Last name'],
      es: 'La parte del nombre que son los apellidos, para los contactos del teléfono.',
      en: 'The part of the name that is the last name, for the contacts of a phone.',
    },
    puesto: {
      label: ['Puesto', 'Job title'],
      es: 'Puesto o profesión, por ejemplo "Desarrollador fullstack".',
      en: 'Job title or profession, for example "Full-stack developer".',
    },
    fechaNacimiento: {
      label: ['Fecha de nacimiento', 'Date of birth'],
      // As `KnownAge` has it.
      es: 'Se muestra la edad. Los archivos del sitio dicen en qué día cambia: con eso se sabe la fecha.',
      en: 'The age is shown. The files of the site say on which day it changes: with that, the date is known.',
    },
    ciudad: {
      label: ['Ciudad', 'City'],
      es: 'Ciudad en la que vive.',
      en: 'City where you live.',
    },
    pais: {
      label: ['País', 'Country'],
      es: 'País en el que vive.',
      en: 'Country where you live.',
    },
    foto: {
      label: ['Retrato', 'Portrait'],
      es: 'Una imagen de la carpeta public que el sitio recorta y reduce. Sin ella, el grabado toma su lugar.',
      en: 'A picture in the folder public that the site crops and reduces. Without one, the engraving takes its place.',
      form: [
        'El sitio la recorta y la reduce. Sin ella, el grabado toma su lugar.',
        'The site crops and reduces it. Without one, the engraving takes its place.',
      ],
    },
    retrato: {
      label: ['Cómo se ve el retrato', 'How the portrait looks'],
      es: 'La foto como es, o grabada ("grabado") en líneas del color del tema.',
      en: 'The photo as it is ("foto"), or engraved ("grabado") in lines of the colour of the theme.',
      form: [
        'La foto como es, o grabada en líneas del color del tema.',
        'The photo as it is, or engraved in lines of the colour of the theme.',
      ],
    },
    email: {
      label: ['Correo', 'Email'],
      es: 'Correo al que escriben quienes visitan el sitio.',
      en: 'Email address for the visitors of the site.',
    },
    telefono: {
      label: ['Teléfono', 'Phone'],
      es: 'Teléfono que se publica, con código de país.',
      en: 'Phone number to publish, with its country code.',
    },
    github: {
      label: ['GitHub', 'GitHub'],
      es: 'Dirección https del perfil de GitHub.',
      en: 'https address of the GitHub profile.',
    },
    linkedin: {
      label: ['LinkedIn', 'LinkedIn'],
      es: 'Dirección https del perfil de LinkedIn.',
      en: 'https address of the LinkedIn profile.',
    },
    enlaces: {
      label: ['Enlaces', 'Links'],
      es: 'Otros perfiles y páginas.',
      en: 'Other profiles and pages.',
    },
    'enlaces.red': {
      label: ['Nombre', 'Name'],
      es: 'Nombre de la red o de la página, por ejemplo "Mastodon".',
      en: 'Name of the network or page, for example "Mastodon".',
    },
    'enlaces.url': {
      label: ['Dirección', 'Address'],
      es: 'Dirección https del perfil o de la página.',
      en: 'https address of the profile or page.',
    },
    resumen: {
      label: ['Resumen', 'Summary'],
      es: 'Una o dos oraciones: el reverso de la tarjeta, el CV y la descripción de la página.',
      en: 'One or two sentences: the back of the card, the CV and the description of the page.',
    },
    sitio: {
      label: ['Dirección del sitio', 'Address of the site'],
      es: 'Dirección https en la que se publica el sitio, con su camino si lo tiene. La variable SITE_URL la reemplaza. Sin ninguna de las dos, los buscadores no lo muestran.',
      en: 'https address where the site is published, with its path if it has one. The variable SITE_URL replaces it. With neither, search engines do not show it.',
      form: [
        'Dirección https en la que se publica el sitio, con su camino si lo tiene. Sin ella, los buscadores no lo muestran.',
        'https address where the site is published, with its path if it has one. Without it, search engines do not show the site.',
      ],
    },
    secciones: {
      label: ['Secciones', 'Sections'],
      es: 'Las que se muestran, en este orden. Sin este campo, todas las que tienen archivo.',
      en: 'Those that are shown, in this order. Without this field, all that have a file.',
    },
    disponibilidad: {
      label: ['Disponibilidad', 'Availability'],
      es: 'Para qué y desde cuándo está disponible, en una línea.',
      en: 'What you are available for and since when, in one line.',
    },
    desde: {
      label: ['Disponible desde', 'Available from'],
      es: 'Año, o año y mes, por ejemplo 2027-03.',
      en: 'Year, or year and month, for example 2027-03.',
    },
    modalidad: {
      label: ['Modalidad', 'Way of working'],
      es: '"remoto", "híbrido" o "presencial".',
      en: '"remoto" (remote), "híbrido" (hybrid) or "presencial" (on site).',
      form: ['Desde dónde trabaja, o quiere trabajar.', 'From where you work, or want to work.'],
    },
    zonaHoraria: {
      label: ['Zona horaria', 'Time zone'],
      es: 'Por ejemplo "America/Argentina/Buenos_Aires". Quien visita el sitio lee cuántas horas hay de diferencia.',
      en: 'For example "Europe/London". Visitors read how many hours lie between.',
    },
    pronunciacion: {
      label: ['Pronunciación', 'Pronunciation'],
      es: 'Cómo se dice su nombre, en el reverso de la tarjeta.',
      en: 'How your name is said, on the back of the card.',
    },
    'pronunciacion.ipa': {
      label: ['Alfabeto fonético', 'Phonetic alphabet'],
      es: 'Por ejemplo "/ˈana ˈpeɾes/".',
      en: 'For example "/ˈænə ˈpɛrɪs/".',
    },
    'pronunciacion.audio': {
      label: ['Grabación', 'Recording'],
      es: 'Su voz: un sonido de la carpeta public. Solo suena si alguien lo pide.',
      en: 'Your voice: a sound in the folder public. It plays only when somebody asks.',
    },
    canales: {
      label: ['Dónde se muestran correo y teléfono', 'Where mail and telephone are shown'],
      es: 'Lo que no está marcado no se publica allí.',
      en: 'What is not ticked is not published there.',
    },
    'canales.email': { label: ['Correo', 'Email'], ...SHOWN_IN },
    'canales.telefono': { label: ['Teléfono', 'Phone'], ...SHOWN_IN },
    idiomas: {
      label: ['Idiomas que habla', 'Languages that you speak'],
      es: 'Los idiomas que habla, con su nivel.',
      en: 'The languages that you speak, with their level.',
    },
    'idiomas.idioma': {
      label: ['Idioma', 'Language'],
      es: 'Por ejemplo "Inglés".',
      en: 'For example "Spanish".',
    },
    'idiomas.nivel': {
      label: ['Nivel', 'Level'],
      es: 'Por ejemplo "Nativo" o "B2".',
      en: 'For example "Native" or "B2".',
    },
    grabado: {
      es: 'Con qué tablas se dibuja el grabado. Sin este campo, las de la versión 1.',
      en: 'The tables from which the engraving is drawn. Without this field, those of version 1.',
    },
    'grabado.version': {
      es: 'Versión de las tablas. Hoy solo existe la 1.',
      en: 'Version of the tables. Only 1 exists today.',
    },
    semilla: {
      label: ['Grabado', 'Engraving'],
      es: 'El texto del que se dibuja el grabado. Sin este campo, el nombre.',
      en: 'The text from which the engraving is drawn. Without this field, the name.',
      form: [
        'El dibujo de líneas de la tarjeta. Cada texto da uno distinto; el primero es el de su nombre.',
        'The drawing of lines on the card. Each text gives another one; the first is that of your name.',
      ],
    },
    tema: {
      label: ['Tema', 'Theme'],
      es: 'Los colores del sitio, de la tarjeta, del CV y de las imágenes. Sin este campo, "cobre".',
      en: 'The colours of the site, the card, the CV and the images. Without this field, "cobre".',
      form: [
        'Los colores del sitio, de la tarjeta, del CV y de las imágenes.',
        'The colours of the site, the card, the CV and the images.',
      ],
    },
    'tema.base': {
      es: 'Tema del que se toman el papel y la tinta.',
      en: 'Theme from which paper and ink are taken.',
    },
    'tema.foil': {
      es: 'Color del grabado y de los títulos.',
      en: 'Colour of the engraving and the titles.',
    },
    idioma: {
      label: ['Idioma principal del sitio', 'Main language of the site'],
      es: 'Aquel en que escribe aquí, y el de las palabras del sitio. Sin este campo, el español.',
      en: 'The one in which you write here, and that of the words of the site. Without this field, Spanish.',
    },
    urlListas: {
      label: ['Dirección de las listas', 'Address of the lists'],
      es: 'Para quien tiene las listas en otro servidor: de dónde se piden en cada visita. Una variable de entorno la reemplaza.',
      en: 'If the lists are on another server: where each visit fetches them from. A variable of the environment replaces it.',
    },
    papel: {
      label: ['Papel del CV', 'Paper of the CV'],
      es: '"a4" o carta ("letter"). Sin este campo, el usual en el país.',
      en: '"a4" or "letter". Without this field, what is usual in the country.',
      form: [
        'Sin elegir ninguno, el usual en el país.',
        'Without a choice, what is usual in the country.',
      ],
    },
    cv: {
      label: ['CV propio', 'CV of your own'],
      es: 'Un PDF de la carpeta public que reemplaza al CV que genera el sitio.',
      en: 'A PDF in the folder public that replaces the CV that the site makes.',
    },
    variantes: {
      label: ['Un CV para un puesto', 'A CV for one job'],
      es: 'Cada uno, con su nombre, es un archivo que nada del sitio enlaza: "backend" es cv-backend.pdf. Usted lo envía. Después, cada entrada dice en cuáles está.',
      en: 'Each, by its name, is a file that nothing of the site links to: "backend" is cv-backend.pdf. You send it. Then each entry says which of them have it.',
    },
    'variantes.puesto': {
      label: ['Puesto', 'Job title'],
      es: 'El puesto que dice este CV, en lugar del general.',
      en: 'The job title that this CV says, instead of the usual one.',
    },
    'variantes.resumen': {
      label: ['Resumen', 'Summary'],
      es: 'El resumen de este CV, en lugar del general.',
      en: 'The summary of this CV, instead of the usual one.',
    },
  },
  educacion: {
    ...ENTRY,
    ...PERIOD,
    titulo: title('Nombre de la carrera o del curso.', 'Name of the degree or course.'),
    institucion: {
      label: ['Institución', 'Institution'],
      es: 'Dónde, por ejemplo "Universidad Ejemplo".',
      en: 'Where, for example "Example University".',
    },
    ubicacion: PLACE,
    descripcion: story(
      'Qué se aprendió, en una o dos oraciones.',
      'What it was about, in one or two sentences.',
    ),
    estado: {
      label: ['Estado', 'State'],
      es: '"Cursando", "Finalizado" u otro texto corto.',
      en: '"In progress", "Completed" or another short text.',
    },
    certificado: {
      label: ['Certificado', 'Certificate'],
      es: 'PDF o imagen de la carpeta public, o dirección https.',
      en: 'PDF or picture in the folder public, or https address.',
    },
  },
  experiencia: {
    ...ENTRY,
    ...PERIOD,
    titulo: title('Puesto, por ejemplo "Desarrolladora".', 'Job title, for example "Developer".'),
    empresa: {
      label: ['Empresa', 'Employer'],
      es: 'Empresa u organización, por ejemplo "Empresa Ejemplo".',
      en: 'Company or organisation, for example "Example Ltd".',
    },
    ubicacion: PLACE,
    descripcion: story(
      'Qué se hizo, en dos o tres oraciones.',
      'What you did, in two or three sentences.',
    ),
    tipoExperiencia: {
      label: ['Tipo', 'Kind'],
      es: 'Clase de experiencia, por ejemplo "Pasantía", "Empleo" o "Voluntariado".',
      en: 'Kind of experience, for example "Internship", "Job" or "Volunteering".',
    },
    tegnologiasUtilizadas: TECHNOLOGIES,
    link: {
      label: ['Enlace', 'Link'],
      es: 'Dirección https del lugar.',
      en: 'https address of the place.',
    },
  },
  'hard-skills': SKILL,
  'soft-skills': SKILL,
  proyectos: {
    ...ENTRY,
    ...PERIOD,
    titulo: title('Nombre del proyecto.', 'Name of the project.'),
    descripcion: story('Qué hace y con qué está hecho.', 'What it does and what it is made with.'),
    direccionWeb: {
      label: ['Dirección web', 'Web address'],
      es: 'Dirección del proyecto publicado.',
      en: 'Address of the published project.',
    },
    gitHubWeb: {
      label: ['Código en GitHub', 'Code on GitHub'],
      es: 'Dirección del código.',
      en: 'Address of the code.',
    },
    tecnologias: TECHNOLOGIES,
    imagen: {
      label: ['Imagen', 'Picture'],
      es: 'Una captura del proyecto, un archivo de imagen de la carpeta public.',
      en: 'A screenshot of the project, a picture file in the folder public.',
    },
    imagenAlt: PICTURE_TEXT,
    enlaces: {
      label: ['Enlaces', 'Links'],
      es: 'Más enlaces del proyecto.',
      en: 'More links of the project.',
    },
    'enlaces.texto': {
      label: ['Texto', 'Text'],
      es: 'Texto del enlace, por ejemplo "Artículo".',
      en: 'Text of the link, for example "Article".',
    },
    'enlaces.url': {
      label: ['Dirección', 'Address'],
      es: 'Dirección del enlace.',
      en: 'Address of the link.',
    },
    pagina: {
      label: ['Página', 'Page'],
      es: 'Su historia, en una dirección propia: el archivo proyectos/<nombre>.md, que cinco preguntas empiezan (npm run page -- nombre).',
      en: 'Its story, at an address of its own: the file proyectos/<name>.md, which five questions begin (npm run page -- name).',
      form: [
        'Su historia, en una dirección propia, que cinco preguntas empiezan.',
        'Its story, at an address of its own, which five questions begin.',
      ],
    },
    rol: {
      label: ['Rol', 'Role'],
      es: 'Qué hizo usted, por ejemplo "Diseño y todo el código".',
      en: 'What you did, for example "Design and all of the code".',
    },
    equipo: {
      label: ['Equipo', 'Team'],
      es: 'Con quiénes, por ejemplo "Tres personas".',
      en: 'With whom, for example "Three people".',
    },
    estado: {
      label: ['Estado', 'State'],
      es: 'Por ejemplo "En uso" o "Archivado".',
      en: 'For example "In use" or "Archived".',
    },
    resultado: {
      label: ['Resultado', 'Result'],
      es: 'Qué se logró, en una oración: se muestra grande en su página.',
      en: 'What came of it, in one sentence: shown large on its page.',
    },
    reservado: {
      label: ['Reservado', 'Reserved'],
      es: 'No se puede mostrar: sin enlaces, y quien quiera saber más pregunta por correo.',
      en: 'It cannot be shown: no links, and who wants to know more asks by mail.',
    },
  },
  seccion: {
    titulo: {
      label: ['Título de la sección', 'Title of the section'],
      es: 'Nombre de la sección, corto: el de su página y de su mosaico.',
      en: 'Name of the section, short: that of its page and its tile.',
    },
    icono: {
      label: ['Icono', 'Icon'],
      es: 'Nombre de un icono de lucide.dev, por ejemplo "presentation", o una imagen de la carpeta public.',
      en: 'Name of an icon of lucide.dev, for example "presentation", or a picture in the folder public.',
    },
    vacio: {
      label: ['Texto sin entradas', 'Text without entries'],
      es: 'Qué dice la sección mientras no tiene entradas.',
      en: 'What the section says while it has no entries.',
    },
    forma: {
      label: ['Forma', 'Form'],
      es: '"citas" muestra lo que otros dicen de usted. Sin este campo, tarjetas en una línea de tiempo.',
      en: '"citas" (quotes) shows what others say of you. Without this field, cards on a line of time.',
      form: [
        'Elija «citas» si las entradas son lo que otros dicen de usted. Si no, se muestran como tarjetas en una línea de tiempo.',
        'Choose “quotes” if the entries are what others say about you. Otherwise they are shown as cards on a timeline.',
      ],
    },
  },
  'secciones/': {
    ...ENTRY,
    ...PERIOD,
    titulo: title('Qué es. De una cita, quién la dijo.', 'What it is. Of a quote, who said it.'),
    subtitulo: {
      label: ['Subtítulo', 'Subtitle'],
      es: 'Dónde, para quién o de quién. De una cita, el puesto de quien la dijo.',
      en: 'Where, for whom or by whom. Of a quote, the job of who said it.',
    },
    fecha: {
      label: ['Fecha', 'Date'],
      es: 'El año, o el año y el mes: 2024 o 2024-05. Si duró varios años, deje este campo vacío y escriba cuándo empezó y cuándo terminó.',
      en: 'The year, or the year and the month: 2024 or 2024-05. If it lasted for years, leave this field empty and say when it began and ended.',
    },
    descripcion: story(
      'De qué se trata. De una cita, sus palabras.',
      'What it is about. Of a quote, its words.',
    ),
    enlace: {
      label: ['Enlace', 'Link'],
      es: 'Dirección https, o PDF o imagen de la carpeta public.',
      en: 'https address, or PDF or picture in the folder public.',
    },
    textoEnlace: {
      label: ['Texto del enlace', 'Text of the link'],
      es: 'Por ejemplo "Ver certificado". Sin él, "Link".',
      en: 'For example "View certificate". Without it, "Link".',
    },
    imagen: {
      label: ['Imagen', 'Picture'],
      es: 'Un archivo de imagen de la carpeta public.',
      en: 'A picture file in the folder public.',
    },
    imagenAlt: PICTURE_TEXT,
    tecnologias: {
      label: TECHNOLOGIES.label,
      es: 'Tecnologías o temas, separados por comas.',
      en: 'Technologies or topics, separated by commas.',
    },
  },
}

/** @param path below the entry: `enlaces.url` */
export const fieldWords = (name: FormName, path: string): FieldWords | undefined => {
  const fields: Readonly<Record<string, FieldWords>> = FIELDS[isOwnList(name) ? 'secciones/' : name]
  return Object.hasOwn(fields, path) ? fields[path] : undefined
}
