import path from 'node:path'
import { isOwnList, type OwnList, ownListOf, slugOf } from '../../site/model/own-list'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { variantNames } from '../content/cv-variants'
import { isExampleFile, withoutExample } from '../content/example'
import { mainLanguageOf, messagesOf } from '../content/main-language'
import { outlineOf } from '../content/pages/outline'
import { ProblemError } from '../content/problem'
import { readIfThere } from '../content/reading/files/read-file'
import { writeAll } from '../content/write-all'
import { slugFrom, wordsFor } from '../messages/built-words'
import { changedTexts, orderedByIds, type Texts, withFields, withVariant } from './change-content'
import { contentReader, decodedText, type Finding } from './content-reader'
import { dropShelf } from './drop-shelf'
import {
  type FieldChange,
  type Fields,
  freeName,
  isSame,
  itemsOf,
  objectAt,
  PROJECTS,
  pageAt,
  pagePlace,
  partsOf,
  saidAt,
  type Values,
} from './field-spot'

export type ContentState = ReturnType<ReturnType<typeof contentStore>['state']>

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

/** Whether a finding such as `enlaces[0].url` is in a field, or in that of a text's path. */
const isIn = (field: string, { field: at }: Finding) => at.split(/[.[]/)[0] === field.split('.')[0]

/** By place; undefined where there is no file. */
type Files = ReadonlyMap<string, Buffer | undefined>

const textOf = (said: string | Buffer | undefined) =>
  typeof said === 'string' ? said : said ? decodedText(said) : ''
const isEqual = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b)

/** What a mistake is known by, wherever its line or row has moved. */
const keyOf = ({ line: _line, field, ...rest }: Finding) =>
  JSON.stringify({ ...rest, field: field.replace(/\[\d+\]/g, '[]') })

function countsOf(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of findings.map(keyOf)) counts.set(key, 1 + (counts.get(key) ?? 0))
  return counts
}

/** Which pages the projects name; undefined where their file cannot be read. */
function namedPages(texts: Texts): Set<unknown> | undefined {
  try {
    const { items = [] } = JSON.parse(texts.get(PROJECTS) ?? '{}')
    return new Set(items.map((entry: { pagina?: unknown }) => entry.pagina))
  } catch {
    return undefined
  }
}

/** The texts of pages that a project named and that none names now: in every language they go with it. */
function leftPages(before: Texts, after: Texts): [place: string, gone: ''][] {
  const [was, is] = [namedPages(before), namedPages(after)]
  if (!was || !is) return []
  return [...after.keys()]
    .filter((place) => {
      const slug = pageAt(place)?.slug
      return slug !== undefined && was.has(slug) && !is.has(slug)
    })
    .map((place) => [place, ''])
}

/** Changes content files, and can take it back. @param tell hears of the files that it wrote */
export function contentStore(root: string, tell: (places: readonly string[]) => void = () => {}) {
  const shelf = dropShelf(root)
  const { fileOf, languages, places, read, readBytes, inspect } = contentReader(root, shelf)
  const undoable: { before: Files; after: Files }[] = []

  /** In this order the content never names a file that is not there. */
  const write = (changed: Texts | Files, before = read()) => {
    const texts = [...changed].map(([place, said]) => [place, textOf(said)] as const)
    const said = new Map([...read(), ...texts])
    const gone = leftPages(before, said)
    const all = new Map<string, string | Buffer | undefined>([...changed, ...gone])
    const files = [...all].map(([place, bytes]) => ({
      file: fileOf(place),
      bytes: bytes || null,
    }))
    const { wanted, unnamed } = shelf.changesFor(new Map([...said, ...gone]), before)
    writeAll([...wanted, ...files, ...unnamed], { root })
  }
  const isExamplePicture = (name: string) => {
    const bytes = readIfThere(path.join(root, 'public', name))
    return bytes !== undefined && isExampleFile(`public/${name}`, bytes)
  }
  const withoutExamples = (values: Values) =>
    CONTENT_NAMES.flatMap((name) => {
      const own = values[name] && withoutExample(name, values[name], isExamplePicture)
      return own && !isSame(own, values[name]) ? [[name, own] as const] : []
    })
  const state = () => {
    const told = inspect(read())
    return {
      ...told,
      /** Beside the main one. */
      languages: languages(),
      canUndo: undoable.length > 0,
      /** Whether some entries are still the example's. */
      isExample: withoutExamples(told.values).length > 0,
    }
  }

  /** Takes a change back in one step, whoever makes it. */
  const record = <Told>(act: () => Told): Told => {
    const before = readBytes()
    const told = act()
    write(new Map(), new Map([...before].map(([place, bytes]) => [place, decodedText(bytes)])))
    const after = readBytes()
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (place) => !isEqual(before.get(place), after.get(place)),
    )
    const of = (all: Files) => new Map(changed.map((place) => [place, all.get(place)]))
    if (changed.length === 0) return told
    undoable.push({ before: of(before), after: of(after) })
    tell(changed)
    return told
  }

  const inspected = () => {
    const texts = read()
    const told = inspect(texts)
    const open = Object.entries(told.values).filter(([place]) => !(place in told.locked))
    return { ...told, texts, open: Object.fromEntries(open) }
  }
  const writeChanged = (texts: Texts, after: Iterable<readonly [string, string]>) => {
    const differing = [...after].filter(([place, text]) => texts.get(place) !== text)
    record(() => write(new Map(differing)))
  }
  /** @param toTexts those of the files that are to say something else */
  const rewrite = (
    toTexts: (present: ReturnType<typeof inspected>) => Iterable<readonly [string, string]>,
  ): void => {
    const present = inspected()
    writeChanged(present.texts, toTexts(present))
  }

  /** Writes of these fields those that bring no new mistake. @param toSay what the file then says */
  const writeRight = (
    place: string,
    fields: readonly string[],
    toSay: (values: Values, fields: readonly string[]) => Fields,
  ): Outcome => {
    const { texts, open: values, findings: known } = inspected()
    const told = countsOf(known)
    const attempt = (wanted: readonly string[]): Outcome => {
      if (wanted.length === 0) return NOTHING
      const after = changedTexts(texts, values, place, toSay(values, wanted))
      const { findings } = inspect(new Map([...texts, ...after]))
      const counts = countsOf(findings)
      const isFresh = (key: string) => (counts.get(key) ?? 0) > (told.get(key) ?? 0)
      const fresh = findings.filter((each) => isFresh(keyOf(each)))
      if (fresh.length === 0) {
        writeChanged(texts, after)
        return { ...NOTHING, written: [...wanted] }
      }
      const right = wanted.filter((field) => !fresh.some((finding) => isIn(field, finding)))
      if (right.length === wanted.length) return { ...NOTHING, findings: fresh }
      const rest = attempt(right)
      return { ...rest, findings: [...fresh, ...rest.findings] }
    }
    return attempt(fields)
  }

  /** The profile with other `secciones`, where it names those that are shown. */
  const withSections = (
    { texts, values, locked }: ReturnType<typeof inspected>,
    change: (names: string[]) => string[],
  ): Iterable<[string, string]> => {
    const { secciones } = values.perfil ?? {}
    if (!Array.isArray(secciones) || 'perfil' in locked) return []
    const names = change(secciones)
    const fields = { secciones: names.length > 0 ? names : undefined }
    return changedTexts(texts, values, 'perfil', withFields('perfil', values, undefined, fields))
  }

  /** @throws ProblemError for a file that is not of the content */
  const known = (place: string) => {
    const page = pageAt(place)
    const isPage = page && [undefined, ...languages()].includes(page.language)
    if (!isPage && !places().includes(place))
      throw new ProblemError(messagesOf(root).edit.malformed)
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
      const { name, page } = partsOf(place)
      const isNamed = (slug: string) => itemsOf(values[name]).some(({ pagina }) => pagina === slug)
      const isThere = page === undefined ? objectAt(values, name, id) !== undefined : isNamed(page)
      const isOther = ([field, { base, value }]: [string, FieldChange]) => {
        const present = saidAt(values, { place, field, id })
        return !isThere || !(isSame(present, base) || isSame(present, value))
      }
      const conflicts = Object.entries(fields)
        .filter(isOther)
        .map(([field]) => field)
      const wanted = Object.keys(fields).filter((field) => !conflicts.includes(field))
      const outcome = writeRight(place, wanted, (present, some) => {
        const next = some.map((field) => [field, fields[field]?.value])
        return withFields(place, present, id, Object.fromEntries(next))
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
          ? orderedByIds(items, ids)
          : undefined
      }),
    /** Deletes the example's entries, with their translations. */
    startOver: () =>
      rewrite(({ texts, values, locked }) =>
        withoutExamples(values)
          .filter(([name]) => !(name in locked))
          .flatMap(([name, own]) => [...changedTexts(texts, values, name, own)]),
      ),
    /** Deletes a list, with its translations: the site no longer has it. */
    removeList: (list: string) =>
      rewrite((present) => {
        const files = [...present.texts.keys()].filter((place) => partsOf(place).name === list)
        const shown = isOwnList(list)
          ? withSections(present, (all) => all.filter((name) => name !== slugOf(list)))
          : []
        return [...shown, ...files.map((place) => [place, ''] as const)]
      }),
    addSection(title: string, form?: string): OwnList {
      const main = mainLanguageOf(root)
      const { slugs } = wordsFor(main, main).built
      const taken = [...places(), ...[...Object.values(slugs), ...languages()].map(ownListOf)]
      const isTaken = (slug: string) => taken.includes(ownListOf(slug))
      const slug = freeName(slugFrom(title) || 'seccion', isTaken)
      const list = ownListOf(slug)
      rewrite((present) => [
        ...withSections(present, (all) => [...all, slug]),
        ...changedTexts(present.texts, present.values, list, {
          titulo: title,
          ...(form && { forma: form }),
          items: [],
        }),
      ])
      return list
    },
    /** Begins the page of a project, with the questions that it may answer. */
    beginPage: (id: number) =>
      rewrite(({ texts, values, locked }) => {
        const say = messagesOf(root)
        const project = objectAt(values, PROJECTS, id)
        if (!project || PROJECTS in locked) throw new ProblemError(say.edit.notDone)
        const slugs = [...texts.keys()].map((place) => pageAt(place)?.slug)
        const stem = slugFrom(String(project.titulo)) || 'proyecto'
        const pagina = freeName(stem, (slug) => slugs.includes(slug))
        const named = withFields(PROJECTS, values, id, { pagina })
        return [
          [pagePlace(pagina), outlineOf(say)],
          ...changedTexts(texts, values, PROJECTS, named),
        ]
      }),
    /** Gives a variant of the CV another name, or removes it, wherever it is named. */
    renameVariant: (name: string, to?: string) =>
      rewrite(({ texts, open }) => {
        const taken = variantNames(open.perfil)
        const { malformed, notDone } = messagesOf(root).edit
        if (!taken.includes(name)) throw new ProblemError(notDone)
        if (to && taken.includes(to)) throw new ProblemError(malformed)
        return withVariant(texts, open, name, to)
      }),
    /** Takes the last change back. One whose files have changed since is given up: the one before it is the next. */
    undo(): boolean {
      const last = undoable.at(-1)
      if (!last) return true
      const present = readBytes()
      const isOurs = [...last.after].every(([place, bytes]) => isEqual(present.get(place), bytes))
      if (isOurs) write(last.before)
      undoable.pop()
      if (isOurs) tell([...last.before.keys()])
      return isOurs
    },
  }
}
