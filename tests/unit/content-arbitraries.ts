import fc from 'fast-check'
import {
  type ContentName,
  LIST_NAMES,
  type Lists,
  listSchemas,
  type Profile,
  profileSchema,
  THEME_NAMES,
} from '../../src/site/model/schema/schema'
import { textFields } from '../../src/site/model/schema/text-fields'
import { SECTION_NAMES } from '../../src/site/model/sections'
import { FULL_CONTENT, fileIn } from './content-project'

export const HOSTILE_TEXTS = [
  '👩🏽‍💻 emoji y ñandú',
  '</script><script>alert(1)</script>',
  '$& $1 $$ $` {{x}}',
  '\u202eal revés\u202c y \u05e9\u05dc\u05d5\u05dd',
  'comillas " \' \\ y\nsaltos\tde línea',
  '__proto__',
  'x'.repeat(10_000),
]

type Fields = Record<string, unknown>

const text = fc.oneof(
  fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((value) => value.trim() !== '')
    // As content is read.
    .map((value) => value.normalize('NFC')),
  fc.constantFrom(...HOSTILE_TEXTS),
)
const https = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true })
const file = fc.constantFrom('certificados/curso.pdf', 'retrato.webp')
const icon = fc.constantFrom('devicon:react', 'devicon:cplusplus', 'iconos/creativo.svg')

/** Something may be about to begin. */
const LAST_START_YEAR = new Date().getUTCFullYear() + 1
const dates = fc
  .record({
    anioInicio: fc.integer({ min: 1900, max: LAST_START_YEAR }),
    length: fc.integer({ min: 0, max: 50 }),
    open: fc.constantFrom(null, '' as const, undefined),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 2 }),
    kind: fc.nat(3),
  })
  .map(({ anioInicio, length, open, months, kind }) => {
    const [first = 1, last = 12] = months.toSorted((a, b) => a - b)
    const start = { anioInicio, ...(kind % 2 === 1 && { mesInicio: first }) }
    if (open !== undefined) return { ...start, anioFin: open }
    return { ...start, anioFin: anioInicio + length, ...(kind > 1 && { mesFin: last }) }
  })

/** Values of fields that are no texts, or of which some cannot be any text. */
const VALUES: Record<string, fc.Arbitrary<unknown>> = {
  ...{ icon, foto: fc.constant('retrato.webp'), certificado: fc.oneof(fc.constant(null), file) },
  ...{ sitio: https, github: fc.oneof(fc.constant(''), https), link: https, direccionWeb: https },
  enlace: fc.oneof(fc.constant(''), file, https),
  // With the `apellidos` of the sample.
  nombre: text.map((first) => `${first} Prueba`),
  email: fc.constantFrom('a@b.co', 'ada.prueba+web@sub.example.com'),
  telefono: fc.stringMatching(/^\+?\d[\d ().-]{4,22}\d$/),
  fecha: fc.constantFrom('2019', '2020-12', '2031-01'),
  imagen: fc.constantFrom('retrato.webp', 'iconos/creativo.svg'),
  secciones: fc.shuffledSubarray([...SECTION_NAMES], { minLength: 1 }),
  tema: fc.constantFrom(...THEME_NAMES, FULL_CONTENT.perfil.tema),
  idioma: fc.constantFrom('es', 'en'),
  numeroOrden: fc.integer({ min: -1e6, max: 1e6 }),
  // `dates` has those of an entry.
  ...{ mesInicio: fc.constant(undefined), mesFin: fc.constant(undefined) },
}

/** Optional fields that are always there. */
const NEEDED = ['imagenAlt', 'foto']

/** Objects like a sample of the content, with what is optional or without. */
function like(name: ContentName, sample: Fields): fc.Arbitrary<Fields> {
  const entries: Record<string, { type: string }> =
    name === 'perfil' ? profileSchema.entries : listSchemas[name].item.entries
  const isOptional = (field: string) => /optional|nullish/.test(entries[field]?.type ?? '')
  const fields = Object.keys(sample).filter((field) => field !== '$schema')
  const model = fields.map((field) => {
    const isText = textFields(name).includes(field)
    return [
      field,
      VALUES[field] ?? (isText ? text : fc.constant(0).map(() => structuredClone(sample[field]))),
    ]
  })
  const whole = fc.record(Object.fromEntries(model) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: fields.filter((field) => NEEDED.includes(field) || !isOptional(field)),
    noNullPrototype: true,
  })
  const period: fc.Arbitrary<Fields> = 'anioInicio' in sample ? dates : fc.constant({})
  return fc.tuple(whole, period).map(([entry, changes]) => {
    const { imagen, imagenAlt, ...rest }: Fields = { ...entry, ...changes }
    const all = imagen === undefined ? rest : { ...rest, imagen, imagenAlt }
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  })
}

const lists = LIST_NAMES.map((name) => {
  const samples = fileIn(FULL_CONTENT, name).items.map((sample) => like(name, { ...sample }))
  const entry = samples.length > 0 ? fc.oneof(...samples) : fc.constant({})
  const entries = fc.array(entry, { maxLength: samples.length > 0 ? 4 : 0 })
  return [name, entries.map((all) => all.map((entry, index) => ({ ...entry, id: index * 3 })))]
})

/** Content that the site accepts, with the files of `makeProject`. */
export const anyContent = fc.record({
  perfil: like('perfil', FULL_CONTENT.perfil),
  lists: fc.record(Object.fromEntries(lists)),
}) as unknown as fc.Arbitrary<{ perfil: Profile; lists: Lists }>
