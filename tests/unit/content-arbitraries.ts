import fc from 'fast-check'
import { SECTION_NAMES, THEME_NAMES } from '../../src/site/model/schema/schema'

export const HOSTILE_TEXTS = [
  '👩🏽‍💻 emoji y ñandú',
  '</script><script>alert(1)</script>',
  '$& $1 $$ $` {{x}}',
  '\u202eal revés\u202c y \u05e9\u05dc\u05d5\u05dd',
  'comillas " \' \\ y\nsaltos\tde línea',
  '__proto__',
  'x'.repeat(10_000),
]

const text = fc.oneof(
  fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((value) => value.trim() !== '')
    // As content is read.
    .map((value) => value.normalize('NFC')),
  fc.constantFrom(...HOSTILE_TEXTS),
)
const https = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true })
const web = fc.webUrl({ validSchemes: ['https', 'http'] })
const none = fc.constant('' as const)
const httpsOrNone = fc.oneof(none, https)
const webOrNone = fc.oneof(none, web)
const file = fc.constantFrom('certificados/curso.pdf', 'retrato.webp')
const icon = fc.constantFrom('devicon:react', 'devicon:cplusplus', 'iconos/creativo.svg')
const side = fc.integer({ min: 1, max: 400 })
const order = fc.integer({ min: -1e6, max: 1e6 })
const month = fc.integer({ min: 1, max: 12 })

type Option<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }
/** An optional field is left out, not undefined: as JSON has it. */
const record = <Needed extends object, More extends object = object>(
  needed: { [Key in keyof Needed]: fc.Arbitrary<Needed[Key]> },
  more?: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
): fc.Arbitrary<Needed & Option<More>> =>
  fc.record({ ...needed, ...more } as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(needed),
    noNullPrototype: true,
  }) as fc.Arbitrary<Needed & Option<More>>

/** Something may be about to begin. */
const LAST_START_YEAR = new Date().getUTCFullYear() + 1

const dates = fc
  .record({
    anioInicio: fc.integer({ min: 1900, max: LAST_START_YEAR }),
    length: fc.integer({ min: 0, max: 50 }),
    open: fc.constantFrom(null, '' as const, undefined),
    months: fc.uniqueArray(month, { minLength: 2, maxLength: 2 }),
    kind: fc.nat(3),
  })
  .map(({ anioInicio, length, open, months, kind }) => {
    const [first = 1, last = 12] = months.toSorted((a, b) => a - b)
    const start = { anioInicio, ...(kind % 2 === 1 && { mesInicio: first }) }
    if (open !== undefined) return { ...start, anioFin: open }
    return { ...start, anioFin: anioInicio + length, ...(kind > 1 && { mesFin: last }) }
  })

const listOf = <Fields>(fields: fc.Arbitrary<Fields>) =>
  fc
    .array(fc.tuple(fields, order), { maxLength: 4 })
    .map((entries) =>
      entries.map(([entry, numeroOrden], index) => ({ id: index * 3, ...entry, numeroOrden })),
    )

const dated = <Fields>(fields: fc.Arbitrary<Fields>) =>
  fc.tuple(fields, dates).map(([entry, period]) => ({ ...entry, ...period }))

/** What says that it is over needs an end. */
const stateOf = ({ anioFin }: { anioFin: number | '' | null }) =>
  typeof anioFin === 'number' ? fc.oneof(text, fc.constant('Finalizado')) : text

const skills = listOf(
  record({ titulo: text, icon, anchoIcon: side, altoIcon: side }, { grupo: text }),
)

const lists = record({
  educacion: listOf(
    dated(
      record(
        { titulo: text, certificado: fc.oneof(fc.constant(null), file, https) },
        { descripcion: fc.string() },
      ),
    ).chain((entry) => stateOf(entry).map((estado) => ({ ...entry, estado }))),
  ),
  experiencia: listOf(
    dated(
      record(
        {
          titulo: text,
          tipoExperiencia: text,
          tegnologiasUtilizadas: fc.string(),
          link: httpsOrNone,
        },
        { descripcion: fc.string() },
      ),
    ),
  ),
  'hard-skills': skills,
  'soft-skills': skills,
  proyectos: listOf(
    fc
      .tuple(
        record(
          { titulo: text, descripcion: text, direccionWeb: webOrNone, gitHubWeb: webOrNone },
          {
            tecnologias: fc.string(),
            enlaces: fc.array(record({ texto: text, url: web }), { maxLength: 3 }),
          },
        ),
        record({}, { imagen: fc.constantFrom('retrato.webp', 'iconos/creativo.svg') }),
        text,
      )
      .map(([entry, picture, imagenAlt]) => ({
        ...entry,
        ...('imagen' in picture && { ...picture, imagenAlt }),
      })),
  ),
  certificados: listOf(
    record({
      titulo: text,
      emisor: text,
      fecha: fc.constantFrom('2019', '2020-12', '2031-01'),
      enlace: fc.oneof(none, file, https),
    }),
  ),
})

const birthDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const names = fc
  .tuple(text, fc.option(text, { nil: undefined }))
  .map(([nombre, apellidos]) =>
    apellidos === undefined ? { nombre } : { nombre: `${nombre} ${apellidos.trim()}`, apellidos },
  )

const perfil = fc
  .tuple(
    names,
    record(
      {
        puesto: text,
        ciudad: text,
        pais: text,
        foto: fc.constant('retrato.webp'),
        email: fc.constantFrom('a@b.co', 'ada.prueba+web@sub.example.com'),
        resumen: text,
        sitio: https,
      },
      {
        github: httpsOrNone,
        linkedin: httpsOrNone,
        telefono: fc.stringMatching(/^\+?\d[\d ().-]{4,22}\d$/),
        enlaces: fc.array(record({ red: text, url: https }), { maxLength: 5 }),
        disponibilidad: text,
        idiomas: fc.array(record({ idioma: text }, { nivel: text }), { maxLength: 4 }),
        secciones: fc.shuffledSubarray([...SECTION_NAMES], { minLength: 1 }),
        fechaNacimiento: birthDay,
        cv: fc.constant('cv.pdf'),
        grabado: fc.constant({ version: 1 as const }),
        semilla: text,
        tema: fc.oneof(
          fc.constantFrom(...THEME_NAMES),
          record({
            base: fc.constantFrom(...THEME_NAMES),
            foil: fc.constant('oklch(0.8 0.09 300)'),
          }),
        ),
        idioma: fc.constantFrom('es', 'en'),
      },
    ),
  )
  .map(([called, profile]) => ({ ...called, ...profile }))

/** Content that the site accepts, with the files of `makeProject`. */
export const anyContent = record({ perfil, lists })
