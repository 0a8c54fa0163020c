import type { Messages } from '../../messages/es/es'
import { PUBLIC } from '../content-folder'
import type { Mistake, Problem } from '../problem'
import { isSecret, type Workspace } from '../workspace/workspace'
import {
  dangerInSvg,
  fileFault,
  fileKind,
  HEAD_BYTES,
  isPhotoBytes,
  type SvgDanger,
} from './media/file-fault'
import { isRecording } from './media/without-tags'

/** Files that must not be published: everything in public/ is. */
export const secretProblems = (files: Iterable<string>, { reading }: Messages): Problem[] =>
  [...files].filter(isSecret).map((name) => ({ file: `public/${name}`, ...reading.secretFile }))

/** Files whose names only case tells apart from another published one: many disks take both for one. */
export function spellingProblems(
  files: Iterable<string>,
  built: Iterable<string>,
  { reading }: Messages,
): Problem[] {
  const spellings = new Map([...built].map((name) => [name.toLowerCase(), name]))
  return [...files].sort().flatMap((name) => {
    const other = spellings.get(name.toLowerCase()) ?? name
    spellings.set(name.toLowerCase(), other)
    return other === name ? [] : [{ file: `public/${name}`, ...reading.sameButCase(other) }]
  })
}

/**
 * Paths with their exact case, for hosts are case-sensitive even where the owner's disk is not, and
 * composed (NFC): a Mac's disk may decompose 'ñ' into two characters, which look the same.
 */
export type PublicFiles = ReadonlySet<string> & {
  /** What is wrong with the bytes of one of them, where they can be read. */
  readonly faultOf: (name: string, say: Messages) => Mistake | undefined
  /** What one of them, an SVG, must not hold. */
  readonly dangerOf: (name: string) => SvgDanger | undefined
}

/** Pictures that could run a script or fetch from elsewhere, whether or not the content names them. */
export const svgProblems = (files: PublicFiles, { reading }: Messages): Problem[] =>
  [...files]
    .filter((name) => /\.svg$/i.test(name))
    .flatMap((name) => {
      const danger = files.dangerOf(name)
      return danger ? [{ file: `public/${name}`, ...danger, expected: reading.harmlessSvg }] : []
    })

const headOf = (workspace: Workspace, name: string) =>
  workspace.slice(`${PUBLIC}/${name}`, 0, HEAD_BYTES)

/** What may say where and with what it was made, by its bytes, whatever its name says. */
export function mediumOf(
  workspace: Workspace,
  name: string,
): 'photo' | 'recording' | 'svg' | undefined {
  const head = headOf(workspace, name)
  if (isPhotoBytes(head)) return 'photo'
  if (isRecording(head)) return 'recording'
  return fileKind(head) === 'svg' ? 'svg' : undefined
}

/** All that is published of public/. @throws ProblemError for an unreadable file */
export function publicFilesOf(workspace: Workspace): PublicFiles {
  const faultOf = (name: string, told: Messages) => fileFault(name, headOf(workspace, name), told)
  const dangerOf = (name: string) =>
    dangerInSvg(workspace.bytes(`${PUBLIC}/${name}`) ?? Buffer.of())
  return Object.assign(new Set(workspace.files(PUBLIC)), { faultOf, dangerOf })
}
