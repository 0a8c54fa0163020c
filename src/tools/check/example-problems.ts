import { createHash } from 'node:crypto'
import path from 'node:path'
import { ownerEnvironment } from '../content/environment'
import { isExampleAddress, isExampleName } from '../content/example'
import type { Problem } from '../content/problem'
import { readIfThere } from '../content/reading/files/read-file'
import { showValue } from '../content/show-value'
import { addressFromHost } from '../content/site-address'
import type { Messages } from '../messages/es/es'
import { inEveryLanguage, textFor } from '../messages/messages'
import type { ContentValue, Project } from './project-content'
import { SHIPPED_FILES } from './shipped-content'

/** Reserved for fiction in North America, and used in the examples here. */
const EXAMPLE_PHONE = /555\D?01\d\d$/
/** What the importer writes for a missing year. */
const UNKNOWN_YEAR = 1900
/** What it writes for a missing text. An owner's own sentence may speak of what is to be completed. */
const UNFINISHED: readonly unknown[] = inEveryLanguage(({ import: { placeholders } }) =>
  Object.values({ ...placeholders, ...placeholders.perfil }).filter((text) =>
    String(text).includes(placeholders.mark),
  ),
).flat()

function placeholderIn(
  { field, value, place }: ContentValue,
  isSiteReplaced: boolean,
  { check }: Messages,
): Problem[] {
  const say = check.placeholder
  const todo = textFor(say.ownValues, field) ?? say.ownValue
  const isYear = field.startsWith('anio') || field === 'fecha'
  if (isYear && String(value) === String(UNKNOWN_YEAR)) {
    return [{ ...place, found: say.year(UNKNOWN_YEAR), todo: say.writeYear }]
  }
  if (typeof value !== 'string') return []
  if (field === 'sitio' && isSiteReplaced) return []
  if (field === 'nombre' && isExampleName(value)) {
    return [{ ...place, found: say.name(showValue(value)), todo }]
  }
  if (isExampleAddress(value)) {
    return [{ ...place, found: say.address(showValue(value)), todo }]
  }
  if (field === 'telefono' && EXAMPLE_PHONE.test(value)) {
    return [{ ...place, found: say.phone(showValue(value)), todo }]
  }
  if (!UNFINISHED.includes(value)) return []
  return [{ ...place, found: say.unfinished(showValue(value)), todo: say.finish }]
}

function exampleFileIn({ value, place }: ContentValue, { publicDir, say }: Project): Problem[] {
  if (typeof value !== 'string' || !SHIPPED_FILES.has(value)) return []
  const bytes = readIfThere(path.join(publicDir, value))
  if (!bytes) return []
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== SHIPPED_FILES.get(value)) return []
  const { file, ownFile } = say.check.placeholder
  return [{ ...place, found: file(`public/${value}`), todo: ownFile }]
}

/** The example's identity and files that are still in place, and gaps left by an import. */
export const exampleProblems = (project: Project): Problem[] => {
  const { values, root, say } = project
  const isSiteReplaced = addressFromHost(ownerEnvironment(root)) !== undefined
  return values.flatMap((value) => [
    ...placeholderIn(value, isSiteReplaced, say),
    ...exampleFileIn(value, project),
  ])
}
