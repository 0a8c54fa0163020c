import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { Messages } from '../../messages/es/es'
import { type Fault, fileProblem, type Problem, ProblemError, showProblems } from '../problem'
import {
  dangerInSvg,
  fileFault,
  fileKind,
  HEAD_BYTES,
  isPhotoBytes,
  type SvgDanger,
} from './files/file-fault'
import { isRecording } from './recordings/without-tags'

/** Settings with passwords, repositories, private keys. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.git|\.svn|\.hg|\.ssh|\.aws|\.npmrc|\.netrc|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|p12|pfx|ppk|kdbx))$/i
/** What file managers and killed commands leave, and the import's copies: never published, nothing to tell of. */
const SYSTEM_FILE = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.directory|.*\.(?:bak|tmp))$/i

const isSecret = (name: string): boolean => SECRET.test(path.posix.basename(name))

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
  readonly faultOf: (name: string, say: Messages) => Fault | undefined
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

function headOf(file: string): Uint8Array {
  const descriptor = openSync(file, 'r')
  try {
    const head = new Uint8Array(HEAD_BYTES)
    return head.subarray(0, readSync(descriptor, head))
  } finally {
    closeSync(descriptor)
  }
}

/** What may say where and with what it was made, by its bytes, whatever its name says. */
export function mediumOf(file: string): 'photo' | 'recording' | 'svg' | undefined {
  const head = headOf(file)
  if (isPhotoBytes(head)) return 'photo'
  if (isRecording(head)) return 'recording'
  return fileKind(head) === 'svg' ? 'svg' : undefined
}

/** Where a file of `publicDir` is on the disk, however that spells its name. */
export const pathInPublic = (publicDir: string, name: string): string =>
  name.split('/').reduce((folder, part) => {
    const composed = path.join(folder, part)
    const decomposed = path.join(folder, part.normalize('NFD'))
    return !existsSync(composed) && existsSync(decomposed) ? decomposed : composed
  }, publicDir)

/** Paths relative to `publicDir`, with `/`. @throws ProblemError for an unreadable file */
export const listPublicFiles = (publicDir: string, say: Messages): PublicFiles => {
  const files = new Set<string>()
  const add = (name: string) => {
    const place = path.join(publicDir, name)
    try {
      const isFolder = name === '' || statSync(place).isDirectory()
      // A repository has thousands of files, and its name says enough.
      if (isFolder && !isSecret(name)) {
        for (const entry of readdirSync(place)) add(path.posix.join(name, entry))
      } else if (!SYSTEM_FILE.test(path.posix.basename(name))) {
        accessSync(place, constants.R_OK)
        files.add(name.normalize('NFC'))
      }
    } catch (error) {
      const file = path.posix.join(path.basename(publicDir), name)
      const problems = [fileProblem(file, error, say)]
      throw new ProblemError(showProblems(say.reading.inContent, problems, say))
    }
  }
  if (existsSync(publicDir)) add('')
  const faultOf = (name: string, told: Messages) =>
    fileFault(name, headOf(pathInPublic(publicDir, name)), told)
  const dangerOf = (name: string) => dangerInSvg(readFileSync(pathInPublic(publicDir, name)))
  return Object.assign(files, { faultOf, dangerOf })
}
