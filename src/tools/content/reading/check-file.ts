import * as v from 'valibot'
import { isFields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import type { FieldSchemas } from '../../../model/schema/content-fields'
import { objectOf } from '../../../model/schema/fields'
import { ownHead } from '../../../model/schema/own-section'
import {
  type ContentName,
  listSchemaOf,
  type Profile,
  profileSchema,
} from '../../../model/schema/schema'
import { isColor } from '../../theme/color'
import { unreadable } from '../../theme/theme-colors'
import { themeOf } from '../../theme/themes'
import type { Problem } from '../problem'
import { showValue } from '../show-value'
import { type JsonSource, problemAt, valuesIn } from '../workspace/json-source'
import { assetProblems } from './asset-problems'
import { EDITOR_KEY, fieldProblems, fieldsAt, schemaProblems } from './field-problems'
import type { PublicFiles } from './public-files'

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

type FileSchema = v.GenericSchema & { entries: FieldSchemas }

export function fileSchema(name: ContentName): FileSchema {
  if (name === 'perfil') return profileSchema
  const items = listSchemaOf(name)
  return isOwnList(name)
    ? objectOf({ ...ownHead.entries, items: v.optional(items, []) })
    : objectOf({ items })
}

/** What a file of any language says, and what is not of its form. @param all the main language's */
export function checkForm(source: JsonSource, schema: FileSchema, all = schema) {
  const { expected, reading } = source.say
  if (!isFields(source.value)) {
    const isList = 'items' in schema.entries && !('titulo' in schema.entries)
    const wanted = isList ? reading.listFile : expected.object
    return { problems: [problemAt(source, [], showValue(source.value), wanted)] }
  }
  const { [EDITOR_KEY]: _editor, ...value } = source.value
  const { success, output, issues = [] } = v.safeParse(schema, value)
  const problems = schemaProblems(source, issues, schema.entries)
  for (const { at, value } of [{ at: [], value: source.value }, ...valuesIn(source.value)]) {
    const fields = isFields(value) ? fieldsAt(schema.entries, at) : undefined
    if (!fields) continue
    const names = at.length === 0 ? [EDITOR_KEY, ...Object.keys(fields)] : Object.keys(fields)
    const others = Object.keys(fieldsAt(all.entries, at) ?? fields)
    problems.push(...fieldProblems(source, at, names, others))
  }
  return { output: success ? output : undefined, problems }
}

/** Checks a file of the main language. */
export function checkFile(name: ContentName, source: JsonSource, files: PublicFiles) {
  const { output, problems } = checkForm(source, fileSchema(name))
  const skipped = new Set(problems.map(({ path }) => path))
  problems.push(...assetProblems(name, source, files, skipped))
  if (name !== 'perfil') {
    const { items, ...head } = isFields(output) ? output : {}
    return { value: items, head, problems }
  }
  if (output) problems.push(...themeProblems(source, output as Profile))
  return { value: output, problems }
}
