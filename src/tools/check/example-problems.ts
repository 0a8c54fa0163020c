import {
  isAddressField,
  isExampleAddress,
  isExampleFile,
  isExampleList,
  isExampleText,
  isTemplateAddress,
} from '../content/example'
import { isExampleName } from '../content/main-language'
import type { Advice, Problem } from '../content/problem'
import { showValue } from '../content/show-value'
import { addressFromHost } from '../content/site-address'
import type { Messages } from '../messages/es/es'
import { inEveryLanguage, textFor } from '../messages/messages'
import type { Checked, ContentValue } from './checked'

/** The numbers that the messages give as examples; an owner's own may be of the same town. */
const EXAMPLE_PHONES = inEveryLanguage(({ expected }) => /\+[\d ]+/.exec(expected.phone)?.[0])
/** What it writes for a missing text. An owner's own sentence may speak of what is to be completed. */
const UNFINISHED: readonly unknown[] = inEveryLanguage(({ import: { placeholders } }) =>
  Object.values({ ...placeholders, ...placeholders.perfil }).filter((text) =>
    String(text).includes(placeholders.mark),
  ),
).flat()

function placeholderIn(
  { field, value }: ContentValue,
  isSiteReplaced: boolean,
  { check }: Messages,
): Advice | undefined {
  const say = check.placeholder
  const todo = textFor(say.ownValues, field) ?? say.ownValue
  if (Array.isArray(value) && isExampleList(value)) {
    return { found: say.list(value.length), todo: say.ownList }
  }
  if (typeof value !== 'string' || (field === 'sitio' && isSiteReplaced)) return undefined
  const shown = showValue(value)
  if (field === 'nombre' && isExampleName(value)) return { found: say.name(shown), todo }
  if (isExampleText(value)) return { found: say.text(shown), todo }
  if (isAddressField(field) && isExampleAddress(value)) {
    return { found: isTemplateAddress(value) ? say.address(shown) : say.reserved(shown), todo }
  }
  if (field === 'telefono' && EXAMPLE_PHONES.includes(value))
    return { found: say.phone(shown), todo }
  if (!UNFINISHED.includes(value)) return undefined
  return { found: say.unfinished(shown), todo: say.finish }
}

/** Its icons an owner may well keep. */
function exampleFileIn({ field, value }: ContentValue, site: Checked): Advice | undefined {
  const { workspace, publicFiles, say } = site
  if (field === 'icon' || typeof value !== 'string' || !publicFiles.has(value)) return undefined
  const name = `public/${value}`
  if (!isExampleFile(name, workspace.bytes(name) ?? Buffer.of())) return undefined
  return { found: say.check.placeholder.file(name), todo: say.check.placeholder.ownFile }
}

export const exampleProblems = (site: Checked): Problem[] => {
  const { placeholder } = site.say.check
  const ofPages = site.pages
    .filter(({ file }) => isExampleFile(file, site.workspace.bytes(file) ?? Buffer.of()))
    .map(({ file }) => ({ file, found: placeholder.file(file), todo: placeholder.ownPage }))
  const isSiteReplaced = addressFromHost(site.env) !== undefined
  const ofValues = site.values.flatMap((value) => {
    const advice = placeholderIn(value, isSiteReplaced, site.say) ?? exampleFileIn(value, site)
    return advice ? [{ ...value.location, ...advice }] : []
  })
  return [...ofValues, ...ofPages]
}
