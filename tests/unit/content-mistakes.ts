import {
  type ContentName,
  LIST_NAMES,
  listSchemaOf,
  profileSchema,
} from '../../src/model/schema/schema'
import { SECTION_NAMES } from '../../src/model/sections'
import type { Messages } from '../../src/tools/messages/es/es'
import { CERTIFICATES } from './content-project'

export type Fields = Record<string, unknown>
/** By name, the profile and the lists of its entries. */
export type ContentFiles = Record<ContentName, Fields | { items: Fields[] }>

type Say = (messages: Messages) => string
/** What is wrong in an object of the content. */
export type Mistake = {
  file: ContentName
  /** In the profile, or in an entry: `enlaces[0].url`. */
  path: string
  value: Value
  /** Instead of the value. */
  found?: Say
  /** Absent where only the place matters. */
  expected?: Say | undefined
  /** Whether the JSON Schema refuses it too. */
  isSeenByEditors: boolean
}

/** Takes the field away. */
const ABSENT = Symbol('absent')
type Value =
  | (string | number | boolean | symbol | null | readonly string[])
  | ((entry: Fields, entries: readonly Fields[]) => unknown)
/** @param expected the key of the sentence, with what follows a colon in it; or the sentence */
type Row = readonly [path: string, value: Value, expected?: string | Say]

const sentence = ({ expected }: Messages, key: string): string => {
  const [name = '', detail = ''] = key.split(/:(.*)/s)
  const text = expected[name as keyof typeof expected]
  return typeof text === 'string' ? text : text(detail)
}

/** The value, where other fields are also changed. */
const beside = (changes: Fields, value: unknown) => (entry: Fields) => {
  Object.assign(entry, changes)
  return value
}

const NEXT_YEAR = new Date().getUTCFullYear() + 1
const withAddress = (path: string, expected: string, others: readonly string[] = []): Row[] =>
  ['javascript:alert(1)', '//example.com', 'https:/', 'data:,x', ...others].map(
    (value): Row => [path, value, expected],
  )

/** Fields that are wrong by themselves. */
const WRONG: Partial<Record<ContentName, readonly Row[]>> = {
  perfil: [
    ['puesto', ' \t ', 'optionalText'],
    ['telefono', '555-CASA', 'phone'],
    ...withAddress('github', 'optionalHttps', ['http://example.com/']),
    ...withAddress('sitio', 'https', ['ada.example.com', '']),
    ...['/retrato.webp', '//host/share/yo.webp', '\\\\host\\share\\yo.webp'].map(
      (value): Row => ['foto', value, 'publicFile:retrato.webp'],
    ),
    ['retrato', 'dibujo', 'portraitKind'],
    ['enlaces', 'https://example.com/', 'links'],
    ['enlaces[0]', 'https://example.com/', 'object'],
    ...withAddress('enlaces[0].url', 'https', ['http://example.com/@ada']),
    ['enlaces[0].red', ' ', 'text'],
    ['idiomas', 'Español', 'languages'],
    ['idiomas[0].nivel', 5, 'text'],
    ['idiomas[0].idioma', ABSENT, 'text'],
    ['secciones', [], 'sections'],
    ['secciones[0]', 'Charlas y más', 'sections'],
    ['grabado', 1, 'object'],
    ['grabado.version', 2, 'engraving'],
    ['tema', 'dorado', 'theme'],
    ['tema.base', 'lata', 'themeName'],
    ...['fr', 'EN', null].map((value): Row => ['idioma', value, 'mainLanguage']),
  ],
  educacion: [
    ['id', -2, 'id'],
    ['titulo', ABSENT, 'text'],
    ['anioInicio', 1800, 'year'],
    ['anioFin', 2022.5, 'endYear'],
    ['anioFin', ABSENT, 'endYear'],
    ['mesInicio', 0, 'month'],
    ['mesFin', 13, 'month'],
    ['certificado', '../curso.pdf', 'certificate'],
    ['certificado', 'http://example.com/a.pdf', 'certificate'],
    ['numeroOrden', 1.5, 'integer'],
  ],
  experiencia: withAddress('link', 'optionalHttps', ['http://example.com/']),
  'hard-skills': [
    ['icon', 'devicon:React', 'icon'],
    ['anchoIcon', 1000, 'iconSide'],
    ['grupo', '', 'text'],
  ],
  proyectos: [
    ...withAddress('direccionWeb', 'optionalWeb', [' https://example.com/turnos']),
    ['tecnologias', ['Vue'], 'technologies'],
    ['imagen', 'https://example.com/a.png', 'publicFile:proyectos/captura.webp'],
    ['imagenAlt', '', 'pictureText'],
    ...withAddress('enlaces[0].url', 'web'),
    ['enlaces[0].texto', '', 'text'],
  ],
  [CERTIFICATES]: [
    ['fecha', '2023-13', 'yearMonth'],
    ['enlace', null, 'documentLink'],
  ],
}

const near =
  (known: string): Say =>
  ({ expected, reading }) =>
    expected.knownFields + reading.perhaps(`"${known}"`)
const PROFILE_FIELDS = Object.keys(profileSchema.entries).join(', ')

/** Fields that there are not. */
const UNKNOWN: Partial<Record<ContentName, readonly Row[]>> = {
  perfil: [
    ['fax', '', ({ expected }) => `${expected.knownFields}: ${PROFILE_FIELDS}`],
    ['telefonos', '', near('telefono')],
    ['enlaces[0].URL', '', near('url')],
    ['idiomas[0].fluidez', '', ({ expected }) => `${expected.knownFields}: idioma, nivel`],
    ['grabado.tabla', 2, ({ expected }) => `${expected.knownFields}: version`],
    ['tema.brillo', 1, ({ expected }) => `${expected.knownFields}: base, foil`],
  ],
  experiencia: [['tecnologiasUtilizadas', '', near('tegnologiasUtilizadas')]],
  proyectos: [['enlaces[0].titulo', '', ({ expected }) => `${expected.knownFields}: texto, url`]],
}

const FILE_THERE: Say = ({ reading }) => reading.publicFile
const like =
  (known: string): Say =>
  ({ reading }) =>
    reading.publicFile + reading.perhaps(`"${known}"`)
const ofKind =
  (field: keyof Messages['reading']['assetKinds']): Say =>
  ({ reading }) =>
    reading.assetKinds[field]

/** What only the whole content shows, its files, or more than a pattern can say. */
const UNSEEN: Partial<Record<ContentName, readonly Row[]>> = {
  perfil: [
    ['ciudad', 'Rosario\u0000', 'writable'],
    ['resumen', 'Una \ud83d oración.', 'writable'],
    ['apellidos', 'Pruebas', 'lastName'],
    ['email', 'ada en casa', 'email'],
    ['fechaNacimiento', '1990-02-30', 'birthDay'],
    ['sitio', 'https://[', 'https'],
    ['secciones', ['experiencia', 'experiencia'], 'sections'],
    [
      'secciones[0]',
      'charlas',
      ({ reading }) => reading.section.oneOf([...SECTION_NAMES, 'certificados'].join(', ')),
    ],
    ['tema.foil', '#b48cff80', 'color'],
    ['foto', 'Retrato.webp', ({ reading }) => reading.sameCase('"retrato.webp"')],
    ['foto', 'cv.pdf', ofKind('picture')],
    ['cv', 'retrato.webp', ofKind('pdf')],
  ],
  educacion: [
    ['id', (_, [first]) => first?.id, 'uniqueId'],
    ['anioInicio', beside({ anioFin: 2200 }, NEXT_YEAR + 1), `startNotFuture:${NEXT_YEAR}`],
    ['anioFin', ({ anioInicio }) => Number(anioInicio) - 1, 'endAfterStart'],
    ['mesFin', beside({ anioInicio: 2021, anioFin: 2021, mesInicio: 3 }, 2), 'endMonthAfterStart'],
    ['mesInicio', beside({ anioInicio: undefined }, 7), 'noStartMonth'],
    ['mesFin', beside({ anioFin: null, estado: 'Pausado' }, 7), 'noEndMonth'],
    ...['Finalizado', 'terminada', 'Graduada con honores', 'Completed'].map(
      (estado): Row => [
        'anioFin',
        beside({ mesFin: undefined, estado }, ''),
        `endOfFinished:${estado}`,
      ],
    ),
    ['certificado', 'https://[', 'certificate'],
    ['certificado', 'otra-cosa.pdf', FILE_THERE],
  ],
  experiencia: [['tegnologiasUtilizadas', 'TypeScript\u0007', 'writable']],
  'hard-skills': [
    [
      'icon',
      'devicon:postgresq',
      ({ reading }) => reading.iconIn('devicon') + reading.perhaps('"postgresql"'),
    ],
    [
      'icon',
      'simple-icons:djang',
      ({ reading }) => reading.iconIn('simple-icons') + reading.perhaps('"django"'),
    ],
    ['icon', 'devicon:constructor', ({ reading }) => reading.iconIn('devicon')],
    ['icon', 'iconos', ofKind('icon')],
  ],
  proyectos: [
    ['imagenAlt', ABSENT, 'pictureText'],
    ['imagen', 'pantalla.png', FILE_THERE],
  ],
  [CERTIFICATES]: [
    ['enlace', 'certificados/otro.pdf', like('certificados/curso.pdf')],
    ['fecha', beside({ anioInicio: 2020 }, '2023-05'), 'oneDate'],
    ['enlace', beside({ textoEnlace: 'Ver' }, ''), 'linkOfText'],
  ],
}

const entriesOf = (file: ContentName) =>
  file === 'perfil' ? profileSchema.entries : listSchemaOf(file).item.entries
const FILES: readonly ContentName[] = ['perfil', ...LIST_NAMES, CERTIFICATES]

/** Each field with a value of no field's type, and each that is needed, left out. */
const ANY_FIELD = Object.fromEntries(
  FILES.map((file) => [
    file,
    Object.entries(entriesOf(file)).flatMap(([field, { type }]): Row[] => {
      // An entry without an id gets one.
      const isOptional = type === 'optional' || type === 'nullish' || field === 'id'
      return [[field, true], ...(isOptional ? [] : [[field, ABSENT] as const])]
    }),
  ]),
)

const mistakesOf = (
  rows: Partial<Record<ContentName, readonly Row[]>>,
  isSeenByEditors: boolean,
  found?: Say,
): Mistake[] =>
  FILES.flatMap((file) =>
    (rows[file] ?? []).map(([path, value, expected]) => ({
      file,
      path,
      value,
      isSeenByEditors,
      expected: typeof expected === 'string' ? (say) => sentence(say, expected) : expected,
      ...(found && { found }),
      ...(value === ABSENT && { found: ({ reading }: Messages) => reading.missingField }),
    })),
  )

/** One of each that there is. */
export const MISTAKES: readonly Mistake[] = [
  ...mistakesOf(WRONG, true),
  ...mistakesOf(UNKNOWN, true, ({ reading }) => reading.unknownField),
  // Every object has one, of its prototype.
  ...mistakesOf({ perfil: [['constructor', '']] }, false, ({ reading }) => reading.unknownField),
  ...mistakesOf(UNSEEN, false),
  ...mistakesOf(ANY_FIELD, true),
]

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean)

/**
 * Makes the mistake in the profile, or in the last entry that can have it.
 * @returns its path in the file and the value that is there now; undefined where nothing can have it
 */
export function makeMistake(files: ContentFiles, mistake: Mistake) {
  const { file, path, value } = mistake
  const content = files[file]
  const entries = file === 'perfil' ? [content as Fields] : (content as { items: Fields[] }).items
  const [key = '', ...above] = keysOf(path).reverse()
  const targetIn = (entry: Fields) =>
    above.reduceRight<unknown>((inner, name) => Object(inner)[name], entry)
  const able = entries.filter((entry, index) => {
    const target = targetIn(entry)
    // An id is repeated by a later entry.
    if (typeof value === 'function' && key === 'id') return index > 0
    return target instanceof Object && (Object.hasOwn(target, key) || 'found' in mistake)
  })
  const entry = able.at(-1)
  if (entry === undefined) return undefined
  const target = targetIn(entry) as Fields
  const wrong: unknown = typeof value === 'function' ? value(entry, entries) : value
  if (wrong === ABSENT) {
    if (!Object.hasOwn(target, key)) return undefined
    delete target[key]
  } else target[key] = wrong
  const prefix = file === 'perfil' ? '' : `items[${entries.indexOf(entry)}].`
  return { path: prefix + path, value: target[key] }
}
