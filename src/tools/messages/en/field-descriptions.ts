import type { Messages } from '../es/es'

const ENTRY = {
  id: 'Number that identifies the entry. Unique in the list.',
  numeroOrden: 'Place in the list: the lowest number is shown first.',
}

const YEARS = {
  anioInicio: 'Year in which it began.',
  anioFin: 'Year in which it ended, or nothing (null) if it has not: "Present" is shown.',
  mesInicio: 'Optional: month in which it began, from 1 to 12.',
  mesFin: 'Optional: month in which it ended, from 1 to 12.',
}

const SKILL = {
  ...ENTRY,
  titulo: 'Name of the skill. Also the alternative text of the icon.',
  icon: 'Picture in public/ (for example "iconos/creativo.svg") or icon of devicon ("devicon:react") or Simple Icons ("simple-icons:django").',
  anchoIcon: 'Width of the icon in pixels. Usually 100.',
  altoIcon: 'Height of the icon in pixels. Usually 100.',
  grupo: 'Optional: group under which it is shown, for example "Frontend".',
}

const LISTS = 'A blank line separates paragraphs; lines that begin with "- " make a list.'

const fields: Messages['editor']['fields'] = {
  perfil: {
    nombre: 'First and last name: the title of the card.',
    puesto: 'Job title or profession, for example "Full-stack developer".',
    fechaNacimiento:
      'Optional, YYYY-MM-DD. The date is not published, but the age is, and the day on which it changes.',
    ciudad: 'City where you live.',
    pais: 'Country where you live.',
    foto: 'Optional: portrait, a picture in public/ that the site crops and reduces. Without one, the engraving takes its place.',
    email: 'Email address for the visitors of the site.',
    apellidos: 'Optional: the part of "nombre" that is the last name, for the contacts of a phone.',
    github: 'Optional: https address of the GitHub profile.',
    linkedin: 'Optional: https address of the LinkedIn profile.',
    enlaces: 'Optional: other profiles and pages.',
    'enlaces.red': 'Name of the network or page, for example "Mastodon".',
    'enlaces.url': 'https address of the profile or page.',
    telefono: 'Optional: phone number to publish, with its country code.',
    resumen: 'One or two sentences: the back of the card, the CV and the description of the page.',
    sitio:
      'https address where the site is published, with its path if it has one. The variable SITE_URL replaces it.',
    secciones:
      'Optional: which sections are shown, and in what order. Without this field, all that have a file.',
    disponibilidad: 'Optional: what you are available for and since when, in one line.',
    idiomas: 'Optional: the languages that you speak, with their level.',
    'idiomas.idioma': 'Name of the language, for example "Spanish".',
    'idiomas.nivel': 'Optional: how well you speak it, for example "Native" or "B2".',
    grabado:
      'Optional: the tables from which the engraving is drawn. Without this field, those of version 1.',
    'grabado.version': 'Version of the tables. Only 1 exists today.',
    semilla:
      'Optional: the engraving is drawn from this text instead of the name. Another text gives another engraving.',
    idioma:
      'Optional: the main language, that of these files and of the words of the site, "es" or "en". Without this field, "es".',
    tema: 'Optional: the colours of the site, the card, the CV and the images. Without this field, "cobre".',
    'tema.base': 'Theme from which paper and ink are taken.',
    'tema.foil': 'Colour of the engraving and the titles.',
    urlListas:
      'Optional: where each visit fetches the lists from, for example "https://data.example.com/lists". The variable VITE_CONTENT_URL replaces it.',
    cv: 'Optional: a PDF in public/ that replaces the CV that the site makes.',
  },
  educacion: {
    ...ENTRY,
    ...YEARS,
    titulo: 'Name of the degree or course.',
    descripcion: `Optional: what it was about, in one or two sentences. ${LISTS}`,
    estado: '"In progress", "Completed" or another short text.',
    certificado: 'PDF or picture in public/, https address, or nothing (null) if there is none.',
  },
  experiencia: {
    ...ENTRY,
    ...YEARS,
    titulo: 'Job title and place, for example "Developer at Example Ltd".',
    descripcion: `Optional: what you did, in two or three sentences. ${LISTS}`,
    tipoExperiencia: 'Kind of experience: "Internship", "Job" or "Volunteering", for example.',
    tegnologiasUtilizadas: 'Technologies separated by commas. May be empty.',
    link: 'https address of the place, or "" to show none.',
  },
  'hard-skills': SKILL,
  'soft-skills': SKILL,
  proyectos: {
    ...ENTRY,
    titulo: 'Name of the project.',
    descripcion: `What it does and what it is made with. ${LISTS}`,
    direccionWeb: 'Address of the published project, or "" to show none.',
    gitHubWeb: 'Address of the code, or "" to show none.',
    tecnologias: 'Optional: technologies separated by commas.',
    imagen: 'Optional: a screenshot of the project, a picture file in public/.',
    imagenAlt: 'What the picture shows, for those who cannot see it. Required with a picture.',
    enlaces: 'Optional: more links of the project.',
    'enlaces.texto': 'Text of the link, for example "Article".',
    'enlaces.url': 'Address of the link.',
  },
  certificados: {
    ...ENTRY,
    titulo: 'Name of the certificate.',
    emisor: 'Who issued it.',
    fecha: 'When, in the form "YYYY" or "YYYY-MM".',
    enlace: 'https address or PDF in public/, or "" if there is none.',
  },
}

const files = {
  perfil: 'Profile: what the card, the CV and the page say',
  educacion: 'Education',
  experiencia: 'Experience',
  'hard-skills': 'Hard skills: technologies',
  'soft-skills': 'Soft skills: personal skills and languages',
  proyectos: 'Projects',
  certificados: 'Certificates',
}

/** What editors show for the content files, from their JSON Schemas. */
export const editor: Messages['editor'] = {
  files,
  fields,
  schemaKey: 'Schema with which the editor completes and checks this file.',
  items: 'The entries of the list. Without this file, the site does not have it.',
  translationOf: (title) => `${title} (in another language)`,
  translatedId: 'The id of the entry that is translated.',
  translatedUrl: 'The address of the link that is translated.',
  original: 'Fingerprints of the translated texts. npm run translations writes them.',
  expected: (text) => `Expected: ${text}.`,
}
