import path from 'node:path'
import { isOwnList, type OwnList, ownListOf, slugOf } from '../../site/model/own-list'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { variantNames } from '../content/cv-variants'
import { isExampleFile } from '../content/example'
import { mainLanguageOf, messagesOf } from '../content/main-language'
import { outlineOf } from '../content/pages/outline'
import { ProblemError } from '../content/problem'
import { readIfThere } from '../content/reading/files/read-file'
import { schemaAddress } from '../content/reading/json-schema'
import { withoutExample } from '../content/without-example'
import { writeAll } from '../content/write-all'
import { slugFrom, wordsFor } from '../messages/built-words'
import { changedTexts, inOrder, type Texts, withFields } from './change-content'
import { contentReader, type Finding } from './content-reader'
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
import { pagePlace } from './page-places'
import { freeSlug, leftPages, PROJECTS } from './project-pages'
import { withVariant } from './rename-variant'

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
  /** Whether some entries are still the example's. */
  isExample: boolean
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

/** Whether a finding such as `enlaces[0].url` is in a field, or in that of a text's path. */
const isIn = (field: string, { field: at }: Finding) => at.split(/[.[]/)[0] === field.split('.')[0]

/**
 * Changes the content files of a project, and remembers what it changed.
 * @param tell hears of the files that it wrote
 */
export function contentStore(root: string, tell: (places: readonly string[]) => void = () => {}) {
  const shelf = dropShelf(root)
  const { fileOf, languages, places, read, inspect } = contentReader(root, shelf)
  const undoable: { before: Texts; after: Texts }[] = []

  /** In this order the content never names a file that is not there. */
  const write = (texts: Texts, before = read()) => {
    const said = new Map([...read(), ...texts])
    const after = new Map([...texts, ...leftPages(before, said)])
    const files = [...after].map(([place, bytes]) => ({
      file: fileOf(place),
      bytes: bytes || null,
    }))
    const { wanted, unnamed } = shelf.changesFor(new Map([...said, ...after]), before)
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
  const state = (): ContentState => {
    const texts = read()
    const told = inspect(texts)
    return {
      ...told,
      languages: languages(),
      canUndo: undoable.length > 0,
      isExample: withoutExamples(told.values).length > 0,
    }
  }

  /** Takes a change back in one step, whoever makes it. */
  const record = <Told>(act: () => Told): Told => {
    const texts = read()
    const told = act()
    write(new Map(), texts)
    const after = read()
    const changed = [...new Set([...texts.keys(), ...after.keys()])].filter(
      (place) => texts.get(place) !== after.get(place),
    )
    const of = (all: Texts) => new Map(changed.map((place) => [place, all.get(place) ?? '']))
    if (changed.length === 0) return told
    undoable.push({ before: of(texts), after: of(after) })
    tell(changed)
    return told
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

  /** The profile with other `secciones`, where it names those that are shown. */
  const withSections = (change: (names: string[]) => string[]): [string, string][] => {
    const texts = read()
    const { values, locked } = inspect(texts)
    const { secciones } = values.perfil ?? {}
    if (!Array.isArray(secciones) || 'perfil' in locked) return []
    const names = change(secciones)
    const profile = withFields('perfil', values, undefined, {
      secciones: names.length > 0 ? names : undefined,
    })
    return [...changedTexts(texts, values, 'perfil', profile)]
  }
  /** The list of a new section, by an address that is free. */
  const freeList = (title: string): OwnList => {
    const main = mainLanguageOf(root)
    const taken: string[] = [
      ...places(),
      ...Object.values(wordsFor(main, main).built.slugs).map(ownListOf),
    ]
    const slug = slugFrom(title) || 'seccion'
    const slugs = [
      slug,
      ...Array.from({ length: taken.length }, (_, index) => `${slug}-${index + 2}`),
    ]
    return slugs.map(ownListOf).find((list) => !taken.includes(list)) as OwnList
  }

  /** @throws ProblemError for a file that is not of the content */
  const known = (place: string) => {
    const { page, language } = partsOf(place)
    const isPage = page !== undefined && [undefined, ...languages()].includes(language)
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
    /** Deletes the example's entries, with their translations. */
    startOver(): void {
      const before = read()
      const { values, locked } = inspect(before)
      const texts = withoutExamples(values)
        .filter(([name]) => !(name in locked))
        .flatMap(([name, own]) => [...changedTexts(before, values, name, own)])
      record(() => write(new Map(texts)))
    },
    /** Deletes a list, with its translations: the site no longer has it. */
    removeList(list: string): void {
      const texts = read()
      const files = [...texts.keys()].filter((place) => partsOf(place).name === list)
      const gone = files.map((place) => [place, ''] as const)
      const shown = isOwnList(list)
        ? withSections((all) => all.filter((name) => name !== slugOf(list)))
        : []
      record(() => write(new Map([...shown, ...gone])))
    },
    /** Makes a section of the owner's own. @returns its list */
    addSection(title: string, form?: string): OwnList {
      const list = freeList(title)
      const value = {
        $schema: schemaAddress(list),
        titulo: title,
        ...(form && { forma: form }),
        items: [],
      }
      const shown = withSections((all) => [...all, slugOf(list)])
      record(() => write(new Map([...shown, [list, `${JSON.stringify(value, null, 2)}\n`]])))
      return list
    },
    /** Begins the page of a project, with the questions that it may answer. */
    beginPage(id: number): void {
      const texts = read()
      const { values, locked } = inspect(texts)
      const say = messagesOf(root)
      const project = objectAt(values, PROJECTS, id)
      if (!project || PROJECTS in locked) throw new ProblemError(say.edit.notDone)
      const pagina = freeSlug(String(project.titulo), texts)
      const after = withFields(PROJECTS, values, id, { pagina })
      const named = changedTexts(texts, values, PROJECTS, after)
      record(() => write(new Map([[pagePlace(pagina), outlineOf(say)], ...named])))
    },
    /** Gives a variant of the CV another name, or removes it, wherever it is named. */
    renameVariant(name: string, to?: string): void {
      const before = read()
      const { values, locked } = inspect(before)
      const open = Object.fromEntries(Object.entries(values).filter(([each]) => !(each in locked)))
      const taken = variantNames(values.perfil)
      const { malformed, notDone } = messagesOf(root).edit
      if (!open.perfil || !taken.includes(name)) throw new ProblemError(notDone)
      if (to && taken.includes(to)) throw new ProblemError(malformed)
      const after = withVariant(before, open, name, to)
      const differing = [...after].filter(([place, text]) => before.get(place) !== text)
      record(() => write(new Map(differing)))
    },
    /** Takes the last change back, unless its files changed since. */
    undo(): boolean {
      const last = undoable.at(-1)
      const texts = read()
      if (!last) return true
      const isOurs = [...last.after].every(([place, text]) => (texts.get(place) ?? '') === text)
      if (!isOurs) return false
      write(last.before)
      undoable.pop()
      tell([...last.before.keys()])
      return true
    },
  }
}
