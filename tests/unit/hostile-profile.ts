import type { Lists, Profile } from '../../src/model/schema/schema'
import { NO_LISTS } from '../fixtures/fixture'

/** What breaks out of HTML, XML, JSON, vCard, a header, a template or a replacer that is careless. */
export const HOSTILE_LINES = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)> \' onload=alert(1) <!-- ]]>',
  'javascript:alert(1)',
  'uno\r\nBEGIN:VCARD\r\nEND:VCARD\rNOTE:dos\u2028NOTE:tres\u2029NOTE:cuatro\nSet-Cookie: a=b',
  `\${7 * 7} {{7 * 7}} $& $1 $\` %BASE_URL% <!--app--> import.meta.env.MODE &lt;b&gt; \\u003c`,
  '\u202etxet desrever\u202c \u2066aislado\u2069 👩🏽‍💻 ñ',
] as const

const [script, attribute, address, lines, template, reversed] = HOSTILE_LINES
const all = HOSTILE_LINES.join(' ')
const site = "https://hostil.dev/\"><script>alert(1)</script>?a='b'&c=</loc>"

/** Valid for the schema, and hostile in every field that can be. */
export const HOSTILE_PROFILE: Profile = {
  nombre: `${script} Añón`,
  apellidos: 'alert(1)</script> Añón',
  puesto: `${lines} ${attribute}`,
  fechaNacimiento: '1990-01-01',
  ciudad: attribute,
  pais: template,
  foto: 'retrato.webp',
  email: 'ohara+x@hostil.dev',
  telefono: '+54 (341) 555.01-00',
  github: site,
  linkedin: `${site}#in`,
  enlaces: HOSTILE_LINES.map((red, index) => ({ red, url: `${site}#${index}` })),
  resumen: all,
  disponibilidad: `${attribute} ${lines}`,
  idiomas: HOSTILE_LINES.map((idioma) => ({ idioma, nivel: attribute })),
  secciones: ['hostiles', 'habilidades', 'proyectos', 'educacion', 'experiencia'],
  sitio: 'https://hostil.example/',
}

const skill = { grupo: attribute, icon: 'iconos/creativo.svg', anchoIcon: 100, altoIcon: 100 }
const years = { anioInicio: 2000, mesInicio: 3, anioFin: null }
const entries = HOSTILE_LINES.map((text, id) => ({ id, numeroOrden: id, titulo: text }))
const told = entries.map((entry) => ({ ...entry, descripcion: all }))

/** Of the owner's own; its title is hostile, too. */
export const HOSTILE_SECTION = 'secciones/hostiles'
export const HOSTILE_HEAD = { titulo: `${attribute} ${lines}`, vacio: all }

export const HOSTILE_LISTS: Lists = {
  ...NO_LISTS,
  educacion: told.map((entry) => ({
    ...entry,
    ...years,
    institucion: attribute,
    ubicacion: template,
    estado: lines,
    certificado: null,
  })),
  experiencia: told.map((entry) => ({
    ...entry,
    ...years,
    empresa: attribute,
    ubicacion: template,
    tipoExperiencia: reversed,
    tegnologiasUtilizadas: `${all}, ${address}`,
    link: site,
  })),
  'hard-skills': entries.map((entry) => ({ ...entry, ...skill })),
  'soft-skills': entries.map((entry) => ({ ...entry, ...skill })),
  proyectos: told.map((entry) => ({
    ...entry,
    direccionWeb: site,
    gitHubWeb: site.replace('https:', 'http:'),
    tecnologias: `${all}, ${address}`,
    imagen: 'retrato.webp',
    imagenAlt: attribute,
    enlaces: HOSTILE_LINES.map((texto, index) => ({ texto, url: `${site}#${index}` })),
  })),
  [HOSTILE_SECTION]: told.map((entry) => ({
    ...entry,
    subtitulo: lines,
    fecha: '2020',
    enlace: site,
    textoEnlace: attribute,
    tecnologias: all,
    imagen: 'retrato.webp',
    imagenAlt: attribute,
  })),
}
