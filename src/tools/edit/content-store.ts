import { createHash } from 'node:crypto'
import path from 'node:path'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { messagesOf } from '../content/main-language'
import { type Problem, ProblemError } from '../content/problem'
import { checkFile } from '../content/reading/check-file'
import { withIds } from '../content/reading/entry-ids'
import { readIfThere } from '../content/reading/files/read-file'
import { type JsonSource, readJson } from '../content/reading/json-source'
import { listPublicFiles } from '../content/reading/public-files'
import { checkOverlay } from '../content/translation/check-overlay'
import { overlayFolders } from '../content/translation/overlay-folders'
import { writeAll } from '../content/write-all'
import {
  changedTexts,
  type Fields,
  itemsOf,
  partsOf,
  type Texts,
  type Values,
} from './change-content'

/** What is wrong with a field, for the form. */
export type Finding = {
  name: string
  language?: string
  id?: number
  /** Such as `enlaces[0].url`. */
  field: string
  message: string
}

/** By the files' places, such as `en/perfil`: what they say, with ids, and their hashes. */
export type ContentState = {
  values: Values
  hashes: Record<string, string>
  /** Languages beside the main one. */
  languages: string[]
  /** Translations whose original has changed: `en/experiencia 3 titulo`. The profile's id is 0. */
  stale: string[]
  findings: Finding[]
  canUndo: boolean
}

/** 409: the file has changed meanwhile; 422: there would be a mistake. */
export type Outcome = { status: 200 | 409 } | { status: 422; findings: Finding[] }

const CONTENT = 'src/content'
const hashOf = (text = '') => createHash('sha256').update(text).digest('hex')

/** A problem at its field; its file and line are of no use in a form. */
export function findingOf(problem: Problem, values: Values): Finding {
  const place = problem.file.replace(`${CONTENT}/`, '').replace(/\.json$/, '')
  const { name, language } = partsOf(place)
  const { found, expected, todo } = problem
  const [, index, field] = /^items\[(\d+)\]\.?(.*)$/.exec(problem.path ?? '') ?? []
  const message = `${todo ?? expected} (${found})`
  const told = { name, language, field: field ?? problem.path ?? '', message }
  const { id } = itemsOf(values[place])[Number(index)] ?? {}
  return typeof id === 'number' ? { ...told, id } : told
}

/** Reads and writes the content files of a project, and remembers what it changed. */
export function contentStore(root: string) {
  const contentDir = path.join(root, CONTENT)
  const fileOf = (place: string) => path.join(contentDir, `${place}.json`)
  const undoable: { before: Texts; after: Texts }[] = []

  const languages = () => overlayFolders(contentDir).map(({ language }) => language)
  const places = () =>
    ['', ...languages().map((language) => `${language}/`)].flatMap((folder) =>
      CONTENT_NAMES.map((name) => `${folder}${name}`),
    )
  const read = (): Texts => {
    const files = places().map((place) => [place, readIfThere(fileOf(place))] as const)
    return new Map(
      files.flatMap(([place, bytes]) => (bytes ? [[place, new TextDecoder().decode(bytes)]] : [])),
    )
  }

  /** As the build checks, file by file. */
  const inspect = (texts: Texts) => {
    const say = messagesOf(root)
    const publicFiles = listPublicFiles(path.join(root, 'public'), say)
    const values: Record<string, Fields> = {}
    const stale: string[] = []
    const problems: Problem[] = []
    const sources = new Map<string, JsonSource>()
    for (const [place, text] of texts) {
      const { name, language } = partsOf(place)
      const result = readJson(`${CONTENT}/${place}.json`, Buffer.from(text), say)
      if ('problem' in result) {
        problems.push(result.problem)
        continue
      }
      const source = language === undefined ? withIds(result.source) : result.source
      sources.set(place, source)
      values[place] = source.value as Fields
      if (language === undefined) {
        problems.push(...checkFile(name, source, publicFiles).problems)
        continue
      }
      const checked = checkOverlay(name, source, sources.get(name))
      problems.push(...checked.problems)
      stale.push(...checked.stale.map((each) => `${place} ${each}`))
    }
    return { values, stale, findings: problems.map((each) => findingOf(each, values)) }
  }

  const write = (texts: Texts) =>
    writeAll(
      [...texts].map(([place, bytes]) => ({ file: fileOf(place), bytes: bytes || null })),
      { root },
    )
  const state = (): ContentState => {
    const texts = read()
    const hashes = Object.fromEntries([...texts].map(([place, text]) => [place, hashOf(text)]))
    return { ...inspect(texts), hashes, languages: languages(), canUndo: undoable.length > 0 }
  }

  return {
    state,
    /**
     * Changes a file, unless that would bring a mistake, or it changed since it was read.
     * @param hash of the file as the form knows it
     * @param toSay what it is to say
     * @throws ProblemError for a file that is not of the content
     */
    change(place: string, hash: string | undefined, toSay: (values: Values) => Fields): Outcome {
      if (!places().includes(place)) throw new ProblemError(place)
      const texts = read()
      if (hashOf(texts.get(place)) !== (hash ?? hashOf())) return { status: 409 }
      const { values, findings: known } = inspect(texts)
      // Of a file that cannot be read it is not known what else it says.
      if (texts.has(place) && !values[place]) return { status: 422, findings: known }
      const after = changedTexts(texts, values, place, toSay(values))
      const told = known.map((each) => JSON.stringify(each))
      const { findings } = inspect(new Map([...texts, ...after]))
      const fresh = findings.filter((each) => !told.includes(JSON.stringify(each)))
      if (fresh.length > 0) return { status: 422, findings: fresh }
      this.record(() => write(after))
      return { status: 200 }
    },
    /** Takes a change back in one step, whoever makes it. */
    record(act: () => void): void {
      const texts = read()
      act()
      const after = read()
      const changed = [...new Set([...texts.keys(), ...after.keys()])].filter(
        (place) => texts.get(place) !== after.get(place),
      )
      const of = (all: Texts) => new Map(changed.map((place) => [place, all.get(place) ?? '']))
      if (changed.length > 0) undoable.push({ before: of(texts), after: of(after) })
    },
    /** Takes the last change back, unless its files changed since. */
    undo(): Outcome {
      const last = undoable.at(-1)
      const texts = read()
      if (!last) return { status: 200 }
      const isOurs = [...last.after].every(([place, text]) => (texts.get(place) ?? '') === text)
      if (!isOurs) return { status: 409 }
      write(last.before)
      undoable.pop()
      return { status: 200 }
    },
  }
}
