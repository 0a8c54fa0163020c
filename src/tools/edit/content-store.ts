import { createHash } from 'node:crypto'
import path from 'node:path'
import { CONTENT_NAMES, type ContentName } from '../../site/model/schema/schema'
import { messagesOf } from '../content/main-language'
import type { Problem } from '../content/problem'
import { checkFile } from '../content/reading/check-file'
import { withIds } from '../content/reading/entry-ids'
import { readIfThere } from '../content/reading/files/read-file'
import { type JsonSource, readJson } from '../content/reading/json-source'
import { listPublicFiles } from '../content/reading/public-files'
import { checkOverlay, isStale, notesIn } from '../content/translation/check-overlay'
import { overlayFolders } from '../content/translation/overlay-folders'
import { writeAll } from '../content/write-all'
import { type Change, changedTexts, type Fields, placeOf, type Texts } from './change-content'

/** What is wrong with a field, for the form. */
export type Finding = {
  name: string
  language?: string
  id?: number
  /** Such as `enlaces[0].url`. */
  field: string
  message: string
  isAdvice: boolean
}
export type Translation = { text: string; isStale: boolean }
/** By language, file, id and place of the text. */
type Translations = Record<string, Record<string, Record<number, Record<string, Translation>>>>

/** By name, what the files of the main language say; by place, the hash of each file. */
export type ContentState = {
  values: Partial<Record<ContentName, Fields>>
  hashes: Record<string, string>
  translations: Translations
  findings: Finding[]
  canUndo: boolean
}

export type Outcome =
  | { status: 200 }
  | { status: 409; theirs: Fields }
  | { status: 422; findings: Finding[] }

const CONTENT = 'src/content'
const hashOf = (text = '') => createHash('sha256').update(text).digest('hex')

/** A problem at its field; its file and line are of no use in a form. */
export function findingOf(problem: Problem, texts: Texts): Finding {
  const place = problem.file.replace(`${CONTENT}/`, '').replace(/\.json$/, '')
  const [name = '', language] = place.split('/').reverse()
  const { found, expected, todo, isAdvice = false } = problem
  const [, index, field] = /^items\[(\d+)\]\.?(.*)$/.exec(problem.path ?? '') ?? []
  const message = `${todo ?? expected} (${found})`
  const told = { name, language, field: field ?? problem.path ?? '', message, isAdvice }
  if (index === undefined) return told
  try {
    return { ...told, id: JSON.parse(texts.get(place) ?? '').items[Number(index)].id }
  } catch {
    return told
  }
}

/** Reads and writes the content files of a project, and remembers what it changed. */
export function contentStore(root: string) {
  const contentDir = path.join(root, CONTENT)
  const fileOf = (place: string) => path.join(contentDir, `${place}.json`)
  const undoable: { before: Texts; after: Texts }[] = []

  const places = () => {
    const languages = [undefined, ...overlayFolders(contentDir).map(({ language }) => language)]
    return languages.flatMap((language) => CONTENT_NAMES.map((name) => ({ name, language })))
  }
  const read = (): Map<string, string> => {
    const texts = new Map<string, string>()
    for (const { name, language } of places()) {
      const bytes = readIfThere(fileOf(placeOf(name, language)))
      if (bytes) texts.set(placeOf(name, language), bytes.toString())
    }
    return texts
  }

  /** As the build checks, file by file. */
  const inspect = (texts: Texts) => {
    const say = messagesOf(root)
    const publicFiles = listPublicFiles(path.join(root, 'public'), say)
    const values: ContentState['values'] = {}
    const translations: Translations = {}
    const problems: Problem[] = []
    const sources = new Map<string, JsonSource>()
    for (const [place, text] of texts) {
      const [name, language] = place.split('/').reverse() as [ContentName, string | undefined]
      const result = readJson(`${CONTENT}/${place}.json`, Buffer.from(text), say)
      if ('problem' in result) {
        problems.push(result.problem)
        continue
      }
      const source = language === undefined ? withIds(result.source) : result.source
      sources.set(place, source)
      if (language === undefined) {
        values[name] = source.value as Fields
        problems.push(...checkFile(name, source, publicFiles).problems)
        continue
      }
      const { texts: said, problems: found } = checkOverlay(name, source, sources.get(name))
      problems.push(...found)
      const byId = translationsIn(name, said, source.value as Fields, values[name])
      translations[language] = { ...translations[language], [name]: byId }
    }
    return { values, translations, findings: problems.map((each) => findingOf(each, texts)) }
  }

  const write = (texts: Texts) =>
    writeAll(
      [...texts].map(([place, bytes]) => ({ file: fileOf(place), bytes: bytes || null })),
      { root },
    )
  const state = (): ContentState => {
    const texts = read()
    const hashes = Object.fromEntries([...texts].map(([place, text]) => [place, hashOf(text)]))
    return { ...inspect(texts), hashes, canUndo: undoable.length > 0 }
  }

  return {
    state,
    texts: read,
    /**
     * Changes the files, unless that would bring a mistake, or the file changed since it was read.
     * @param hash of the file as the form knows it
     */
    change(change: Change, hash = hashOf()): Outcome {
      const texts = read()
      const target = placeOf(change.name, 'language' in change ? change.language : undefined)
      if (hashOf(texts.get(target)) !== hash) {
        return { status: 409, theirs: inspect(texts).values[change.name] ?? {} }
      }
      const after = changedTexts(texts, change)
      const known = inspect(texts).findings.map((each) => JSON.stringify(each))
      const { findings } = inspect(new Map([...texts, ...after]))
      const fresh = findings.filter((each) => !known.includes(JSON.stringify(each)))
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
      if (!isOurs) return { status: 409, theirs: {} }
      write(last.before)
      undoable.pop()
      return { status: 200 }
    },
  }
}

const fieldIn = (holder: unknown, key: string | number) => (holder as Fields | undefined)?.[key]

/** Those of one file by id and place. */
function translationsIn(
  name: ContentName,
  said: Record<number, Readonly<Record<string, string>>>,
  overlay: Fields,
  main: Fields | undefined,
): Record<number, Record<string, Translation>> {
  const objectIn = (value: Fields | undefined, id: string): unknown =>
    name === 'perfil'
      ? value
      : (value?.items as Fields[] | undefined)?.find((entry) => String(entry.id) === id)
  const ofObject = (id: string, texts: Readonly<Record<string, string>>) => {
    const notes = notesIn(objectIn(overlay, id))
    const told = Object.entries(texts).map(([place, text]): [string, Translation] => {
      const original = String(place.split('.').reduce(fieldIn, objectIn(main, id)))
      const note = notes[place]
      return [place, { text, isStale: note !== undefined && isStale(note, original, text) }]
    })
    return Object.fromEntries(told)
  }
  return Object.fromEntries(
    Object.entries(said).map(([id, texts]) => [Number(id), ofObject(id, texts)]),
  )
}
