import path from 'node:path'
import { entriesIn, presentPosts } from '../../model/entries'
import type { Fields } from '../../model/objects'
import { isOwnList, type OwnList, slugOf } from '../../model/own-list'
import {
  type ContentName,
  type ListName,
  type Lists,
  ownListsOf,
  type Profile,
} from '../../model/schema/schema'
import { contentFile, contentNamesIn, ownListsIn } from '../content/content-files'
import { PROFILE, PUBLIC } from '../content/content-folder'
import { withoutExample } from '../content/example'
import { knownLanguageName, languageName } from '../content/intl-names'
import { isExampleName, mainLanguageOf } from '../content/main-language'
import type { OwnSectionHead } from '../content/own-sections'
import { pageSources } from '../content/pages/read-pages'
import { ProblemError } from '../content/problem'
import type { Content } from '../content/reading/read-content'
import { showValue } from '../content/show-value'
import { translationFolders } from '../content/translation/translation-folders'
import { writeAllContent } from '../content/write-content'
import { isBuiltIn } from '../messages/built-words'
import type { Messages } from '../messages/es/es'
import { labelOf } from '../messages/field-labels'
import { messagesIn } from '../messages/messages'
import type { ImportOptions } from './import-options'
import { planTranslation } from './import-translation'
import { carriedContent } from './mapping/carried-content'
import {
  type Context,
  contextFor,
  type Mapped,
  reportLines,
  section,
  spotIn,
} from './mapping/context'
import { type MappedResume, mapResume } from './mapping/map-resume'
import { isSamePerson, TOLD } from './mapping/profile'
import { type Entry, matchEntries } from './match-entries'
import { mergeEntries } from './merge-entries'
import { capital, clean, partsIn, quotedParts, type Text } from './parsing/texts'
import { findPortrait } from './portrait'
import {
  readEntries,
  readFields,
  sayInLanguage,
  translatedIds,
  translationsToFit,
} from './present-content'
import { isShipped, planSafely } from './safe-files'
import type { ReadResume } from './sources/read-resume'
import type { Resume } from './sources/resume-fields'
import { languageAround, languageOf, spokenLanguage } from './sources/resume-language'

type Merging = { isSame: boolean; options: ImportOptions; context: Context }

/** A list of the owner's with what the source says of it; what only one of them has is told. */
function mergedList(
  name: ListName,
  said: readonly Mapped[],
  { isSame, options, context }: Merging,
): { entries: Entry[]; others: string[] } {
  const { report, say } = context
  const { workspace } = options
  const before = ownEntries(name, options)
  const { pairs, doubtful } = matchEntries(
    name,
    before,
    said.map((each) => each.said),
  )
  const others = namedFew(
    spotIn(context, name),
    before.filter((entry) => ![...pairs.values()].includes(entry)),
  )
  const rows = isSame
    ? mergeEntries(name, before, said, pairs, translatedIds(workspace, name))
    : mergeEntries(name, [], said, new Map(), [])
  const untold = said.filter((each) => !rows.some(({ from }) => from === each))
  for (const { said: entry } of untold) {
    report.leftOut.push(`${spotIn(context, name)}: ${quotedParts(entry)} (${say.noTitle})`)
  }
  if (isSame) {
    for (const { own, other } of doubtful) {
      const titles = [other, own].map(({ titulo }) => showValue(titulo))
      report.doubtful.push(`${spotIn(context, name)}: ${titles.join(' ~ ')}`)
    }
  }
  return { entries: rows.map(({ entry }) => entry), others }
}

/** Whether a source has lists, but nothing that the site can show of them. */
function isHollow({ resume, portfolio }: ReadResume, { perfil, lists }: MappedResume): boolean {
  const { basics: _basics, meta: _meta, ...said } = resume
  const isShown = [...lists].some(([name, entries]) =>
    entries.some((entry) => entry.said.titulo || (isOwnList(name) && entry.said.descripcion)),
  )
  return !portfolio && !isShown && !perfil.idiomas && partsIn(said).length > 0
}

/** What the import is to write, and what to tell. @throws ProblemError */
function planImport(read: ReadResume, options: ImportOptions) {
  const { workspace, owner } = options
  const { resume, isLinkedIn } = read
  const { found = [] } = read
  const there = readFields(workspace, 'perfil')
  if (there === undefined && workspace.has(PROFILE)) {
    throw new ProblemError(messagesIn(owner).import.unreadable(PROFILE))
  }
  const profile = there ?? {}
  const code = languageOf(resume)
  const isSame = isSamePerson(profile, resume, contextFor(read, owner, owner, options))
  const isWorded = code !== undefined && isBuiltIn(code)
  const spoken = (isSame || isWorded ? spokenLanguage(code) : languageAround(code)) ?? owner
  const before = isSame ? mainLanguageOf(profile) : spoken
  const language = isWorded ? code : before
  if (isSame && translationFolders(workspace).includes(language) && !options.isForced) {
    throw new ProblemError(messagesIn(owner).import.otherLanguage(language))
  }
  sayInLanguage(workspace, language, (file) => !isShipped(file, options))
  const held = readFields(workspace, 'perfil') ?? {}
  const present = isSame ? withoutExample('perfil', held, isExampleIn(options)) : {}
  const context = contextFor(read, language, spoken, options, present.sitio)
  const { report, say } = context

  const carried = read.portfolio && carriedContent(read.portfolio, options, context)
  const image = carried?.profile.foto ? undefined : resume.basics?.image
  const portrait = findPortrait(image, options, context)
  const ownLists = ownListsIn(workspace)
  const mapped = mapResume(
    ...([resume, portrait?.name, present, isSame ? ownLists : [], context, carried] as const),
  )
  if (mapped.perfil.nombre === undefined) {
    const { noName, thereIs } = messagesIn(owner).import
    const inFile = found.length > 0 ? `\n${capital(thereIs(found.join(', ')))}` : ''
    throw new ProblemError(noName + inFile)
  }
  if (isHollow(read, mapped)) {
    const { reading, import: words } = messagesIn(owner)
    const why = `${capital(words.noEntries)}; ${words.thereIs(found.join(', '))}.`
    throw new ProblemError(`${why}\n\n${reading.nothingChanged}`)
  }
  const keptLists: ListName[] = []
  const others: string[] = []
  const names = new Set<ListName>([...mapped.lists.keys(), ...ownLists])
  const lists = Object.fromEntries(
    [...names].map((name) => {
      const said = mapped.lists.get(name) ?? []
      if (said.length > 0) {
        // What it says could not be kept.
        const { problem } = workspace.json(contentFile(name))
        if (problem) throw new ProblemError(messagesIn(owner).import.unreadable(problem.file))
        const list = mergedList(name, said, { isSame, options, context })
        others.push(...list.others)
        return [name, list.entries]
      }
      const before = readEntries(workspace, name)
      // An own section may wait for its entries.
      const isUnread = readFields(workspace, name) === undefined
      const isEmpty = before.length === 0 && !isUnread && !isOwnList(name)
      if (isShipped(contentFile(name), options) || isEmpty) return [name, []]
      keptLists.push(name)
      return [name, before]
    }),
  ) as unknown as Lists
  const full = keptLists.filter((name) => (lists[name] ?? []).length > 0)
  if (full.length > 0) {
    const spots = full.map((name) => spotIn(context, name))
    report.missing.push(`${spots.join(', ')}: ${say.listKept}`)
  }
  const own = ownListsOf(lists).flatMap((list): OwnSectionHead[] => {
    const isKept = keptLists.includes(list)
    const said = mapped.own.find((section) => section.list === list)
    const { items: _, ...head } = ((isSame || isKept) && readFields(workspace, list)) || {}
    return said || isKept ? [{ titulo: '', ...said, ...head, list }] : []
  })
  const titled = withPresentPost(mapped.perfil as Profile, lists, resume, context)
  const perfil = carried?.profile.secciones ? titled : withSections(titled, ownLists, own)
  const content = { perfil: inLanguage(perfil, language), lists, own }
  tellMissing(content, isLinkedIn === true, context)

  const isKept = (name: string) => keptLists.some((list) => list === name)
  // A stranger's translations stay with the lists that do.
  const isInTheWay = (folder: string, name: string) =>
    folder === language || (!isSame && !isKept(name))
  const inTheWay = translationFolders(workspace).flatMap((folder) =>
    contentNamesIn(workspace, folder)
      .filter((name) => isInTheWay(folder, name))
      .map((name) => contentFile(name, folder)),
  )
  const fitTranslations = isSame ? translationsToFit(workspace) : undefined
  writeAllContent(workspace, content, (name) => !isKept(name))
  fitTranslations?.(content)
  for (const file of inTheWay) workspace.write(file, undefined)
  if (portrait) workspace.write(`${PUBLIC}/${portrait.name}`, portrait.bytes)
  if (workspace.changes().length > 0) removeUnusedExamples(content, options)
  const who = [
    ...personOf(profile, content.perfil, clean(resume.basics?.name), isSame, context),
    ...section(isSame ? say.stay : say.gone, others),
  ]
  const isLost = !isSame && others.length > 0
  return { context, who, isLost, spoken: spokenAround(code, language, messagesIn(spoken)) }
}

/** Whether a file of public/ is the example's. */
const isExampleIn = (options: ImportOptions) => (file: string) =>
  isShipped(`public/${file}`, options)

/** The owner's entries of a list, without those of the example. */
function ownEntries(name: ListName, options: ImportOptions): Entry[] {
  if (isShipped(contentFile(name), options)) return []
  const items = readEntries(options.workspace, name)
  const { items: own } = withoutExample(name, { items }, isExampleIn(options))
  return own as Entry[]
}

/** Without a job title the present post is one. */
function withPresentPost(
  perfil: Profile,
  lists: Lists,
  { work = [] }: Resume,
  context: Context,
): Profile {
  const { report, say } = context
  if (perfil.puesto) return perfil
  // An employer in the place of a title is none.
  const employers = work.flatMap(({ name, position }) => (position ? [] : (clean(name) ?? [])))
  const isTitled = ({ titulo }: { titulo: string }) => !employers.includes(titulo)
  const post = presentPosts(entriesIn(lists, 'experiencia')).find(isTitled)
  if (post === undefined) return perfil
  const spot = spotIn(context, 'perfil', { fields: ['puesto'] })
  report.missing.push(`${spot}: ${say.ofPresentPost(showValue(post.titulo))}`)
  const { nombre, ...others } = perfil
  return { nombre, ...others, puesto: post.titulo }
}

/** What neither the source nor the owner says. */
function tellMissing({ perfil, lists }: Content, isLinkedIn: boolean, context: Context): void {
  const { report, say } = context
  const tell = (fields: readonly string[], why: string, name: ContentName = 'perfil') => {
    if (fields.length > 0) report.missing.push(`${spotIn(context, name, { fields })}: ${why}`)
  }
  if (entriesIn(lists, 'experiencia').some((job) => !job.tegnologiasUtilizadas)) {
    tell(['tegnologiasUtilizadas'], say.noTechnologies, 'experiencia')
  }
  tell(
    TOLD.filter((field) => !perfil[field]),
    say.notSaid,
  )
  if (perfil.telefono && !perfil.canales?.telefono) tell(['telefono'], say.phoneIsPublic)
  if (!perfil.sitio) tell(['sitio'], say.notGuessed)
  if (!perfil.fechaNacimiento) tell(['fechaNacimiento'], say.noAge)
  if (isLinkedIn && !perfil.linkedin) tell(['linkedin'], say.noLinkedIn)
}

/** In which words the site will speak around texts in a language. */
function spokenAround(code: string | undefined, language: string, messages: Messages): string {
  const { anotherLanguage, inLanguage, inOther, languageAround, languageKept } = messages.import
  if (code === undefined) return languageKept
  if (code === messages.language) return inLanguage
  if (code === language) return inOther(languageName(code, messages.language))
  return languageAround(knownLanguageName(code, messages.language) ?? anotherLanguage)
}

const MOST_NAMED = 5

function namedFew(list: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return []
  const titles = entries.slice(0, MOST_NAMED).map(({ titulo }) => String(titulo))
  const more = entries.length > MOST_NAMED ? ' …' : ''
  return [`${list} (${entries.length}): ${titles.join(', ')}${more}`]
}

/** Whom the import takes the owner for, where that is not plain, and what of a stranger goes. */
function personOf(
  profile: Fields,
  next: Profile,
  said: Text,
  isSame: boolean,
  context: Context,
): string[] {
  const { say } = context
  const { nombre } = profile
  if (typeof nombre !== 'string' || isExampleName(nombre)) return []
  if (said === undefined) return [say.nobodyElse(nombre)]
  if (nombre === said) return []
  if (isSame) {
    return [say.samePerson(nombre, said), ...(nombre === next.nombre ? [say.nameKept(nombre)] : [])]
  }
  const lost = Object.keys(profile).filter((field) => !(field in next))
  return section(say.otherPerson(nombre, next.nombre), [
    ...lost.map(
      (field) => `${labelOf('perfil', field, context.spoken)}: ${showValue(profile[field])}`,
    ),
  ])
}

/** Of sections that were chosen, new ones are, too, and those that go are not. */
function withSections(
  { secciones, ...perfil }: Profile,
  before: readonly OwnList[],
  own: readonly OwnSectionHead[],
): Profile {
  const next = own.map(({ list }) => list)
  const gone = before.filter((list) => !next.includes(list)).map(slugOf)
  const chosen = secciones?.filter((name) => !gone.includes(name)) ?? []
  const added = next.filter((list) => !before.includes(list)).map(slugOf)
  return chosen.length > 0 ? { ...perfil, secciones: [...new Set([...chosen, ...added])] } : perfil
}

/** Spanish needs no word. */
const inLanguage = ({ idioma, ...perfil }: Profile, language: string): Profile =>
  language === 'es' && idioma !== 'es' ? perfil : { ...perfil, idioma: language }

/** Takes the example's files in public/ and pages of projects away that the content no longer names. */
function removeUnusedExamples(content: Content, options: ImportOptions): void {
  const { workspace } = options
  const slugs = content.lists.proyectos.map(({ pagina }) => pagina)
  const isNamed = (file: string) => slugs.includes(path.posix.basename(file, '.md'))
  const [stay, gone] = [true, false].map((wanted) =>
    pageSources(workspace).filter((file) => isNamed(file) === wanted),
  ) as [string[], string[]]
  const texts = stay.map((file) => workspace.bytes(file)?.toString('utf8')).join('\n')
  const named = new Set(partsIn(content))
  const unnamed = [...workspace.files(PUBLIC)]
    .filter((name) => !named.has(name) && !texts.includes(name))
    .map((name) => `${PUBLIC}/${name}`)
  for (const file of [...unnamed, ...gone]) {
    if (isShipped(file, options)) workspace.write(file, undefined)
  }
}

/** Has the workspace say what is in a resume; who asks commits it, but for a dry run. @returns the report @throws ProblemError */
export function importResume(read: ReadResume, options: ImportOptions): string {
  const { context, who, isLost, spoken } = planImport(read, options)
  const { beside = [] } = read
  const left = beside
    .filter(({ language }) => language !== context.language)
    .map((each) => planTranslation(each.read, each.language, options).left)
  const { lines, kept } = planSafely(options, context.spoken)
  return [
    ...lines,
    ...who,
    ...(isLost ? kept : []),
    '',
    spoken,
    ...left,
    ...reportLines(context),
  ].join('\n')
}
