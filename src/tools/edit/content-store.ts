import path from 'node:path'
import type { Fields } from '../../model/objects'
import { isOwnList, type OwnList, ownListOf, slugOf } from '../../model/own-list'
import { marksAt } from '../../model/schema/content-fields'
import { CONTENT_NAMES, type ContentName } from '../../model/schema/schema'
import { CONTENT, PUBLIC } from '../content/content-folder'
import { variantNames } from '../content/cv-variants'
import { isExampleFile, withoutExample } from '../content/example'
import { mainLanguageOf } from '../content/main-language'
import { outlineOf } from '../content/pages/outline'
import { pageSources } from '../content/pages/read-pages'
import { ProblemError } from '../content/problem'
import { removeLanguage } from '../content/translation/one-language'
import { translationFolders } from '../content/translation/translation-folders'
import { Workspace } from '../content/workspace/workspace'
import { plainIcon, SKILL_ICON } from '../import/mapping/skills'
import { slugFrom, wordsFor } from '../messages/built-words'
import { newSkills, pastedSkills } from '../skills/pasted-skills'
import {
  hasIcons,
  orderedByIds,
  renameVariant,
  sayAt,
  withCopy,
  withFields,
  withOriginals,
} from './change-content'
import { changedSpots } from './changed-spots'
import { type Inspected, inspect, placesIn } from './content-reader'
import {
  answered,
  type Draft,
  groupsOf,
  isNewEntry,
  isOf,
  isOfEntry,
  type Typed,
  without,
  withTyped,
} from './drafts'
import { type Crop, type Purpose, takeDropped } from './dropped-file'
import {
  contentFile,
  type FieldChange,
  type FieldSpot,
  freeId,
  freeName,
  isAt,
  isNone,
  isSame,
  itemsOf,
  objectAt,
  PROJECTS,
  pageAt,
  pagePlace,
  partsOf,
  placeOf,
  saidAt,
  type Values,
} from './field-spot'
import { unneededFiles } from './form-problems'
import { keptDrafts } from './kept-drafts'
import { mergedValue } from './merged-value'
import { namedFiles } from './named-files'
import { withoutLinksTo } from './page-links'
import { NOTHING, type Outcome, openOf, sayRight } from './right-changes'
import { swapLanguages } from './swap-languages'

export type ContentState = ReturnType<ReturnType<typeof contentStore>['state']>

/** What a change of a list as a whole is told by. */
const ITEMS = ['items']

/** Whether a file may be in the content. */
function isPlace(workspace: Workspace, place: string): boolean {
  const page = pageAt(place)
  const isPage = page && [undefined, ...translationFolders(workspace)].includes(page.language)
  return isPage || placesIn(workspace).includes(place)
}

/** @throws ProblemError for a file that is not of the content */
function checkPlace(workspace: Workspace, place: string): void {
  if (!isPlace(workspace, place)) throw new ProblemError(workspace.say.form.malformed)
}

/** The content without the entries that are the example's, by the names of its files that have some. */
function withoutExamples(workspace: Workspace, values: Values): [ContentName, Fields][] {
  const isExamplePicture = (name: string) => {
    const bytes = workspace.bytes(`${PUBLIC}/${name}`)
    return bytes !== undefined && isExampleFile(`${PUBLIC}/${name}`, bytes)
  }
  return CONTENT_NAMES.flatMap((name): [ContentName, Fields][] => {
    const own = values[name] && withoutExample(name, values[name], isExamplePicture)
    return own && !isSame(own, values[name]) ? [[name, own]] : []
  })
}

/** Has the profile say other `secciones`, where it names those that are shown. */
function saySections(
  workspace: Workspace,
  { values, locked }: Inspected,
  change: (names: string[]) => string[],
): void {
  const { secciones } = values.perfil ?? {}
  if (!Array.isArray(secciones) || 'perfil' in locked) return
  const names = change(secciones)
  const fields = { secciones: names.length > 0 ? names : undefined }
  sayAt(workspace, values, 'perfil', withFields('perfil', values, undefined, fields))
}

/** Changes content files, and can take it back. @param tell hears of the files that it wrote */
export function contentStore(root: string, tell: (files: readonly string[]) => void = () => {}) {
  const workspace = new Workspace(root)
  const drafts = keptDrafts(workspace)
  const files = namedFiles(workspace, drafts.values)
  let version = 0

  /** Changes the content in one step, whoever does it; nothing waits meanwhile. */
  const step = <Told>(act: () => Told, isUndoable = true): Told => {
    workspace.refresh()
    try {
      const removeUnnamed = files.note()
      const outcome = act()
      removeUnnamed()
      const changes = workspace.commit({ isUndoable })
      const told = changes.map(({ file }) => file).filter((file) => file.startsWith(CONTENT))
      if (told.length > 0) tell(told)
      return outcome
    } finally {
      workspace.refresh()
    }
  }
  const state = () => {
    workspace.refresh()
    const told = inspect(workspace)
    return {
      ...told,
      /** Beside the main one. */
      languages: translationFolders(workspace),
      canUndo: workspace.canTakeBack,
      canRedo: workspace.canDoAgain,
      drafts: drafts.read(),
      /** Later states have greater ones. */
      version: ++version,
      /** Whether some entries are still the example's. */
      isExample: withoutExamples(workspace, told.values).length > 0,
      /** Of the form, and of the site. */
      language: workspace.say.language,
      main: mainLanguageOf(workspace.profile),
    }
  }
  /** Does something with the content, as it is and as a change of it is to leave it. */
  const rewrite = (act: (present: Inspected) => void): void => step(() => act(inspect(workspace)))

  const rewriteLanguage = (language: string, act: (present: Inspected) => void): void =>
    rewrite((present) => {
      const { notDone } = workspace.say.form
      const isThere = translationFolders(workspace).includes(language)
      if (!isThere || Object.keys(present.locked).length > 0) throw new ProblemError(notDone)
      act(present)
      const after = inspect(workspace).problems
      if (after.length > present.problems.length) {
        throw new ProblemError(after[0]?.message ?? notDone)
      }
    })

  /** Changes a file, unless it can only be mended by hand. */
  const edit = (place: string, act: (present: Inspected) => Outcome): Outcome =>
    step(() => {
      checkPlace(workspace, place)
      const present = inspect(workspace)
      const isLocked = place in present.locked || partsOf(place).name in present.locked
      return isLocked ? NOTHING : act(present)
    })
  const sayItems = (place: string, present: Inspected, file: Fields): Outcome =>
    sayRight(workspace, files, present, place, ITEMS, () => file)

  /** @param toItems a list's entries as they are to be; undefined where they are not those that the owner saw */
  const changeList = (place: string, toItems: (items: Fields[]) => Fields[] | undefined): Outcome =>
    edit(place, (present) => {
      const items = toItems(itemsOf(present.values[place]))
      if (!items) return { ...NOTHING, conflicts: ITEMS }
      return sayItems(place, present, { ...present.values[place], items })
    })

  /** Changes fields of the profile, or of an entry, which may be new; in a file of translations, texts by path. */
  const change = (
    place: string,
    id: FieldSpot['id'],
    fields: Record<string, FieldChange>,
  ): Outcome =>
    edit(place, (inspected) => {
      const { values } = inspected
      const { name, page } = partsOf(place)
      const isNamed = (slug: string) => itemsOf(values[name]).some(({ pagina }) => pagina === slug)
      const typed = Object.entries(fields).map(([field, said]) => ({ place, id, field, ...said }))
      const isNew = place === name && isNewEntry(values, typed, { place, id })
      const isThere = page === undefined ? isNew || objectAt(values, name, id) : isNamed(page)
      /** Mine and what another program has written meanwhile; undefined where both change the same. */
      const mergedAt = (field: string) => {
        const { base, value } = fields[field] ?? {}
        return isThere ? mergedValue(base, value, saidAt(values, { place, field, id })) : undefined
      }
      const conflicts = Object.keys(fields).filter((field) => !mergedAt(field))
      const wanted = Object.keys(fields).filter((field) => !conflicts.includes(field))
      const outcome = sayRight(workspace, files, inspected, place, wanted, (present, some) => {
        const next = some.map((field) => [field, mergedAt(field)?.value])
        return withFields(place, present, id, Object.fromEntries(next))
      })
      return { ...outcome, conflicts }
    })

  /** A file that only a draft named goes with it. */
  const keep = (next: readonly Draft[]): void => {
    const before = drafts.values()
    drafts.write(next)
    if (files.isLost(before, drafts.values())) step(() => {}, false)
  }
  const keepTyped = (typed: readonly Typed[]): void => {
    workspace.refresh()
    for (const { place } of typed) checkPlace(workspace, place)
    keep(withTyped(drafts.read(), typed))
  }
  /** @returns the fields that are written */
  const settle = (group: readonly Draft[]): string[] => {
    const [{ place, id } = { place: '', id: undefined }] = group
    workspace.refresh()
    // A language may be gone.
    if (!isPlace(workspace, place)) return []
    const { name } = partsOf(place)
    const isOriginalTyped = place !== name && drafts.read().some(isOf(name, id))
    // The translation of a new entry waits for it.
    if (isOriginalTyped && !objectAt(inspect(workspace).values, name, id)) return []
    const fields = group.map(({ field, base, value }) => [field, { base, value }])
    const outcome = change(place, id, Object.fromEntries(fields))
    keep(answered(drafts.read(), group, outcome))
    return outcome.written
  }
  /** @param take as `takeBack` @returns whether something was turned back, what, and the files that were in the way */
  const turn = (take: () => string[] | undefined) =>
    step(() => {
      const before = inspect(workspace).values
      const passed: string[] = []
      let inTheWay = take()
      while (inTheWay !== undefined && inTheWay.length > 0) {
        passed.push(...inTheWay)
        inTheWay = take()
      }
      files.restore()
      const changed = changedSpots(before, inspect(workspace).values)
      return { isDone: inTheWay !== undefined, passed: [...new Set(passed)].map(placeOf), changed }
    })
  const freeIdIn = (name: ContentName, values: Values) => freeId(name, values, drafts.read())

  return {
    state,
    /** Keeps what is being typed. @throws ProblemError */
    keep: keepTyped,
    /**
     * Keeps what is typed, and has the files say what of it is right. @param isAgain whether what waits is
     * tried, too: another file may have mended it @throws ProblemError
     */
    type(typed: readonly Typed[], isAgain = false): Pick<Outcome, 'written'> {
      keepTyped(typed)
      const groups = groupsOf(drafts.read())
      const ready = groups.filter((group) => isAgain || group.some(({ waits }) => !waits))
      return { written: ready.flatMap((group) => settle(group)) }
    },
    /** Forgets what is typed. */
    throwAway: (spots: readonly FieldSpot[]) => keep(without(drafts.read(), spots)),
    /** Of a conflict, takes what is typed. */
    insist(spot: FieldSpot): void {
      workspace.refresh()
      const base = saidAt(inspect(workspace).values, spot)
      keep(drafts.read().map((each) => (isAt(each, spot) ? { ...each, base } : each)))
      settle(drafts.read().filter(isOf(spot.place, spot.id)))
    },
    /** Says that a translation still holds. */
    confirm({ place, id, field }: FieldSpot): void {
      workspace.refresh()
      const value = saidAt(inspect(workspace).values, { place, id, field })
      change(place, id, { [field]: { base: value, value } })
    },
    /** Takes a file that is dropped on a field. @throws ProblemError for another kind */
    async drop(name: string, purpose: Purpose, bytes: Buffer, crop?: Crop) {
      workspace.refresh()
      const told = await takeDropped(workspace, { name, purpose, bytes, crop })
      files.drop(told.path)
      return told
    },
    /** Does what a command does, as one step. */
    record: <Told>(act: (workspace: Workspace) => Told): Told => step(() => act(workspace)),
    /** Does it without writing anything. */
    rehearse<Told>(act: (workspace: Workspace) => Told): Told {
      workspace.refresh()
      try {
        return act(workspace)
      } finally {
        workspace.refresh()
      }
    },
    change,
    /** Adds the skills of a pasted list that are not there yet, each with its mark. @returns how many of how many */
    addSkills(place: string, text: string) {
      workspace.refresh()
      const said = pastedSkills(text)
      const { values } = inspect(workspace)
      const { name } = partsOf(place)
      if (!hasIcons(name)) throw new ProblemError(workspace.say.form.malformed)
      const fresh = newSkills(
        said,
        itemsOf(values[place]).map(({ titulo }) => String(titulo)),
      )
      // What is no name, such as 'Creativo', may be called as some brand is.
      const isName = marksAt(name, 'titulo').isName
      const iconOf = (title: string) => (isName ? plainIcon(title) : SKILL_ICON)
      const first = freeIdIn(name, values)
      const entries = fresh.map((each, nth) => {
        return { ...each, id: first + nth, icon: iconOf(each.titulo) }
      })
      if (entries.length === 0) return { ...NOTHING, added: 0, of: said.length }
      const outcome = changeList(place, (items) => [...items, ...entries])
      return { ...outcome, added: outcome.written.length > 0 ? entries.length : 0, of: said.length }
    },
    /** Puts a copy of an entry below it, with its translations. @param seen the entry as its owner saw it */
    copy: (place: string, seen: Fields): Outcome =>
      edit(place, (present) => {
        if (!itemsOf(present.values[place]).some((entry) => isSame(entry, seen))) {
          return { ...NOTHING, conflicts: ITEMS }
        }
        const { name } = partsOf(place)
        const id = freeIdIn(name, present.values)
        const { items, values } = withCopy(name, present.values, seen, id)
        const file = { ...present.values[place], items }
        return { ...sayItems(place, { ...present, values }, file), id }
      }),
    /** Gives what some entries have in common another name, or none. */
    renameShared(place: string, field: string, from: string, to: string): Outcome {
      if (!marksAt(partsOf(place).name, field).isShared) {
        throw new ProblemError(workspace.say.form.malformed)
      }
      return changeList(place, (items) =>
        items.map(({ [field]: said, ...entry }) => {
          const name = said === from ? to : said
          return isNone(name) ? entry : { ...entry, [field]: name }
        }),
      )
    },
    /** Has a file of translations say the original where it says nothing. @returns how many texts */
    repeatOriginals: (place: string) =>
      edit(place, (present) => {
        const { file, count } = withOriginals(place, present.values)
        return { ...sayItems(place, present, file), count }
      }),
    /** @param seen the entry as its owner saw it */
    remove(place: string, seen: Fields): Outcome {
      const outcome = changeList(place, (items) =>
        items.some((entry) => isSame(entry, seen))
          ? items.filter(({ id }) => id !== seen.id)
          : undefined,
      )
      const isGone = isOfEntry(partsOf(place).name, seen.id as number)
      if (outcome.written.length > 0) keep(drafts.read().filter((each) => !isGone(each)))
      return outcome
    },
    sort: (place: string, ids: readonly number[]): Outcome =>
      changeList(place, (items) => {
        const isWhole = ids.length === items.length && new Set(ids).size === ids.length
        return isWhole && items.every(({ id }) => ids.includes(Number(id)))
          ? orderedByIds(items, ids)
          : undefined
      }),
    /** Deletes the example's entries, with their translations. */
    startOver: () =>
      rewrite(({ values, locked }) => {
        for (const [name, own] of withoutExamples(workspace, values)) {
          if (!(name in locked)) sayAt(workspace, values, name, own)
        }
      }),
    /** Deletes a file of public/, or a page, that nothing names. @throws ProblemError for any other */
    removeUnneeded: (file: string) =>
      step(() => {
        if (!unneededFiles(workspace).includes(file)) {
          throw new ProblemError(workspace.say.form.notDone)
        }
        // Its name stays its own, for it may come back.
        if (file.startsWith(PUBLIC)) files.takeOut(path.posix.relative(PUBLIC, file))
        else workspace.write(file, undefined)
      }),
    /** Deletes a list, with its translations: the site no longer has it. */
    removeList: (list: string) =>
      rewrite((present) => {
        if (isOwnList(list)) {
          saySections(workspace, present, (all) => all.filter((name) => name !== slugOf(list)))
        }
        for (const place of placesIn(workspace)) {
          if (partsOf(place).name === list) workspace.write(contentFile(place), undefined)
        }
      }),
    /** Deletes a further language, and what is typed in it. @throws ProblemError where it would bring a mistake */
    removeLanguage(language: string): void {
      rewriteLanguage(language, ({ values }) => {
        const main = mainLanguageOf(workspace.profile)
        for (const place of Object.keys(values).filter((each) => pageAt(each))) {
          const file = contentFile(place)
          const text = String(workspace.bytes(file))
          workspace.write(file, withoutLinksTo(language, text, values, main))
        }
        removeLanguage(workspace, language)
      })
      keep(drafts.read().filter(({ place }) => partsOf(place).language !== language))
    },
    /** Makes a further language the main one. @throws ProblemError where it would bring a mistake */
    swapLanguages: (language: string) =>
      rewriteLanguage(language, ({ values }) => swapLanguages(workspace, values, language)),
    addSection(title: string, form?: string): OwnList {
      workspace.refresh()
      const main = mainLanguageOf(workspace.profile)
      const { slugs } = wordsFor(main, { main }).built
      const others = [...Object.values(slugs), ...translationFolders(workspace)].map(ownListOf)
      const taken = [...placesIn(workspace), ...others]
      const isTaken = (slug: string) => taken.includes(ownListOf(slug))
      const slug = freeName(slugFrom(title) || 'seccion', isTaken)
      const list = ownListOf(slug)
      rewrite((present) => {
        saySections(workspace, present, (all) => [...all, slug])
        const head = { titulo: title, ...(form && { forma: form }) }
        sayAt(workspace, present.values, list, { ...head, items: [] })
      })
      return list
    },
    /** Begins the page of a project, with the questions that it may answer. */
    beginPage: (id: number) =>
      rewrite(({ values, locked }) => {
        const { say } = workspace
        const project = objectAt(values, PROJECTS, id)
        if (!project || PROJECTS in locked) throw new ProblemError(say.form.notDone)
        const slugs = pageSources(workspace).map((file) => pageAt(placeOf(file))?.slug)
        const stem = slugFrom(String(project.titulo)) || 'proyecto'
        const pagina = freeName(stem, (slug) => slugs.includes(slug))
        workspace.write(contentFile(pagePlace(pagina)), outlineOf(say))
        sayAt(workspace, values, PROJECTS, withFields(PROJECTS, values, id, { pagina }))
      }),
    /** Gives a variant of the CV another name, or removes it, wherever it is named. */
    renameVariant: (name: string, to?: string) =>
      rewrite((present) => {
        const open = openOf(present)
        const taken = variantNames(open.perfil)
        const { malformed, notDone } = workspace.say.form
        if (!taken.includes(name)) throw new ProblemError(notDone)
        if (to && taken.includes(to)) throw new ProblemError(malformed)
        renameVariant(workspace, open, name, to)
      }),
    /** Takes the last change back, and goes past those whose files have changed since. */
    undo: () => turn(() => workspace.takeBack()),
    /** Does again what was taken back last. */
    redo: () => turn(() => workspace.doAgain()),
  }
}
