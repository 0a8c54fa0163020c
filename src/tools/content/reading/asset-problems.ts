import { fieldPath, formAt, kindOf } from '../../../model/schema/content-fields'
import { isAddress } from '../../../model/schema/fields'
import type { ContentName } from '../../../model/schema/schema'
import type { Messages } from '../../messages/es/es'
import { iconNames, nameInSet } from '../../skills/icon-sets'
import type { Problem } from '../problem'
import { isIconFile, lucideNames } from '../section-kinds'
import { nearHint, quoteNames, showPath, showValue } from '../show-value'
import { isTemplateFile } from '../template-icons'
import { type JsonSource, problemAt, valuesIn } from '../workspace/json-source'
import type { PublicFiles } from './public-files'

const IMAGE = /\.(?:webp|png|jpe?g|avif|svg)$/i
const DOCUMENT = /\.(?:pdf|webp|png|jpe?g|avif|svg)$/i
const MOST_ICONS_SUGGESTED = 3

const PATTERNS = {
  picture: IMAGE,
  icon: IMAGE,
  'section-icon': IMAGE,
  /** In the text of a page. No GIF: nothing could pause it. */
  medium: /\.(?:webp|png|jpe?g|avif|svg|mp4|webm)$/i,
  document: DOCUMENT,
  pdf: /\.pdf$/i,
  sound: /\.(?:mp3|m4a|ogg|opus|wav|webm)$/i,
}
type FileKind = keyof typeof PATTERNS

const isFileKind = (kind = ''): kind is FileKind => Object.hasOwn(PATTERNS, kind)

const fileExpected = (name: string, files: PublicFiles, say: Messages) => {
  const { publicFile, sameCase } = say.reading
  const known = [...files]
  const sameButCase = known.filter((file) => file.toLowerCase() === name.toLowerCase())
  if (sameButCase.length > 0) return sameCase(quoteNames(sameButCase, say))
  return publicFile + nearHint(name, known, say)
}

export const assetFault = (kind: FileKind, name: string, files: PublicFiles, say: Messages) => {
  const { assetKinds, iconIn } = say.reading
  const insteadOf = (expected: string) => ({ found: showValue(name), expected })
  const icon = kind === 'icon' ? nameInSet(name) : undefined
  if (icon !== undefined) {
    const known = iconNames(icon.set)
    if (known.includes(icon.name)) return undefined
    return insteadOf(iconIn(icon.set) + nearHint(icon.name, known, say, MOST_ICONS_SUGGESTED))
  }
  if (kind === 'section-icon' && !isIconFile(name)) {
    const known = lucideNames()
    if (known.includes(name)) return undefined
    return insteadOf(iconIn('lucide') + nearHint(name, known, say, MOST_ICONS_SUGGESTED))
  }
  if (name === '' || isAddress(name)) return undefined
  if (!PATTERNS[kind].test(name)) return insteadOf(assetKinds[kind])
  if (files.has(name)) return files.faultOf(name, say)
  return isTemplateFile(name) ? undefined : insteadOf(fileExpected(name, files, say))
}

/** Named files and icons that are missing, of the wrong kind or with wrong bytes, except in `skipped` fields. */
export const assetProblems = (
  name: ContentName,
  source: JsonSource,
  files: PublicFiles,
  skipped: ReadonlySet<string | undefined>,
): Problem[] =>
  valuesIn(source.value).flatMap(({ at, value }) => {
    const kind = kindOf(formAt(name, at), fieldPath(at))
    const isRead = typeof value === 'string' && isFileKind(kind)
    if (!isRead || skipped.has(showPath(at))) return []
    const fault = assetFault(kind, value, files, source.say)
    return fault ? [problemAt(source, at, fault.found, fault.expected)] : []
  })
