import { LIST_NAMES } from '../../src/model/schema/schema'
import { SECTION_NAMES } from '../../src/model/sections'
import { readContentFile } from '../fixtures/fixture'
import { type Item, itemsOf } from './content-texts'

type Content = Record<string, Item>

/** Valid texts with markup, JSON or `String.replace` syntax in them. */
export const HOSTILE_TEXTS = {
  markup: '</script><img src=x onerror=alert(1)> & "comillas" <b>negrita</b>',
  replacer: '$& $1 $$ $` \\u003c {{x}} %s',
  emoji: 'Diseño 🪶👩🏽‍💻 y más',
  rightToLeft: 'شهادة في البرمجة (2024)',
  long: 'Una frase bastante larga que se repite. '.repeat(260).trim(),
  unbroken: 'W'.repeat(400),
} as const

export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauuntx'
const LONG_TITLE =
  'Licenciatura en Ciencias de la Computación con orientación en sistemas distribuidos, redes y seguridad de la información'

export const LONG_PROFILE = {
  nombre: `Maximiliana ${LONG_WORD}`,
  puesto: LONG_TITLE,
  ciudad: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  pais: 'Reino Unido de Gran Bretaña e Irlanda del Norte',
  email: `${'maximiliana.'.repeat(4)}d@correo.${'subdominio-bastante-largo.'.repeat(2)}example.com`,
  resumen: `${LONG_TITLE}. `.repeat(5).trim(),
}

/** Every line ending; HTML normalises some of them. */
const LINES = 'Uno.\r\nDos.\rTres.\u2028Cuatro.\nCinco.'

export const RTL_TITLE = 'دبلوم تطوير الويب (2024)، المستوى B2.'
/** A list that begins with a word from left to right. */
export const RTL_LIST = ['React ו-Node.js: ממשק נגיש לכל המשתמשים.', 'בדיקות.']
export const MANY = {
  educacion: 30,
  'hard-skills': 40,
  certificados: 30,
  recomendaciones: 3,
  enlaces: 12,
} as const

export const RTL_PROFILE = {
  nombre: 'נועה בן־דוד الأنصاري',
  puesto: 'מפתחת תוכנה (full-stack).',
  ciudad: 'تل أبيب',
  pais: 'ישראל',
  resumen: 'אני בונה יישומי רשת, מבסיס הנתונים ועד הממשק (React, Node).',
}

/** The fixture has none: its site has the four sections of SPEC. */
const OWN = { subtitulo: 'Escuela Ejemplo', fecha: '2023-05' }
const OWN_HEADS: Readonly<Record<string, Item>> = {
  'secciones/certificados': { titulo: 'Certificados', icono: 'iconos/ingles.svg' },
  'secciones/recomendaciones': { titulo: LONG_TITLE, forma: 'citas' },
}
const OWN_NAMES = Object.keys(OWN_HEADS).map((name) => name.replace('secciones/', ''))

const modelOf = (name: string) => (name in OWN_HEADS ? OWN : itemsOf(name).at(-1))
const many = (name: string, count: number, changes: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => ({
    ...modelOf(name),
    ...changes(index),
    id: index,
    numeroOrden: index,
  }))

/** One entry a text, after all others. */
const hostile = (name: string, ...longFields: string[]) =>
  Object.values(HOSTILE_TEXTS).map((text, index) => ({
    ...modelOf(name),
    id: 100 + index,
    numeroOrden: 100 + index,
    titulo: text.slice(0, 500),
    ...Object.fromEntries(longFields.map((field) => [field, text])),
  }))

const profile = (changes: Item) => ({ ...readContentFile('perfil'), ...changes })

const TITLES = [LONG_TITLE, LONG_WORD, RTL_TITLE, 'Curso']

export function extremeContent(): Content {
  const [job] = itemsOf('experiencia')
  const [project] = itemsOf('proyectos')
  const lists: Record<string, Item[]> = {
    educacion: [
      ...many('educacion', MANY.educacion, (index) => ({
        titulo: TITLES[index % TITLES.length],
        descripcion: `${index + 1}. ${[`${LONG_TITLE}. ${LONG_WORD}`, LINES, 'Breve.'][index % 3]}`,
        estado: index === 1 ? LONG_WORD : 'Finalizado',
        ...(index % 2 === 0 && { mesInicio: 1, mesFin: 12 }),
      })),
      ...hostile('educacion', 'descripcion'),
    ],
    experiencia: [
      {
        ...job,
        titulo: LONG_TITLE,
        descripcion: `${LONG_WORD}\n\n- ${LONG_TITLE}\n- ${LONG_WORD}\n\n- ${RTL_LIST.join('\n- ')}`,
        tipoExperiencia: LONG_TITLE,
        tegnologiasUtilizadas: [
          LONG_WORD,
          LONG_TITLE.replaceAll(',', ''),
          ...Array.from({ length: 30 }, (_, index) => `Herramienta ${index + 1}`),
        ].join(', '),
      },
      ...hostile('experiencia', 'descripcion'),
    ],
    'hard-skills': many('hard-skills', MANY['hard-skills'], (index) => ({
      titulo: [LONG_WORD, LONG_TITLE, 'C'][index] ?? `Tecnología ${index + 1}`,
      ...(index === 3 && { anchoIcon: 400, altoIcon: 400 }),
      ...(index === 4 && { icon: 'devicon:rust' }),
      ...(index > 5 && { grupo: [LONG_TITLE, 'Datos', 'Herramientas'][index % 3] }),
    })),
    'soft-skills': [
      ...many('soft-skills', 1, () => ({ titulo: RTL_TITLE })),
      ...hostile('soft-skills'),
    ],
    proyectos: [
      {
        ...project,
        titulo: LONG_WORD,
        descripcion: LONG_WORD.repeat(4),
        tecnologias: `${LONG_WORD}, ${LONG_TITLE}`,
        imagen: 'retrato.webp',
        imagenAlt: LONG_TITLE,
        enlaces: [
          { texto: LONG_WORD, url: 'http://example.com/uno' },
          { texto: LONG_TITLE, url: 'https://example.com/dos' },
        ],
      },
      ...hostile('proyectos', 'descripcion'),
    ],
    'secciones/certificados': [
      ...many('secciones/certificados', MANY.certificados, (index) => ({
        titulo: TITLES[index % TITLES.length],
        subtitulo: index === 1 ? LONG_WORD : LONG_TITLE,
        fecha: index % 2 === 0 ? '2023' : '2023-05',
        enlace: index % 3 === 0 ? 'https://example.com/certificado' : '',
        ...(index === 0 && {
          textoEnlace: LONG_TITLE,
          imagen: 'retrato.webp',
          imagenAlt: LONG_WORD,
        }),
      })),
      ...hostile('secciones/certificados', 'subtitulo'),
    ],
    'secciones/recomendaciones': [
      ...many('secciones/recomendaciones', MANY.recomendaciones, (index) => ({
        titulo: TITLES[index],
        subtitulo: LONG_TITLE,
        descripcion: [`${LONG_TITLE}. `.repeat(9), LONG_WORD, LINES][index],
        enlace: 'https://example.com/cita',
      })),
      ...hostile('secciones/recomendaciones', 'descripcion'),
    ],
  }
  return {
    perfil: profile({
      ...LONG_PROFILE,
      apellidos: LONG_WORD,
      telefono: '+54 (341) 555.0100',
      enlaces: Array.from({ length: MANY.enlaces }, (_, index) => ({
        red: [LONG_WORD, 'Mastodon', LONG_TITLE][index] ?? `Red ${index + 1}`,
        url: `https://example.com/red/${index}`,
      })),
      disponibilidad: LONG_TITLE,
      idiomas: [{ idioma: LONG_WORD, nivel: LONG_TITLE }, { idioma: 'Español' }],
      secciones: [...SECTION_NAMES, ...OWN_NAMES],
    }),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, items]) => [name, { ...OWN_HEADS[name], items }]),
    ),
  }
}

/** No photo, no networks, empty lists; pages from right to left, those in English from left to right. */
export const rightToLeftContent = (): Content => ({
  'en/perfil': { puesto: 'Developer', ciudad: 'Tel Aviv', pais: 'Israel', resumen: 'I build.' },
  perfil: profile({
    ...RTL_PROFILE,
    foto: undefined,
    github: '',
    linkedin: '',
    secciones: [...SECTION_NAMES, ...OWN_NAMES],
  }),
  ...Object.fromEntries(LIST_NAMES.map((name) => [name, { items: [] }])),
  ...OWN_HEADS,
})
