import path from 'node:path'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { mainLanguageFor, messagesOf } from '../content/main-language'
import { type Problem, ProblemError, showProblem } from '../content/problem'
import { checkFile } from '../content/reading/check-file'
import { withIds } from '../content/reading/entry-ids'
import { readIfThere } from '../content/reading/files/read-file'
import { type JsonSource, readJson } from '../content/reading/json-source'
import { listPublicFiles } from '../content/reading/public-files'
import { showValue } from '../content/show-value'
import { checkOverlay } from '../content/translation/check-overlay'
import { withAddresses } from '../content/translation/link-addresses'
import { overlayFolders } from '../content/translation/overlay-folders'
import { writeAll } from '../content/write-all'
import { changedTexts, inOrder, type Texts, withFields } from './change-content'
import { dropShelf } from './drop-shelf'
import {
  type FieldChange,
  type Fields,
  isSame,
  itemsOf,
  objectAt,
  partsOf,
  saidAt,
  type Values,
} from './field-spot'
import { repeatedKey } from './repeated-key'

export type Finding = {
  name: string
  language?: string
  id?: number
  /** Such as `enlaces[0].url`. */
  field: string
  message: string
}

export type ContentState = {
  /** By the files' places, such as `en/perfil`: what they say, with ids, and the addresses of translated links. */
  values: Values
  /** By place, why a file can only be mended by hand. */
  locked: Readonly<Record<string, string>>
  /** Languages beside the main one. */
  languages: string[]
  /** Translations whose original has changed: `en/experiencia 3 titulo`. The profile's id is 0. */
  stale: string[]
  findings: Finding[]
  canUndo: boolean
}

/** What became of a change, field by field; of a file that is locked nothing is written. */
export type Outcome = {
  written: string[]
  /** Say something else than their owner saw. */
  conflicts: string[]
  /** Why the others were not written. */
  findings: Finding[]
  /** Of the new entry. */
  id?: number
}
const NOTHING: Outcome = { written: [], conflicts: [], findings: [] }
/** What a change of a list as a whole is told by. */
const ITEMS = ['items']

const CONTENT = 'src/content'
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Whether a finding such as `enlaces[0].url` is in a field, or in that of a text's path. */
const isIn = (field: string, { field: at }: Finding) => at.split(/[.[]/)[0] === field.split('.')[0]

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
  const shelf = dropShelf(root)
  const undoable: { before: Texts; after: Texts }[] = []

  const languages = () => overlayFolders(contentDir).map(({ language }) => language)
  const places = () =>
    ['', ...languages().map((language) => `${language}/`)].flatMap((folder) =>
      CONTENT_NAMES.map((name) => `${folder}${name}`),
    )
  const read = (): Texts => {
    const files = places().map((place) => [place, readIfThere(fileOf(place))] as const)
    return new Map(files.flatMap(([place, bytes]) => (bytes ? [[place, decoded(bytes)]] : [])))
  }
  /** As they lie on the disk: a text no longer tells of a wrong encoding. */
  const bytesOf = (place: string, text: string) => {
    const bytes = readIfThere(fileOf(place))
    return bytes && decoded(bytes) === text ? bytes : Buffer.from(text)
  }

  /** As the build checks, file by file. */
  const inspect = (texts: Texts) => {
    const say = messagesOf(root)
    const publicFiles = shelf.beside(listPublicFiles(path.join(root, 'public'), say))
    const values: Record<string, Fields> = {}
    const stale: string[] = []
    const problems: Problem[] = []
    const sources = new Map<string, JsonSource>()
    const locked: Record<string, string> = {}
    for (const [place, text] of texts) {
      const { name, language } = partsOf(place)
      const result = readJson(`${CONTENT}/${place}.json`, bytesOf(place, text), say)
      if ('problem' in result) {
        locked[place] = showProblem(result.problem, say)
        continue
      }
      const repeated = repeatedKey(result.source)
      if (repeated) locked[place] = showProblem(repeated, say)
      const source =
        language === undefined
          ? withIds(result.source)
          : withAddresses(name, result.source, sources.get(name))
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
    const main = mainLanguageFor(() => new TextEncoder().encode(texts.get('perfil')))
    if (languages().includes(main)) {
      const expected = say.reading.overlay.hasFolder(`${CONTENT}/${main}/`)
      const place = { file: `${CONTENT}/perfil.json`, path: 'idioma' }
      problems.push({ ...place, found: showValue(main), expected })
    }
    return { values, locked, stale, findings: problems.map((each) => findingOf(each, values)) }
  }

  /** In this order the content never names a file that is not there. */
  const write = (texts: Texts) => {
    const files = [...texts].map(([place, bytes]) => ({
      file: fileOf(place),
      bytes: bytes || null,
    }))
    const { wanted, unnamed } = shelf.changesFor(new Map([...read(), ...texts]))
    writeAll([...wanted, ...files, ...unnamed], { root })
  }
  const state = (): ContentState => {
    const texts = read()
    return { ...inspect(texts), languages: languages(), canUndo: undoable.length > 0 }
  }

  /** Takes a change back in one step, whoever makes it. */
  const record = (act: () => void): void => {
    const texts = read()
    act()
    const after = read()
    const changed = [...new Set([...texts.keys(), ...after.keys()])].filter(
      (place) => texts.get(place) !== after.get(place),
    )
    const of = (all: Texts) => new Map(changed.map((place) => [place, all.get(place) ?? '']))
    if (changed.length === 0) return
    undoable.push({ before: of(texts), after: of(after) })
    write(new Map())
  }

  /** Writes of these fields those that bring no mistake. @param toSay what the file then says */
  const writeRight = (
    place: string,
    fields: readonly string[],
    toSay: (values: Values, fields: readonly string[]) => Fields,
  ): Outcome => {
    const texts = read()
    const { values: all, locked, findings: known } = inspect(texts)
    const open = Object.entries(all).filter(([each]) => !(each in locked))
    const values: Values = Object.fromEntries(open)
    const told = known.map((each) => JSON.stringify(each))
    const attempt = (wanted: readonly string[]): Outcome => {
      if (wanted.length === 0) return NOTHING
      const after = changedTexts(texts, values, place, toSay(values, wanted))
      const { findings } = inspect(new Map([...texts, ...after]))
      const fresh = findings.filter((each) => !told.includes(JSON.stringify(each)))
      if (fresh.length === 0) {
        const differing = [...after].filter(([each, text]) => texts.get(each) !== text)
        record(() => write(new Map(differing)))
        return { ...NOTHING, written: [...wanted] }
      }
      const right = wanted.filter((field) => !fresh.some((finding) => isIn(field, finding)))
      if (right.length === wanted.length) return { ...NOTHING, findings: fresh }
      const rest = attempt(right)
      return { ...rest, findings: [...fresh, ...rest.findings] }
    }
    return attempt(fields)
  }

  /** @throws ProblemError for a file that is not of the content */
  const known = (place: string) => {
    if (!places().includes(place)) throw new ProblemError(messagesOf(root).edit.malformed)
    const { values, locked } = inspect(read())
    const isLocked = place in locked || partsOf(place).name in locked
    return { values, isLocked }
  }

  /** @param toItems a list's entries as they are to be; undefined where they are not those that the owner saw */
  const changeList = (
    place: string,
    toItems: (items: Fields[]) => Fields[] | undefined,
  ): Outcome => {
    const { values, isLocked } = known(place)
    if (isLocked) return NOTHING
    const items = toItems(itemsOf(values[place]))
    if (!items) return { ...NOTHING, conflicts: ITEMS }
    return writeRight(place, ITEMS, () => ({ ...values[place], items }))
  }

  return {
    shelf,
    state,
    record,
    /** Changes fields of the profile or of an entry; in a file of translations, texts by path. */
    change(place: string, id: number | undefined, fields: Record<string, FieldChange>): Outcome {
      const { values, isLocked } = known(place)
      if (isLocked) return NOTHING
      const { name } = partsOf(place)
      const isThere = name === 'perfil' || objectAt(values, name, id) !== undefined
      const isOther = ([field, { base, value }]: [string, FieldChange]) => {
        const said = saidAt(values, { place, field, ...(id !== undefined && { id }) })
        return !isThere || !(isSame(said, base) || isSame(said, value))
      }
      const conflicts = Object.entries(fields)
        .filter(isOther)
        .map(([field]) => field)
      const wanted = Object.keys(fields).filter((field) => !conflicts.includes(field))
      const outcome = writeRight(place, wanted, (present, some) => {
        const said = some.map((field) => [field, fields[field]?.value])
        return withFields(place, present, id, Object.fromEntries(said))
      })
      return { ...outcome, conflicts }
    },
    add(place: string, entry: Fields): Outcome {
      const outcome = changeList(place, (items) => [...items, entry])
      const id = Number(itemsOf(state().values[place]).at(-1)?.id)
      return outcome.written.length > 0 ? { ...outcome, id } : outcome
    },
    /** @param seen the entry as its owner saw it */
    remove: (place: string, seen: Fields): Outcome =>
      changeList(place, (items) =>
        items.some((entry) => isSame(entry, seen))
          ? items.filter(({ id }) => id !== seen.id)
          : undefined,
      ),
    sort: (place: string, ids: readonly number[]): Outcome =>
      changeList(place, (items) => {
        const isWhole = ids.length === items.length && new Set(ids).size === ids.length
        return isWhole && items.every(({ id }) => ids.includes(Number(id)))
          ? inOrder(items, ids)
          : undefined
      }),
    /** Takes the last change back, unless its files changed since. */
    undo(): boolean {
      const last = undoable.at(-1)
      const texts = read()
      if (!last) return true
      const isOurs = [...last.after].every(([place, text]) => (texts.get(place) ?? '') === text)
      if (!isOurs) return false
      write(last.before)
      undoable.pop()
      return true
    },
  }
}
