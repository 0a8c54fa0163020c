import { isOwnList } from '../../site/model/own-list'
import type { FormName } from '../../site/model/schema/content-fields'
import type { OwnEntry, OwnHead } from '../../site/model/schema/own-section'
import type { BuiltInList, Lists, Profile } from '../../site/model/schema/schema'
import type { Messages } from './es/es'

export type Limit = { most: number; why: keyof Messages['check']['length']['reasons'] }

type FieldWords = {
  /** Its name in the form, where that in the files does not say it: Spanish, English. */
  label?: readonly [es: string, en: string]
  es: string
  en: string
  /** What the form says of it, where that is of the file's form: Spanish, English. */
  hint?: readonly [es: string, en: string]
  /** Characters that fit, at the sizes of the shipped design. */
  longest?: Limit
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

const PLACE: Limit = { most: 44, why: 'oneLine' }
const BADGE: Limit = { most: 24, why: 'badge' }
const FACT: Limit = { most: 60, why: 'oneLine' }
const RESULT: Limit = { most: 200, why: 'story' }
const LINK: Limit = { most: 24, why: 'link' }
const LANGUAGE: Limit = { most: 24, why: 'language' }
const CARD_LINE: Limit = { most: 28, why: 'cardLine' }

const TITLE = { label: ['Título', 'Title'], longest: { most: 70, why: 'title' } } as const
const STORY = {
  label: ['Descripción', 'Description'],
  longest: { most: 500, why: 'story' },
} as const
const LISTS = {
  es: 'Una línea en blanco separa párrafos; las líneas que empiezan con "- " forman una lista.',
  en: 'A blank line separates paragraphs; lines that begin with "- " make a list.',
}

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
    es: 'Opcional: en qué variantes del CV está ("variantes" de perfil.json), o [] para ninguna. Sin este campo, en todas. El sitio y su CV la muestran siempre.',
    en: 'Optional: the variants of the CV that have it ("variantes" of perfil.json), or [] for none. Without this field, all. The site and its CV always show it.',
    hint: ['El sitio y su CV la muestran siempre.', 'The site and its CV always show it.'],
  },
} satisfies Record<string, FieldWords>

const PERIOD = {
  anioInicio: {
    label: ['Año de inicio', 'First year'],
    es: 'Opcional: año en que empezó.',
    en: 'Optional: year in which it began.',
  },
  anioFin: {
    label: ['Año de fin', 'Last year'],
    es: 'Año en que terminó, o nada (null) si sigue en curso: se muestra "Actualidad".',
    en: 'Year in which it ended, or nothing (null) if it has not: "Present" is shown.',
    hint: [
      'Vacío si sigue en curso: se muestra “Actualidad”.',
      'Empty if it has not ended: “Present” is shown.',
    ],
  },
  mesInicio: {
    label: ['Mes de inicio', 'First month'],
    es: 'Opcional: mes en que empezó, de 1 a 12.',
    en: 'Optional: month in which it began, from 1 to 12.',
    hint: ['Opcional.', 'Optional.'],
  },
  mesFin: {
    label: ['Mes de fin', 'Last month'],
    es: 'Opcional: mes en que terminó, de 1 a 12.',
    en: 'Optional: month in which it ended, from 1 to 12.',
    hint: ['Opcional.', 'Optional.'],
  },
} satisfies Record<string, FieldWords>

const SHOWN_IN = {
  es: 'Opcional: "pagina", "cv" y "vcard" (el contacto y su código), o [] para ninguno.',
  en: 'Optional: "pagina", "cv" and "vcard" (the contact card and its code), or [] for none.',
  hint: ['', ''],
} as const

const PICTURE_TEXT: FieldWords = {
  label: ['Texto de la imagen', 'Text of the picture'],
  es: 'Qué se ve en la imagen, para quienes no la ven. Obligatorio si hay imagen.',
  en: 'What the picture shows, for those who cannot see it. Required with a picture.',
  longest: { most: 140, why: 'pictureText' },
}

const SKILL = {
  ...ENTRY,
  titulo: {
    label: ['Título', 'Title'],
    es: 'Nombre de la habilidad. También es el texto alternativo del icono.',
    en: 'Name of the skill. Also the alternative text of the icon.',
  },
  icon: {
    label: ['Icono', 'Icon'],
    es: 'Imagen de public/ (por ejemplo "iconos/creativo.svg") o icono de devicon ("devicon:react") o de Simple Icons ("simple-icons:django").',
    en: 'Picture in public/ (for example "iconos/creativo.svg") or icon of devicon ("devicon:react") or Simple Icons ("simple-icons:django").',
    hint: [
      'El logo de la habilidad, o una imagen propia.',
      'The logo of the skill, or a picture of your own.',
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
    es: 'Opcional: grupo con el que se muestra, por ejemplo "Frontend".',
    en: 'Optional: group under which it is shown, for example "Frontend".',
    longest: { most: 28, why: 'group' },
  },
} satisfies Record<string, FieldWords>

/** As `KnownAge` has it. */
const BIRTH_DATE = {
  es: 'Se muestra la edad. Los archivos del sitio dicen en qué día cambia: con eso se sabe la fecha.',
  en: 'The age is shown. The files of the site say on which day it changes: with that, the date is known.',
}

const FIELDS: { readonly [Name in keyof Entries]: Record<PathIn<Entries[Name]>, FieldWords> } = {
  perfil: {
    nombre: {
      label: ['Nombre y apellido', 'First and last name'],
      es: 'Nombre y apellido: el título de la tarjeta.',
      en: 'First and last name: the title of the card.',
      longest: { most: 64, why: 'cardAndImage' },
    },
    puesto: {
      label: ['Puesto', 'Job title'],
      es: 'Opcional: puesto o profesión, por ejemplo "Desarrollador fullstack".',
      en: 'Optional: job title or profession, for example "Full-stack developer".',
      longest: { most: 70, why: 'cardAndImage' },
    },
    fechaNacimiento: {
      label: ['Fecha de nacimiento', 'Date of birth'],
      es: `Opcional, AAAA-MM-DD. ${BIRTH_DATE.es}`,
      en: `Optional, YYYY-MM-DD. ${BIRTH_DATE.en}`,
      hint: [`Opcional. ${BIRTH_DATE.es}`, `Optional. ${BIRTH_DATE.en}`],
    },
    ciudad: {
      label: ['Ciudad', 'City'],
      es: 'Opcional: ciudad en la que vive.',
      en: 'Optional: city where you live.',
      longest: CARD_LINE,
    },
    pais: {
      label: ['País', 'Country'],
      es: 'Opcional: país en el que vive.',
      en: 'Optional: country where you live.',
      longest: CARD_LINE,
    },
    foto: {
      label: ['Retrato', 'Portrait'],
      es: 'Opcional: retrato, una imagen de public/ que el sitio recorta y reduce. Sin él, el grabado toma su lugar.',
      en: 'Optional: portrait, a picture in public/ that the site crops and reduces. Without one, the engraving takes its place.',
      hint: [
        'Opcional: el sitio lo recorta y lo reduce. Sin él, el grabado toma su lugar.',
        'Optional: the site crops and reduces it. Without one, the engraving takes its place.',
      ],
    },
    retrato: {
      label: ['Cómo se ve el retrato', 'How the portrait looks'],
      es: 'Opcional: "foto", como es, o "grabado": el sitio lo graba en líneas de la lámina, del color del tema. Sin este campo, la foto.',
      en: 'Optional: "foto", as it is, or "grabado": the site engraves it in lines of the foil, in the colour of the theme. Without this field, the photo.',
      hint: [
        'Opcional: la foto como es, o grabada en líneas del color del tema.',
        'Optional: the photo as it is, or engraved in lines of the colour of the theme.',
      ],
    },
    email: {
      label: ['Correo', 'Email'],
      es: 'Opcional: correo al que escriben quienes visitan el sitio.',
      en: 'Optional: email address for the visitors of the site.',
    },
    apellidos: {
      label: ['Apellidos', 'Last name'],
      es: 'Opcional: la parte de "nombre" que son los apellidos, para los contactos del teléfono.',
      en: 'Optional: the part of "nombre" that is the last name, for the contacts of a phone.',
      hint: [
        'Opcional: cuáles de sus nombres son los apellidos, para los contactos del teléfono.',
        'Optional: which of your names are the last name, for the contacts of a phone.',
      ],
    },
    github: {
      label: ['GitHub', 'GitHub'],
      es: 'Opcional: dirección https del perfil de GitHub.',
      en: 'Optional: https address of the GitHub profile.',
    },
    linkedin: {
      label: ['LinkedIn', 'LinkedIn'],
      es: 'Opcional: dirección https del perfil de LinkedIn.',
      en: 'Optional: https address of the LinkedIn profile.',
    },
    enlaces: {
      label: ['Enlaces', 'Links'],
      es: 'Opcional: otros perfiles y páginas.',
      en: 'Optional: other profiles and pages.',
    },
    'enlaces.red': {
      label: ['Nombre', 'Name'],
      es: 'Nombre de la red o de la página, por ejemplo "Mastodon".',
      en: 'Name of the network or page, for example "Mastodon".',
      longest: LINK,
    },
    'enlaces.url': {
      label: ['Dirección', 'Address'],
      es: 'Dirección https del perfil o de la página.',
      en: 'https address of the profile or page.',
    },
    telefono: {
      label: ['Teléfono', 'Phone'],
      es: 'Opcional: teléfono que se publica, con código de país.',
      en: 'Optional: phone number to publish, with its country code.',
    },
    resumen: {
      label: ['Resumen', 'Summary'],
      es: 'Opcional: una o dos oraciones, el reverso de la tarjeta, el CV y la descripción de la página.',
      en: 'Optional: one or two sentences, the back of the card, the CV and the description of the page.',
    },
    sitio: {
      label: ['Dirección del sitio', 'Address of the site'],
      es: 'Dirección https en la que se publica el sitio, con su camino si lo tiene. La variable SITE_URL la reemplaza. Sin ninguna de las dos, los buscadores no lo muestran.',
      en: 'https address where the site is published, with its path if it has one. The variable SITE_URL replaces it. With neither, search engines do not show it.',
      hint: [
        'Dirección https en la que se publica el sitio.',
        'https address where the site is published.',
      ],
    },
    secciones: {
      label: ['Secciones', 'Sections'],
      es: 'Opcional: qué secciones se muestran y en qué orden. Sin este campo, todas las que tienen archivo.',
      en: 'Optional: which sections are shown, and in what order. Without this field, all that have a file.',
      hint: [
        'Las marcadas se muestran, en este orden.',
        'The ticked ones are shown, in this order.',
      ],
    },
    disponibilidad: {
      label: ['Disponibilidad', 'Availability'],
      es: 'Opcional: para qué y desde cuándo está disponible, en una línea.',
      en: 'Optional: what you are available for and since when, in one line.',
      longest: { most: 60, why: 'oneLine' },
    },
    desde: {
      label: ['Disponible desde', 'Available from'],
      es: 'Opcional: desde cuándo está disponible, con la forma "AAAA" o "AAAA-MM".',
      en: 'Optional: from when you are available, in the form "YYYY" or "YYYY-MM".',
      hint: ['Opcional, por ejemplo 2027-03.', 'Optional, for example 2027-03.'],
    },
    modalidad: {
      label: ['Modalidad', 'Way of working'],
      es: 'Opcional: "remoto", "híbrido" o "presencial".',
      en: 'Optional: "remoto" (remote), "híbrido" (hybrid) or "presencial" (on site).',
      hint: ['Opcional.', 'Optional.'],
    },
    zonaHoraria: {
      label: ['Zona horaria', 'Time zone'],
      es: 'Opcional: su zona horaria, por ejemplo "America/Argentina/Buenos_Aires". Quien visita el sitio lee cuántas horas hay de diferencia.',
      en: 'Optional: your time zone, for example "Europe/London". Visitors read how many hours lie between.',
    },
    pronunciacion: {
      label: ['Pronunciación', 'Pronunciation'],
      es: 'Opcional: cómo se dice su nombre, en el reverso de la tarjeta.',
      en: 'Optional: how your name is said, on the back of the card.',
    },
    'pronunciacion.ipa': {
      label: ['Alfabeto fonético', 'Phonetic alphabet'],
      es: 'Opcional: en el alfabeto fonético, por ejemplo "/ˈana ˈpeɾes/".',
      en: 'Optional: in the phonetic alphabet, for example "/ˈænə ˈpɛrɪs/".',
      longest: CARD_LINE,
    },
    'pronunciacion.audio': {
      label: ['Grabación', 'Recording'],
      es: 'Opcional: su voz, un sonido de public/. Solo suena si alguien lo pide.',
      en: 'Optional: your voice, a sound in public/. It plays only when somebody asks.',
      hint: [
        'Su voz: el nombre de un sonido de la carpeta public. Solo suena si alguien lo pide.',
        'Your voice: the name of a sound in the folder public. It plays only when somebody asks.',
      ],
    },
    canales: {
      label: ['Dónde se muestran correo y teléfono', 'Where mail and telephone are shown'],
      es: 'Opcional: dónde se muestran. Sin este campo, en todas partes.',
      en: 'Optional: where they are shown. Without this field, everywhere.',
    },
    'canales.email': { label: ['Correo', 'Email'], ...SHOWN_IN },
    'canales.telefono': { label: ['Teléfono', 'Phone'], ...SHOWN_IN },
    idiomas: {
      label: ['Idiomas', 'Languages'],
      es: 'Opcional: los idiomas que habla, con su nivel.',
      en: 'Optional: the languages that you speak, with their level.',
    },
    'idiomas.idioma': {
      label: ['Idioma', 'Language'],
      es: 'Nombre del idioma, por ejemplo "Inglés".',
      en: 'Name of the language, for example "Spanish".',
      longest: LANGUAGE,
    },
    'idiomas.nivel': {
      label: ['Nivel', 'Level'],
      es: 'Opcional: cuánto lo domina, por ejemplo "Nativo" o "B2".',
      en: 'Optional: how well you speak it, for example "Native" or "B2".',
      longest: LANGUAGE,
    },
    grabado: {
      es: 'Opcional: con qué tablas se dibuja el grabado. Sin este campo, las de la versión 1.',
      en: 'Optional: the tables from which the engraving is drawn. Without this field, those of version 1.',
    },
    'grabado.version': {
      es: 'Versión de las tablas. Hoy solo existe la 1.',
      en: 'Version of the tables. Only 1 exists today.',
    },
    semilla: {
      label: ['Grabado', 'Engraving'],
      es: 'Opcional: el grabado se dibuja a partir de este texto en lugar del nombre. Otro texto da otro grabado.',
      en: 'Optional: the engraving is drawn from this text instead of the name. Another text gives another engraving.',
      hint: [
        'El dibujo de la tarjeta: el de su nombre, u otro.',
        'The drawing on the card: that of your name, or another.',
      ],
    },
    tema: {
      label: ['Tema', 'Theme'],
      es: 'Opcional: los colores del sitio, de la tarjeta, del CV y de las imágenes. Sin este campo, "cobre".',
      en: 'Optional: the colours of the site, the card, the CV and the images. Without this field, "cobre".',
      hint: [
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
      label: ['Idioma', 'Language'],
      es: 'Opcional: el idioma principal, el de estos archivos y de las palabras del sitio, "es" o "en". Sin este campo, "es".',
      en: 'Optional: the main language, that of these files and of the words of the site, "es" or "en". Without this field, "es".',
      hint: [
        'Opcional: aquel en que escribe aquí, y el de las palabras del sitio. Sin elegir, el español.',
        'Optional: the one in which you write here, and that of the words of the site. Unless chosen, Spanish.',
      ],
    },
    urlListas: {
      label: ['Dirección de las listas', 'Address of the lists'],
      es: 'Opcional: de dónde se piden las listas en cada visita, por ejemplo "https://datos.example.com/listas". La variable VITE_CONTENT_URL la reemplaza.',
      en: 'Optional: where each visit fetches the lists from, for example "https://data.example.com/lists". The variable VITE_CONTENT_URL replaces it.',
      hint: [
        'Opcional, para quien tiene las listas en otro servidor: de dónde se piden en cada visita.',
        'Optional, if the lists are on another server: where each visit fetches them from.',
      ],
    },
    papel: {
      label: ['Papel del CV', 'Paper of the CV'],
      es: 'Opcional: "a4" o "letter" (carta). Sin este campo, el usual en el país.',
      en: 'Optional: "a4" or "letter". Without this field, what is usual in the country.',
      hint: [
        'Opcional: A4 o carta (letter). Sin elegir, el usual en el país.',
        'Optional: A4 or letter. If none is chosen, what is usual in the country.',
      ],
    },
    cv: {
      label: ['CV propio', 'CV of your own'],
      es: 'Opcional: un PDF de public/ que reemplaza al CV que genera el sitio.',
      en: 'Optional: a PDF in public/ that replaces the CV that the site makes.',
      hint: [
        'Opcional: un PDF que reemplaza al CV que genera el sitio.',
        'Optional: a PDF that replaces the CV that the site makes.',
      ],
    },
    variantes: {
      label: ['Un CV para un puesto', 'A CV for one job'],
      es: 'Opcional: CV para un puesto, cada uno con su nombre, por ejemplo { "backend": { "puesto": "…" } }: cv-backend.pdf, .docx y .txt. Nada del sitio los enlaza.',
      en: 'Optional: CVs for one job, each by its name, for example { "backend": { "puesto": "…" } }: cv-backend.pdf, .docx and .txt. Nothing of the site links to them.',
      hint: [
        'Opcional. Cada uno es un archivo que nada del sitio enlaza: usted lo envía. Después, cada entrada dice en cuáles está.',
        'Optional. Each is a file that nothing of the site links to: you send it. Then each entry says which of them have it.',
      ],
    },
    'variantes.puesto': {
      label: ['Puesto', 'Job title'],
      es: 'Opcional: el puesto que dice este CV, en lugar del general.',
      en: 'Optional: the job title that this CV says, instead of the usual one.',
      longest: { most: 70, why: 'oneLine' },
    },
    'variantes.resumen': {
      label: ['Resumen', 'Summary'],
      es: 'Opcional: el resumen de este CV, en lugar del general.',
      en: 'Optional: the summary of this CV, instead of the usual one.',
    },
  },
  educacion: {
    ...ENTRY,
    ...PERIOD,
    titulo: {
      ...TITLE,
      es: 'Nombre de la carrera o del curso.',
      en: 'Name of the degree or course.',
    },
    institucion: {
      label: ['Institución', 'Institution'],
      es: 'Opcional: dónde, por ejemplo "Universidad Ejemplo".',
      en: 'Optional: where, for example "Example University".',
      longest: PLACE,
    },
    descripcion: {
      ...STORY,
      es: `Opcional: qué se aprendió, en una o dos oraciones. ${LISTS.es}`,
      en: `Optional: what it was about, in one or two sentences. ${LISTS.en}`,
    },
    estado: {
      label: ['Estado', 'State'],
      es: 'Opcional: "Cursando", "Finalizado" u otro texto corto.',
      en: 'Optional: "In progress", "Completed" or another short text.',
      longest: BADGE,
    },
    certificado: {
      label: ['Certificado', 'Certificate'],
      es: 'Opcional: PDF o imagen de public/, o dirección https.',
      en: 'Optional: PDF or picture in public/, or https address.',
      hint: [
        'Opcional: un PDF, una imagen o una dirección https.',
        'Optional: a PDF, a picture or an https address.',
      ],
    },
  },
  experiencia: {
    ...ENTRY,
    ...PERIOD,
    titulo: {
      ...TITLE,
      es: 'Puesto, por ejemplo "Desarrolladora".',
      en: 'Job title, for example "Developer".',
    },
    empresa: {
      label: ['Empresa', 'Employer'],
      es: 'Opcional: empresa u organización, por ejemplo "Empresa Ejemplo".',
      en: 'Optional: company or organisation, for example "Example Ltd".',
      longest: PLACE,
    },
    descripcion: {
      ...STORY,
      es: `Opcional: qué se hizo, en dos o tres oraciones. ${LISTS.es}`,
      en: `Optional: what you did, in two or three sentences. ${LISTS.en}`,
    },
    tipoExperiencia: {
      label: ['Tipo', 'Kind'],
      es: 'Opcional: clase de experiencia, "Pasantía", "Empleo" o "Voluntariado", por ejemplo.',
      en: 'Optional: kind of experience, "Internship", "Job" or "Volunteering", for example.',
      longest: BADGE,
    },
    tegnologiasUtilizadas: {
      label: ['Tecnologías', 'Technologies'],
      es: 'Opcional: tecnologías separadas por comas.',
      en: 'Optional: technologies separated by commas.',
      hint: [
        'Opcional: una coma o Intro termina cada una.',
        'Optional: a comma or Enter ends each one.',
      ],
    },
    link: {
      label: ['Enlace', 'Link'],
      es: 'Opcional: dirección https del lugar.',
      en: 'Optional: https address of the place.',
    },
  },
  'hard-skills': SKILL,
  'soft-skills': SKILL,
  proyectos: {
    ...ENTRY,
    titulo: {
      ...TITLE,
      es: 'Nombre del proyecto.',
      en: 'Name of the project.',
    },
    descripcion: {
      ...STORY,
      es: `Opcional: qué hace y con qué está hecho. ${LISTS.es}`,
      en: `Optional: what it does and what it is made with. ${LISTS.en}`,
    },
    direccionWeb: {
      label: ['Dirección web', 'Web address'],
      es: 'Opcional: dirección del proyecto publicado.',
      en: 'Optional: address of the published project.',
    },
    gitHubWeb: {
      label: ['Código en GitHub', 'Code on GitHub'],
      es: 'Opcional: dirección del código.',
      en: 'Optional: address of the code.',
    },
    tecnologias: {
      label: ['Tecnologías', 'Technologies'],
      es: 'Opcional: tecnologías separadas por comas.',
      en: 'Optional: technologies separated by commas.',
      hint: [
        'Opcional: una coma o Intro termina cada una.',
        'Optional: a comma or Enter ends each one.',
      ],
    },
    imagen: {
      label: ['Imagen', 'Picture'],
      es: 'Opcional: una captura del proyecto, un archivo de imagen de public/.',
      en: 'Optional: a screenshot of the project, a picture file in public/.',
      hint: ['Opcional: una captura del proyecto.', 'Optional: a screenshot of the project.'],
    },
    imagenAlt: PICTURE_TEXT,
    enlaces: {
      label: ['Enlaces', 'Links'],
      es: 'Opcional: más enlaces del proyecto.',
      en: 'Optional: more links of the project.',
    },
    'enlaces.texto': {
      label: ['Texto', 'Text'],
      es: 'Texto del enlace, por ejemplo "Artículo".',
      en: 'Text of the link, for example "Article".',
      longest: LINK,
    },
    'enlaces.url': {
      label: ['Dirección', 'Address'],
      es: 'Dirección del enlace.',
      en: 'Address of the link.',
    },
    pagina: {
      label: ['Página', 'Page'],
      es: 'Opcional: su página propia, el archivo src/content/proyectos/<nombre>.md (npm run page -- nombre).',
      en: 'Optional: its own page, the file src/content/proyectos/<name>.md (npm run page -- name).',
      hint: [
        'Opcional: su historia, en una dirección propia. Cinco preguntas la empiezan.',
        'Optional: its story, at an address of its own. Five questions begin it.',
      ],
    },
    rol: {
      label: ['Rol', 'Role'],
      es: 'Opcional: qué hizo usted, por ejemplo "Diseño y todo el código".',
      en: 'Optional: what you did, for example "Design and all of the code".',
      longest: FACT,
    },
    equipo: {
      label: ['Equipo', 'Team'],
      es: 'Opcional: con quiénes, por ejemplo "Tres personas".',
      en: 'Optional: with whom, for example "Three people".',
      longest: FACT,
    },
    ...PERIOD,
    anioFin: {
      ...PERIOD.anioFin,
      es: 'Opcional: año en que terminó, o null si sigue en curso: se muestra "Actualidad".',
      en: 'Optional: year in which it ended, or null if it has not: "Present" is shown.',
    },
    estado: {
      label: ['Estado', 'State'],
      es: 'Opcional: por ejemplo "En uso" o "Archivado".',
      en: 'Optional: for example "In use" or "Archived".',
      longest: BADGE,
    },
    resultado: {
      label: ['Resultado', 'Result'],
      es: 'Opcional: qué se logró, en una oración: se muestra grande en su página.',
      en: 'Optional: what came of it, in one sentence: shown large on its page.',
      longest: RESULT,
    },
    reservado: {
      label: ['Reservado', 'Reserved'],
      es: 'Opcional: true si no se puede mostrar: sin enlaces, y quien quiera saber más pregunta por correo.',
      en: 'Optional: true if it cannot be shown: no links, and who wants to know more asks by mail.',
      hint: [
        'Sin enlaces: quien quiera saber más pregunta por correo.',
        'No links: who wants to know more asks by mail.',
      ],
    },
  },
  seccion: {
    titulo: {
      label: ['Título de la sección', 'Title of the section'],
      es: 'Nombre de la sección, corto: el de su página y de su mosaico.',
      en: 'Name of the section, short: that of its page and its tile.',
      longest: { most: 20, why: 'tile' },
    },
    icono: {
      label: ['Icono', 'Icon'],
      es: 'Opcional: nombre de un icono de lucide.dev, por ejemplo "presentation", o una imagen de public/.',
      en: 'Optional: name of an icon of lucide.dev, for example "presentation", or a picture in public/.',
      hint: [
        'Opcional: el nombre de un icono de lucide.dev, por ejemplo “presentation”, o una imagen.',
        'Optional: the name of an icon of lucide.dev, for example “presentation”, or a picture.',
      ],
    },
    vacio: {
      label: ['Texto sin entradas', 'Text without entries'],
      es: 'Opcional: qué dice la sección mientras no tiene entradas.',
      en: 'Optional: what the section says while it has no entries.',
    },
    forma: {
      label: ['Forma', 'Form'],
      es: 'Opcional: "citas" muestra cada entrada como una cita, con quien la dijo. Sin este campo, tarjetas en una línea de tiempo.',
      en: 'Optional: "citas" shows each entry as a quote, with who said it. Without this field, cards on a line of time.',
      hint: [
        'Opcional. Citas: lo que otros dicen de usted.',
        'Optional. Quotes: what others say of you.',
      ],
    },
  },
  'secciones/': {
    ...ENTRY,
    ...PERIOD,
    titulo: {
      ...TITLE,
      es: 'Opcional: qué es. De una cita, quién la dijo.',
      en: 'Optional: what it is. Of a quote, who said it.',
    },
    subtitulo: {
      label: ['Subtítulo', 'Subtitle'],
      es: 'Opcional: dónde, para quién o de quién. De una cita, el puesto de quien la dijo.',
      en: 'Optional: where, for whom or by whom. Of a quote, the job of who said it.',
      longest: PLACE,
    },
    fecha: {
      label: ['Fecha', 'Date'],
      es: 'Opcional: cuándo, con la forma "AAAA" o "AAAA-MM". Lo que duró tiene años en su lugar.',
      en: 'Optional: when, in the form "YYYY" or "YYYY-MM". What lasted has years instead.',
      hint: [
        'Opcional. El año, o el año y el mes: 2024 o 2024-05.',
        'Optional. The year, or the year and the month: 2024 or 2024-05.',
      ],
    },
    descripcion: {
      ...STORY,
      es: `Opcional: de qué se trata. De una cita, sus palabras. ${LISTS.es}`,
      en: `Optional: what it is about. Of a quote, its words. ${LISTS.en}`,
    },
    enlace: {
      label: ['Enlace', 'Link'],
      es: 'Opcional: dirección https, o PDF o imagen de public/.',
      en: 'Optional: https address, or PDF or picture in public/.',
      hint: [
        'Opcional: un PDF, una imagen o una dirección https.',
        'Optional: a PDF, a picture or an https address.',
      ],
    },
    textoEnlace: {
      label: ['Texto del enlace', 'Text of the link'],
      es: 'Opcional: por ejemplo "Ver certificado". Sin él, "Link".',
      en: 'Optional: for example "View certificate". Without it, "Link".',
      longest: LINK,
    },
    imagen: {
      label: ['Imagen', 'Picture'],
      es: 'Opcional: un archivo de imagen de public/.',
      en: 'Optional: a picture file in public/.',
      hint: ['Opcional.', 'Optional.'],
    },
    imagenAlt: PICTURE_TEXT,
    tecnologias: {
      label: ['Tecnologías', 'Technologies'],
      es: 'Opcional: tecnologías o temas, separados por comas.',
      en: 'Optional: technologies or topics, separated by commas.',
      hint: [
        'Opcional: una coma o Intro termina cada una.',
        'Optional: a comma or Enter ends each one.',
      ],
    },
  },
}

/** @param path below the entry: `enlaces.url` */
export const fieldWords = (name: FormName, path: string): FieldWords | undefined => {
  const fields: Readonly<Record<string, FieldWords>> = FIELDS[isOwnList(name) ? 'secciones/' : name]
  return Object.hasOwn(fields, path) ? fields[path] : undefined
}
