import fc from 'fast-check'

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
  fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() !== ''),
  fc.constantFrom(...HOSTILE_TEXTS),
)
const https = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true })
const httpsOrNone = fc.oneof(fc.constant(''), https)
const icon = fc.constantFrom('devicon:react', 'devicon:cplusplus', 'iconos/creativo.svg')
const side = fc.integer({ min: 1, max: 400 })
const order = fc.integer({ min: -1e6, max: 1e6 })

const years = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 0, max: 50 }), fc.nat(2))
  .map(([anioInicio, length, kind]) => ({
    anioInicio,
    anioFin: [null, '' as const, Math.min(anioInicio + length, 2200)][kind] ?? null,
  }))

const listOf = <Fields>(fields: fc.Arbitrary<Fields>) =>
  fc
    .array(fc.tuple(fields, order), { maxLength: 4 })
    .map((entries) =>
      entries.map(([entry, numeroOrden], index) => ({ id: index * 3, ...entry, numeroOrden })),
    )

const dated = <Fields>(fields: fc.Arbitrary<Fields>) =>
  fc.tuple(fields, years).map(([entry, dates]) => ({ ...entry, ...dates }))

const skills = listOf(
  fc.record({ titulo: text, icon, anchoIcon: side, altoIcon: side }, { noNullPrototype: true }),
)

const lists = fc.record(
  {
    educacion: listOf(
      dated(
        fc.record({
          titulo: text,
          descripcion: text,
          estado: text,
          certificado: fc.constantFrom(null, 'certificados/curso.pdf', 'retrato.webp'),
        }),
      ),
    ),
    experiencia: listOf(
      dated(
        fc.record({
          titulo: text,
          descripcion: text,
          tipoExperiencia: text,
          tegnologiasUtilizadas: fc.string(),
          link: httpsOrNone,
        }),
      ),
    ),
    'hard-skills': skills,
    'soft-skills': skills,
    proyectos: listOf(
      fc.record({
        titulo: text,
        descripcion: text,
        direccionWeb: httpsOrNone,
        gitHubWeb: httpsOrNone,
      }),
    ),
    certificados: listOf(
      fc.record({
        titulo: text,
        emisor: text,
        fecha: fc.constantFrom('2019', '2020-12'),
        enlace: httpsOrNone,
      }),
    ),
  },
  { noNullPrototype: true },
)

const birthDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const perfil = fc.record(
  {
    nombre: text,
    puesto: text,
    ciudad: text,
    pais: text,
    foto: fc.constant('retrato.webp'),
    email: fc.constantFrom('a@b.co', 'ada.prueba+web@sub.example.com'),
    github: https,
    linkedin: https,
    resumen: text,
    sitio: https,
    fechaNacimiento: birthDay,
    cv: fc.constant('cv.pdf'),
  },
  {
    requiredKeys: [
      'nombre',
      'puesto',
      'ciudad',
      'pais',
      'foto',
      'email',
      'github',
      'linkedin',
      'resumen',
      'sitio',
    ],
    noNullPrototype: true,
  },
)

/** Content that the site accepts, with the files of `makeProject`. */
export const anyContent = fc.record({ perfil, lists }, { noNullPrototype: true })
