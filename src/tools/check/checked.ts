import { type FormName, fieldPath, formAt, NAMED } from '../../model/schema/content-fields'
import { ORIGINAL } from '../../model/schema/translation-schema'
import { ownerEnvironment } from '../content/environment'
import type { SourceLocation } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { type ReadSite, readSite } from '../content/reading/read-content'
import type { Environment } from '../content/site-address'
import { locationAt, valuesIn } from '../content/workspace/json-source'
import type { Workspace } from '../content/workspace/workspace'

export type ContentValue = {
  /** The head of an own section has the name of its form. */
  name: FormName
  /** Of a further language; absent for the main one. */
  language?: string | undefined
  field: string
  /** The field below its entry: `enlaces.url`. */
  path: string
  value: unknown
  location: SourceLocation
  /** The object that holds the value: a whole file, or an entry of a list. */
  entry: Readonly<Record<string, unknown>>
}

/** Content without mistakes, with the location of every value. */
export type Checked = ReadSite & {
  workspace: Workspace
  values: readonly ContentValue[]
  env: Environment
}

/** Where the content says a field, of the first that do. */
export const locationOf = (
  { values }: Checked,
  name: string,
  field: string,
): SourceLocation | undefined =>
  values.find((value) => value.name === name && value.field === field)?.location

const valuesOf = ({ name, language, source }: ReadSite['files'][number]): ContentValue[] =>
  valuesIn(source.value).flatMap(({ at, value, holder }) => {
    const field = at.at(-1)
    // A name of the owner's is no field.
    if (typeof field !== 'string' || at.at(-2) === NAMED) return []
    if (at.some((key) => key === EDITOR_KEY || key === ORIGINAL)) return []
    // A translation says the address of a link only to find it.
    if (language !== undefined && field === 'url') return []
    const found = { name: formAt(name, at), language, field, path: fieldPath(at), value }
    return [{ ...found, location: locationAt(source, at), entry: { ...holder } }]
  })

/** @throws ProblemError as the build does */
export function readChecked(workspace: Workspace): Checked {
  const content = readSite(workspace)
  const values = content.files.flatMap(valuesOf)
  return { ...content, workspace, values, env: ownerEnvironment(workspace) }
}
