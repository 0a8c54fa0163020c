import { LIST_NAMES, listSchemas, profileSchema } from '../../src/site/model/schema/schema'

export type Fields = Record<string, unknown>

/** Makes one in an object of the content, if it can; returns the path that must be named. */
type Mistake = (fields: Fields, seed: number) => string | undefined

const isOptional = ({ type }: { type: string }) => type === 'optional' || type === 'nullish'
const fieldSchemas = [
  profileSchema.entries,
  ...LIST_NAMES.map((name) => listSchemas[name].item.entries),
]
const OPTIONAL = fieldSchemas.flatMap((entries) =>
  Object.entries(entries)
    .filter(([, schema]) => isOptional(schema))
    .map(([field]) => field),
)
/** Of these, http too. */
const WEB_LINKS = ['direccionWeb', 'gitHubWeb']
const LINKS = [...WEB_LINKS, 'link', 'github', 'linkedin', 'sitio', 'enlace', 'certificado']
const BAD_LINKS = ['javascript:alert(1)', '//example.com', 'https:/', 'https://[', 'data:,x']
const INSECURE = 'http://example.com/'
const WRONG_VALUES = [true, {}, [], Number.MIN_VALUE]
/** `{}` has their type, and lacks their fields. */
const OBJECTS = ['grabado', 'tema']
const LAST_START_YEAR = new Date().getUTCFullYear() + 1

export const pick = <Item>(items: readonly Item[], seed: number) => items[seed % items.length]

export const MISTAKES: Record<string, Mistake> = {
  deleteField(fields, seed) {
    const key = pick(
      Object.keys(fields).filter((field) => !OPTIONAL.includes(field)),
      seed,
    )
    if (key !== undefined) delete fields[key]
    return key
  },
  changeType(fields, seed) {
    const key = pick(Object.keys(fields), seed)
    if (key === undefined) return undefined
    fields[key] = Array.isArray(fields[key]) ? {} : pick(WRONG_VALUES, seed)
    if (OBJECTS.includes(key)) fields[key] = pick([true, [], Number.MIN_VALUE], seed)
    return key
  },
  addField(fields, seed) {
    const key = pick(['constructor', 'Titulo', 'nuevo'], seed)
    if (key !== undefined) fields[key] = 'x'
    return key
  },
  badLink(fields, seed) {
    const key = pick(
      LINKS.filter((field) => field in fields),
      seed,
    )
    if (key === undefined) return undefined
    fields[key] = pick(WEB_LINKS.includes(key) ? BAD_LINKS : [...BAD_LINKS, INSECURE], seed)
    return key
  },
  badNestedLink({ enlaces }, seed) {
    if (!Array.isArray(enlaces) || enlaces.length === 0) return undefined
    const index = seed % enlaces.length
    enlaces[index].url = pick(BAD_LINKS, seed)
    return `enlaces[${index}].url`
  },
  addNestedField({ enlaces, idiomas }, seed) {
    const lists = Object.entries({ enlaces, idiomas }).filter(([, list]) => Array.isArray(list))
    const [name, list] = (pick(lists, seed) ?? []) as [string?, object[]?]
    if (list === undefined || list.length === 0) return undefined
    Object.assign(list[seed % list.length] ?? {}, { nuevo: 'x' })
    return `${name}[${seed % list.length}].nuevo`
  },
  repeatSection({ secciones }) {
    if (!Array.isArray(secciones)) return undefined
    secciones.push(secciones[0])
    return 'secciones'
  },
  deletePictureText(fields) {
    if (fields.imagen === undefined) return undefined
    delete fields.imagenAlt
    return 'imagenAlt'
  },
  swapYears(fields) {
    const { anioInicio, anioFin } = fields
    if (typeof anioFin !== 'number' || anioFin === anioInicio) return undefined
    if (anioFin > LAST_START_YEAR) return undefined
    fields.anioInicio = anioFin
    fields.anioFin = anioInicio
    return 'anioFin'
  },
  swapMonths(fields) {
    const { anioInicio, mesInicio, mesFin } = fields
    if (mesInicio === undefined || mesFin === undefined) return undefined
    fields.anioFin = anioInicio
    fields.mesInicio = mesFin
    fields.mesFin = mesInicio
    return 'mesFin'
  },
  startLater(fields) {
    if (fields.anioInicio === undefined) return undefined
    fields.anioInicio = LAST_START_YEAR + 1
    fields.anioFin = 2200
    return 'anioInicio'
  },
  takeEnd(fields, seed) {
    const { anioFin, mesFin, estado } = fields
    const isFinished = estado === 'Finalizado'
    if (typeof anioFin !== 'number' || isFinished === (mesFin !== undefined)) return undefined
    fields.anioFin = pick([null, ''], seed)
    return isFinished ? 'anioFin' : 'mesFin'
  },
}
