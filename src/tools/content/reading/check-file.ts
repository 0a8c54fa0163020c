import * as v from 'valibot'
import {
  type ContentName,
  listSchemas,
  type Profile,
  profileSchema,
} from '../../../site/model/schema/schema'
import { isColor } from '../../files/theme/color'
import { themeOf } from '../../files/theme/palettes'
import { unreadable } from '../../files/theme/theme-colors'
import type { Problem } from '../problem'
import { showValue } from '../show-value'
import { assetProblems } from './asset-problems'
import { EDITOR_KEY, fieldProblems } from './field-problems'
import { type JsonSource, type Path, problemAt } from './json-source'
import type { PublicFiles } from './public-files'
import { type FieldSchemas, fieldsOfItems, fieldsOfObject, schemaProblems } from './schema-problems'

const PATH = ['tema', 'foil']

/** A foil of the owner's that is no colour, or with which some text cannot be read. */
function themeProblems(source: JsonSource, { tema }: Pick<Profile, 'tema'>): Problem[] {
  if (tema === undefined || typeof tema === 'string') return []
  const { expected, reading } = source.say
  if (!isColor(tema.foil)) return [problemAt(source, PATH, showValue(tema.foil), expected.color)]
  const [worst] = unreadable(themeOf({ tema })).sort(
    (a, b) => a.ratio / a.least - b.ratio / b.least,
  )
  if (!worst) return []
  const shown = (ratio: number) => reading.decimal((Math.floor(ratio * 10) / 10).toFixed(1))
  const { faint, lighter } = reading.contrast
  const found = `${showValue(tema.foil)}: ${faint(worst.text, worst.ground, shown(worst.ratio))}`
  return [problemAt(source, PATH, found, lighter(shown(worst.least)))]
}

/** What a file holds: the profile, or a list of entries. */
type Form = {
  schema: v.GenericSchema
  /** Of the profile, or of an entry. */
  fields: FieldSchemas
  /** Those of the main language, of which a file of another has only the texts. */
  all?: FieldSchemas
  isList: boolean
}

/** An object of a content file, and its fields. */
type Checkable = { path: Path; value: unknown } & Required<Pick<Form, 'fields' | 'all'>>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object and those inside it: the entries of `enlaces`, `grabado`. */
const withNested = ({ path, value, fields, all }: Checkable): Checkable[] => [
  { path, value, fields, all },
  ...Object.entries(fields).flatMap(([field, schema]) => {
    const at = [...path, field]
    const inside = isObject(value) ? value[field] : undefined
    const own = fieldsOfObject(schema)
    if (own !== undefined) return [{ path: at, value: inside, fields: own, all: own }]
    const inItems = fieldsOfItems(schema)
    if (inItems === undefined || !Array.isArray(inside)) return []
    const names = { fields: inItems, all: fieldsOfItems(all[field]) ?? inItems }
    return inside.map((item: unknown, index) => ({ path: [...at, index], value: item, ...names }))
  }),
]

/** The objects of a file of any language, and where it is not of its form. */
export function checkForm(
  source: JsonSource,
  { schema, fields, all = fields, isList }: Form,
): { output?: unknown; objects: Checkable[]; problems: Problem[] } {
  const { value } = source
  const { expected, reading } = source.say
  if (!isObject(value)) {
    const wanted = isList ? reading.listFile : expected.object
    return { objects: [], problems: [problemAt(source, [], showValue(value), wanted)] }
  }
  const rootFields = [EDITOR_KEY, 'items']
  const problems = isList ? fieldProblems(source, [], rootFields) : []
  if (isList && !('items' in value)) {
    problems.push(problemAt(source, ['items'], reading.missingField, expected.entries))
    return { objects: [], problems }
  }
  const { [EDITOR_KEY]: _editor, ...profile } = value
  const entries: unknown[] = Array.isArray(value.items) ? value.items : []
  const result = v.safeParse(schema, isList ? value.items : profile)
  if (!result.success) {
    problems.push(...schemaProblems(source, result.issues, fields, isList ? ['items'] : []))
  }
  const objects = isList
    ? entries.flatMap((value, index) => withNested({ path: ['items', index], value, fields, all }))
    : withNested({ path: [], value: profile, fields, all })
  for (const object of objects) {
    if (!isObject(object.value)) continue
    const { path } = object
    const known = Object.keys(object.fields)
    const names = path.length === 0 ? [EDITOR_KEY, ...known] : known
    problems.push(...fieldProblems(source, path, names, Object.keys(object.all)))
  }
  return { output: result.success ? result.output : undefined, objects, problems }
}

/** Checks a file of the main language; a value only where it has no problem. */
export function checkFile(
  name: ContentName,
  source: JsonSource,
  files: PublicFiles,
): { value?: unknown; problems: Problem[] } {
  const isList = name !== 'perfil'
  const schema = isList ? listSchemas[name] : profileSchema
  const fields = isList ? listSchemas[name].item.entries : profileSchema.entries
  const { output, objects, problems } = checkForm(source, { schema, fields, isList })
  const skipped = new Set(problems.map(({ path }) => path))
  for (const { path, value } of objects) {
    problems.push(...assetProblems(source, value, path, files, skipped))
  }
  if (!isList && output) problems.push(...themeProblems(source, output as Profile))
  return problems.length === 0 ? { value: output, problems } : { problems }
}
