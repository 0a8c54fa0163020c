import { readContentFile } from './hostile-content'

type Item = Record<string, unknown>
type Content = Record<string, Record<string, unknown>>

export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauuntx'
export const LONG_TITLE =
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
export const MANY = { educacion: 30, 'hard-skills': 40 } as const

export const RTL_PROFILE = {
  nombre: 'נועה בן־דוד الأنصاري',
  puesto: 'מפתחת תוכנה (full-stack).',
  ciudad: 'تل أبيب',
  pais: 'ישראל',
  resumen: 'אני בונה יישומי רשת, מבסיס הנתונים ועד הממשק (React, Node).',
}

const modelOf = (name: string) => (readContentFile(name).items as Item[])[1] as Item
const many = (name: string, count: number, changes: (index: number) => Item) => ({
  items: Array.from({ length: count }, (_, index) => ({
    ...modelOf(name),
    ...changes(index),
    id: index,
    numeroOrden: index,
  })),
})
const profile = (changes: Item) => ({ ...readContentFile('perfil'), ...changes })

const TITLES = [LONG_TITLE, LONG_WORD, RTL_TITLE, 'Curso']

export function extremeContent(): Content {
  const [job] = readContentFile('experiencia').items as Item[]
  const [project] = readContentFile('proyectos').items as Item[]
  return {
    perfil: profile(LONG_PROFILE),
    educacion: many('educacion', MANY.educacion, (index) => ({
      titulo: TITLES[index % TITLES.length],
      descripcion: `${index + 1}. ${[`${LONG_TITLE}. ${LONG_WORD}`, LINES, 'Breve.'][index % 3]}`,
      estado: index === 1 ? LONG_WORD : 'Finalizado',
    })),
    experiencia: {
      items: [
        {
          ...job,
          titulo: LONG_TITLE,
          descripcion: LONG_WORD,
          tipoExperiencia: LONG_TITLE,
          tegnologiasUtilizadas: [
            LONG_WORD,
            LONG_TITLE.replaceAll(',', ''),
            ...Array.from({ length: 30 }, (_, index) => `Herramienta ${index + 1}`),
          ].join(', '),
        },
      ],
    },
    'hard-skills': many('hard-skills', MANY['hard-skills'], (index) => ({
      titulo: [LONG_WORD, LONG_TITLE, 'C'][index] ?? `Tecnología ${index + 1}`,
      ...(index === 3 && { anchoIcon: 400, altoIcon: 400 }),
    })),
    'soft-skills': many('soft-skills', 1, () => ({ titulo: RTL_TITLE })),
    proyectos: { items: [{ ...project, titulo: LONG_WORD, descripcion: LONG_WORD.repeat(4) }] },
  }
}

export const emptyContent = (): Content => ({
  perfil: profile(RTL_PROFILE),
  ...Object.fromEntries(
    ['educacion', 'experiencia', 'hard-skills', 'soft-skills', 'proyectos'].map((name) => [
      name,
      { items: [] },
    ]),
  ),
})
