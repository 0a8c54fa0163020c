import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { Messages } from '../../messages/es/es'
import { CONTENT, PROFILE, PUBLIC } from '../content-folder'
import { messagesOf, type ProfileFields, profileIn } from '../main-language'
import { fileProblem, type Problem, ProblemError, showProblems } from '../problem'
import { rewritten } from './json-edits'
import { decodeText, type JsonSource, type Path, readJson } from './json-source'
import { type Bytes, readIfThere } from './read-file'
import { writeAll } from './write-all'

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`)

/** Settings with passwords, repositories, private keys. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.git|\.svn|\.hg|\.ssh|\.aws|\.npmrc|\.netrc|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|p12|pfx|ppk|kdbx))$/i
export const isSecret = (name: string): boolean => SECRET.test(path.posix.basename(name))
/** What file managers and killed commands leave, and the import's copies: nobody's content. */
const SYSTEM_FILE = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.directory|.*\.(?:bak|tmp))$/i

const BYTE_ORDER_MARK = Buffer.from('\ufeff')

/** What a file said before and after a change; undefined where there was or is none. */
export type FileChange = {
  readonly file: string
  readonly before: Bytes | undefined
  readonly after: Bytes | undefined
}

type Step = readonly FileChange[]

const isSame = (one: Bytes | undefined, other: Bytes | undefined) =>
  one && other ? one.equals(other) : one === other

/**
 * The owner's folder: what it was when it was first asked, with the changes that `commit` will write.
 * It alone opens `src/content/` and `public/`. Files are named from the project's folder on, with `/`
 * and composed (NFC): a Mac's disk may decompose 'ñ' into two characters, which look the same.
 */
export class Workspace {
  readonly root: string
  /** Of the content, as it lay on the disk; what is in public/ may be large, and is read each time. */
  #read = new Map<string, Bytes | undefined>()
  #listed = new Map<string, Set<string>>()
  readonly #pending = new Map<string, Bytes | undefined>()
  #parsed = new Map<string, { source?: JsonSource; problem?: Problem }>()
  #profile: ProfileFields | undefined
  #say: Messages | undefined
  /** What was committed, the last one at the end. */
  readonly #journal: Step[] = []
  /** What was taken back since the last other commit, the last one at the end. */
  readonly #takenBack: Step[] = []
  /** Whether what is pending takes the last commit back, or does again what was taken back last. */
  #turn: 'back' | 'again' | undefined

  constructor(root: string) {
    this.root = root
  }

  /** What the profile says, unchecked; of a broken file what can be told of it, or nothing. */
  get profile(): ProfileFields {
    this.#profile ??= profileIn(() => this.bytes(PROFILE))
    return this.#profile
  }

  /** What to tell the owner, in the language that the profile on the disk says; without one, that which is pending. */
  get say(): Messages {
    this.#say ??= messagesOf(profileIn(() => this.#onDisk(PROFILE) ?? this.bytes(PROFILE)))
    return this.#say
  }

  /** Where a file is on the disk, however that spells its name. */
  #place(file: string): string {
    return file.split('/').reduce((folder, part) => {
      const composed = path.join(folder, part)
      const decomposed = path.join(folder, part.normalize('NFD'))
      return !existsSync(composed) && existsSync(decomposed) ? decomposed : composed
    }, this.root)
  }

  /** All files below a folder, by their paths in it. Links are followed. @throws ProblemError for an unreadable one */
  files(folder: string): ReadonlySet<string> {
    const known = this.#listed.get(folder)
    if (known) return known
    const names = new Set(this.#filesOnDisk(folder))
    this.#listed.set(folder, names)
    for (const [file, bytes] of this.#pending) this.#list(file, bytes !== undefined)
    return names
  }

  #list(file: string, isThere: boolean): void {
    for (const [folder, names] of this.#listed) {
      const name = file.slice(folder.length + 1)
      if (isIn(folder, file) && isThere) names.add(name)
      else if (isIn(folder, file)) names.delete(name)
    }
  }

  /** The names, without the ending, of the files that lie in a folder of the content; hidden ones are not the owner's. */
  names(folder: string, ending: string): string[] {
    const start = path.posix.join(folder, '/').replace(/^\//, '')
    return [...this.files(CONTENT)]
      .filter((file) => file.startsWith(start) && file.endsWith(ending))
      .map((file) => file.slice(start.length, -ending.length))
      .filter((name) => !name.includes('/') && !name.startsWith('.'))
      .sort()
  }

  /** @param isToldLater where what is wrong with a file is told once it is read, as with a link to nothing */
  #isFolder(place: string, isToldLater: boolean): boolean {
    try {
      return statSync(place).isDirectory()
    } catch (error) {
      if (isToldLater) return false
      throw error
    }
  }

  #filesOnDisk(folder: string): string[] {
    const files: string[] = []
    const add = (name: string) => {
      const place = path.join(this.root, folder, name)
      try {
        const isFolder = name === '' || this.#isFolder(place, folder !== PUBLIC)
        // A repository has thousands of files, and its name says enough.
        if (isFolder && !isSecret(name)) {
          for (const entry of readdirSync(place)) add(path.posix.join(name, entry))
        } else if (!SYSTEM_FILE.test(path.posix.basename(name))) {
          if (folder === PUBLIC) accessSync(place, constants.R_OK)
          files.push(name.normalize('NFC'))
        }
      } catch (error) {
        const { say } = this
        const problem = fileProblem(path.posix.join(folder, name), error, say)
        throw new ProblemError(showProblems(say.reading.inContent, [problem], say))
      }
    }
    if (existsSync(path.join(this.root, folder))) add('')
    return files
  }

  /** With its exact case, for hosts are case-sensitive even where the owner's disk is not. */
  has(file: string): boolean {
    const folder = [CONTENT, PUBLIC].find((each) => isIn(each, file))
    return folder !== undefined && this.files(folder).has(file.slice(folder.length + 1))
  }

  /** Undefined where there is no such file. @throws other errors of the file system */
  bytes(file: string): Bytes | undefined {
    return this.#pending.has(file) ? this.#pending.get(file) : this.#onDisk(file)
  }

  #onDisk(file: string): Bytes | undefined {
    if (!isIn(CONTENT, file)) return readIfThere(this.#place(file))
    if (!this.#read.has(file)) this.#read.set(file, readIfThere(this.#place(file)))
    return this.#read.get(file)
  }

  /** A part of a file of public/, which may be large. @throws errors of the file system */
  slice(file: string, start: number, length: number): Bytes {
    const pending = this.#pending.get(file)
    if (pending) return pending.subarray(start, start + length)
    const descriptor = openSync(this.#place(file), 'r')
    try {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, start))
    } finally {
      closeSync(descriptor)
    }
  }

  /** Copies a file as it lies on the disk. @param target anywhere else @throws errors of the file system */
  copyTo(file: string, target: string): void {
    copyFileSync(this.#place(file), target)
  }

  /** Whether a place is a file of public/, as the disk spells it. @param place below the project's folder, or a whole path */
  isPublic(place: string): boolean {
    try {
      const folder = realpathSync.native(path.join(this.root, PUBLIC))
      const file = realpathSync.native(path.resolve(this.root, place))
      const name = path.relative(folder, file)
      return !name.startsWith('..') && !path.isAbsolute(name) && statSync(file).isFile()
    } catch {
      return false
    }
  }

  /** The path below public/ by which the disk knows a file. */
  spelling(name: string): string {
    return path.relative(path.join(this.root, PUBLIC), this.#place(`${PUBLIC}/${name}`))
  }

  /** Where the file is that a link names, from the project's folder on; of any other file its own path. */
  linkedFile(file: string): string {
    const place = path.relative(realpathSync(this.root), realpathSync(this.#place(file)))
    return place.split(path.sep).join('/')
  }

  /** What a JSON file says, or why that is not known; neither where there is none. */
  json(file: string): { source?: JsonSource; problem?: Problem } {
    const known = this.#parsed.get(file)
    if (known) return known
    const parsed = this.#parse(file)
    this.#parsed.set(file, parsed)
    return parsed
  }

  #parse(file: string) {
    const { say } = this
    try {
      const bytes = this.bytes(file)
      return bytes ? readJson(file, bytes, say) : {}
    } catch (error) {
      return { problem: fileProblem(file, error, say) }
    }
  }

  /** Gives a file other bytes, or takes it away. */
  write(file: string, bytes: Uint8Array | string | undefined): void {
    this.#pending.set(file, bytes === undefined ? undefined : Buffer.from(bytes))
    this.#list(file, bytes !== undefined)
    this.#parsed.delete(file)
    if (file !== PROFILE) return
    this.#profile = undefined
    if (!this.#onDisk(PROFILE)) this.#say = undefined
  }

  /**
   * Puts a value at a path of a JSON file, or the whole of it; without one it goes. Only lines that say
   * something else change: byte order mark, indentation, ends of lines and the order of fields stay.
   * @param order of the fields, by which a new one finds its place
   */
  set(file: string, at: Path, value: unknown, order: readonly string[] = []): void {
    const before = this.bytes(file)
    const decoded = before && decodeText(before, this.say)
    const text = decoded && 'text' in decoded ? decoded.text : undefined
    const after = Buffer.from(rewritten(text, at, value, order))
    const isMarked = text !== undefined && before?.indexOf(BYTE_ORDER_MARK) === 0
    this.write(file, isMarked ? Buffer.concat([BYTE_ORDER_MARK, after]) : after)
  }

  /** What is pending and differs from the disk. */
  changes(): FileChange[] {
    return [...this.#pending]
      .map(([file, after]) => ({ file, before: this.#onDisk(file), after }))
      .filter((change) => !isSame(change.before, change.after))
  }

  /**
   * Writes what is pending, all of it or nothing. @param isUndoable whether `takeBack` is to know of it
   * @returns what it changed @throws ProblemError, and all of it is still pending
   */
  commit({ isUndoable = true } = {}): readonly FileChange[] {
    const changes = this.changes()
    const isPublic = ({ file }: FileChange) => isIn(PUBLIC, file)
    // In this order the content never names a file that is not there.
    const inOrder = [
      ...changes.filter((each) => isPublic(each) && each.after),
      ...changes.filter((each) => !isPublic(each)),
      ...changes.filter((each) => isPublic(each) && !each.after),
    ]
    const places = new Map(inOrder.map((each) => [this.#place(each.file), each]))
    if (changes.length > 0) {
      const files = [...places].map(([file, { after }]) => ({ file, bytes: after ?? null }))
      writeAll(files, this.say, { shown: (place) => places.get(place)?.file ?? place })
    }
    for (const { file } of changes.filter(({ after }) => !after)) this.#leaveNoEmptyFolder(file)
    if (this.#turn === 'back') this.#takenBack.push(...this.#journal.splice(-1))
    else if (this.#turn === 'again') this.#journal.push(...this.#takenBack.splice(-1))
    else if (isUndoable && changes.length > 0) {
      this.#journal.push(changes)
      this.#takenBack.length = 0
    }
    this.refresh()
    return changes
  }

  /** Of a language that is gone nothing is left. */
  #leaveNoEmptyFolder(file: string): void {
    const folder = path.posix.dirname(file)
    if (!isIn(CONTENT, folder)) return
    try {
      rmdirSync(this.#place(folder))
      this.#leaveNoEmptyFolder(folder)
    } catch {
      // It has other files, or is a link.
    }
  }

  get canTakeBack(): boolean {
    return this.#journal.length > 0
  }

  get canDoAgain(): boolean {
    return this.#takenBack.length > 0
  }

  /**
   * Has all files of the last commit be again what they were before it, byte by byte; who asks commits that.
   * @returns the files that have changed since: that commit is given up then, and the one before it is the next;
   * undefined without any commit
   */
  takeBack(): string[] | undefined {
    return this.#turned(this.#journal, 'back')
  }

  /** The same of what was taken back last: all files are again what they were after it. */
  doAgain(): string[] | undefined {
    return this.#turned(this.#takenBack, 'again')
  }

  #turned(steps: Step[], turn: 'back' | 'again'): string[] | undefined {
    const step = steps.at(-1)
    const changes = step?.map(({ file, before, after }) =>
      turn === 'back' ? { file, from: after, to: before } : { file, from: before, to: after },
    )
    const inTheWay = changes?.filter(({ file, from }) => !isSame(this.bytes(file), from)) ?? []
    if (inTheWay.length > 0) steps.pop()
    else if (changes) {
      for (const { file, to } of changes) this.write(file, to)
      this.#turn = turn
    }
    return changes && inTheWay.map(({ file }) => file)
  }

  /** Forgets what is pending. */
  discard(): void {
    for (const file of this.#pending.keys()) this.#parsed.delete(file)
    this.#pending.clear()
    this.#listed.clear()
    this.#profile = undefined
    this.#turn = undefined
  }

  /** Forgets what is pending, and what the disk said until now. */
  refresh(): void {
    this.discard()
    this.#read = new Map()
    this.#parsed = new Map()
    this.#say = undefined
  }

  /** The same with changes of its own, to look at what they would say. */
  copy(): Workspace {
    const copy = new Workspace(this.root)
    copy.#read = this.#read
    copy.#listed = new Map([...this.#listed].map(([folder, names]) => [folder, new Set(names)]))
    for (const [file, bytes] of this.#pending) copy.#pending.set(file, bytes)
    copy.#parsed = new Map(this.#parsed)
    return copy
  }
}
