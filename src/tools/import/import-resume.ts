import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { entriesIn, presentPosts } from '../../site/model/entries'
import { isOwnList, type OwnList, slugOf } from '../../site/model/own-list'
import { type ListName, type Lists, ownNamesOf, type Profile } from '../../site/model/schema/schema'
import type { Spoken } from '../../site/words/language'
import { CONTENT } from '../content/content-folder'
import { isExampleName, withoutExample } from '../content/example'
import { messagesOf } from '../content/main-language'
import { type OwnContent, ownListsIn } from '../content/own-sections'
import { pageSources } from '../content/pages/read-pages'
import { ProblemError } from '../content/problem'
import { PROFILE } from '../content/raw-profile'
import { readIfThere } from '../content/reading/files/read-file'
import { listPublicFiles } from '../content/reading/public-files'
import type { Content } from '../content/reading/read-content'
import { showValue } from '../content/show-value'
import { languageName } from '../content/translation/overlay-folders'
import type { FileToWrite } from '../content/write-all'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import {
  contentFiles,
  fittingTranslations,
  readEntries,
  readFields,
  translatedIds,
  translationFiles,
} from './content-files'
import {
  type Context,
  contextFor,
  type Mapped,
  reportLines,
  section,
  tellChosen,
} from './mapping/context'
import { mapResume } from './mapping/map-resume'
import { ownContent } from './mapping/own-content'
import { isSamePerson, TOLD } from './mapping/profile'
import { type Entry, matchEntries } from './match-entries'
import { mergeEntries } from './merge-entries'
import { findPortrait, type Picture } from './portrait'
import type { ReadResume } from './read/read-resume'
import { isShipped, writeSafely } from './safe-files'
import { languageAround, languageOf, spokenLanguage } from './values/language'
import { clean, type Fields, partsIn, quotedParts, type Text } from './values/texts'

export type ImportOptions = {
  root: string
  resumeFile: string
  /** The language of the present content. */
  owner: Spoken
  isForced: boolean
  isDryRun: boolean
  isBirthDateWanted?: boolean
  /** `AAAA-MM-DD`: studies that end later are in progress. */
  today: string
  /** Whether a file is the example's. @param name below `root` */
  shipped: (name: string, bytes: Uint8Array) => boolean
  /** The resume's remote picture, where the owner asked for it. */
  fetched?: Picture | undefined
}

type Merging = { isSame: boolean; options: ImportOptions; context: Context }

/** A list of the owner's with what the source says of it; what only one of them has is told. */
function mergedList(
  name: ListName,
  said: readonly Mapped[],
  { isSame, options, context }: Merging,
): { entries: Entry[]; gone: string[]; stay: string[] } {
  const { report, say } = context
  const contentDir = path.join(options.root, CONTENT)
  const before = ownEntries(name, options)
  const { pairs, doubtful } = matchEntries(
    name,
    before,
    said.map((each) => each.said),
  )
  const others = namedFew(
    name,
    before.filter((entry) => ![...pairs.values()].includes(entry)),
  )
  const rows = isSame
    ? mergeEntries(name, before, said, pairs, translatedIds(contentDir, name))
    : mergeEntries(name, [], said, new Map(), [])
  const untold = said.filter((each) => !rows.some(({ from }) => from === each))
  for (const { said: entry } of untold) {
    report.leftOut.push(`${name}.json: ${quotedParts(entry)} (${say.noTitle})`)
  }
  tellChosen(
    name,
    said.map((each) => {
      const index = rows.findIndex(({ from }) => from === each)
      return { entry: rows[index]?.entry ?? {}, index }
    }),
    context,
  )
  if (isSame) {
    for (const { own, other } of doubtful) {
      const titles = [other, own].map(({ titulo }) => showValue(titulo))
      report.doubtful.push(`${name}.json: ${titles.join(' ~ ')}`)
    }
  }
  return {
    entries: rows.map(({ entry }) => entry),
    gone: isSame ? [] : others,
    stay: isSame ? others : [],
  }
}

/** All that the import would write, and what to tell; writes nothing. @throws ProblemError */
function planImport(read: ReadResume, options: ImportOptions) {
  const { root, owner } = options
  const { resume, isLinkedIn } = read
  const contentDir = path.join(root, CONTENT)
  const found = readFields(contentDir, 'perfil')
  if (found === undefined && existsSync(path.join(contentDir, 'perfil.json'))) {
    throw new ProblemError(messagesIn(owner).import.unreadable(PROFILE))
  }
  const profile = found ?? {}
  const code = languageOf(resume)
  const isSame = isSamePerson(profile, resume, contextFor(read, owner, options))
  const language = (isSame ? spokenLanguage(code) : languageAround(code)) ?? owner
  const present = isSame ? withoutExample('perfil', profile, isExampleIn(options)) : {}
  const context = contextFor(read, language, options, present.sitio)
  const { report, say } = context
  if (isSame && translationFiles(contentDir, language).length > 0 && !options.isForced) {
    throw new ProblemError(messagesIn(owner).import.otherLanguage(language))
  }

  const carried = read.portfolio && ownContent(read.portfolio, options, context)
  const image = carried?.profile.foto ? undefined : resume.basics?.image
  const portrait = findPortrait(image, options, context)
  const ownLists = ownListsIn(contentDir)
  const mapped = mapResume(
    ...([resume, portrait?.name, present, isSame ? ownLists : [], context, carried] as const),
  )
  if (mapped.perfil.nombre === undefined) throw new ProblemError(messagesIn(owner).import.noName)
  const keptFiles: string[] = []
  const gone: string[] = []
  const stay: string[] = []
  const names = new Set<ListName>([...mapped.lists.keys(), ...ownLists])
  const lists = Object.fromEntries(
    [...names].map((name) => {
      const said = mapped.lists.get(name) ?? []
      if (said.length > 0) {
        const list = mergedList(name, said, { isSame, options, context })
        gone.push(...list.gone)
        stay.push(...list.stay)
        return [name, list.entries]
      }
      const before = readEntries(contentDir, name)
      // An own section may wait for its entries.
      const isUnread = readFields(contentDir, name) === undefined
      const isEmpty = before.length === 0 && !isUnread && !isOwnList(name)
      if (isShipped(`${CONTENT}/${name}.json`, options) || isEmpty) return [name, []]
      keptFiles.push(`${name}.json`)
      if (before.length > 0) report.missing.push(`${name}.json: ${say.listKept}`)
      return [name, before]
    }),
  ) as unknown as Lists
  const own = ownNamesOf(lists).flatMap((list): OwnContent[] => {
    const isKept = keptFiles.includes(`${list}.json`)
    const said = mapped.own.find((section) => section.list === list)
    const { items: _, ...head } = ((isSame || isKept) && readFields(contentDir, list)) || {}
    return said || isKept ? [{ titulo: '', ...said, ...head, list }] : []
  })
  const titled = withPresentPost(mapped.perfil as Profile, lists, context)
  const perfil = carried?.profile.secciones ? titled : withSections(titled, ownLists, own)
  const content = { perfil: inLanguage(perfil, language), lists, own }
  tellMissing(content, isLinkedIn === true, context)

  const isKept = (file: string) =>
    keptFiles.some((kept) => file.endsWith(path.normalize(`/${kept}`)))
  const folderOf = (file: string) => path.relative(contentDir, file).split(path.sep)[0]
  // A stranger's translations stay with the lists that do.
  const inTheWay = isSame
    ? translationFiles(contentDir, language)
    : translationFiles(contentDir).filter((file) => !isKept(file) || folderOf(file) === language)
  const kept = isSame ? fittingTranslations(content, root) : []
  const picture = portrait && { ...portrait, file: path.join(root, 'public', portrait.name) }
  const files: FileToWrite[] = [
    ...contentFiles(content, contentDir).filter(({ file }) => !isKept(file)),
    ...kept.filter(({ file }) => !inTheWay.includes(file)),
    ...inTheWay.map((file) => ({ file, bytes: null })),
    ...(picture && !readIfThere(picture.file)?.equals(picture.bytes) ? [picture] : []),
  ]
  if (files.length > 0) files.push(...unusedExamples(content, options))
  const who = [
    ...personOf(profile, content.perfil, clean(resume.basics?.name), isSame, say),
    ...section(say.stay, stay),
    ...section(say.gone, gone),
  ]
  return { files, context, who, gone, spoken: spokenAround(code, messagesIn(language)) }
}

/** Whether a file of public/ is the example's. */
const isExampleIn = (options: ImportOptions) => (file: string) =>
  isShipped(`public/${file}`, options)

/** The owner's entries of a list, without those of the example. */
function ownEntries(name: ListName, options: ImportOptions): Entry[] {
  if (isShipped(`${CONTENT}/${name}.json`, options)) return []
  const items = readEntries(path.join(options.root, CONTENT), name)
  const { items: own } = withoutExample(name, { items }, isExampleIn(options))
  return own as Entry[]
}

/** Without a job title the present post is one. */
function withPresentPost(perfil: Profile, lists: Lists, { report, say }: Context): Profile {
  if (perfil.puesto) return perfil
  const [post] = presentPosts(entriesIn(lists, 'experiencia'))
  if (post === undefined) return perfil
  report.missing.push(`perfil.json  puesto: ${say.ofPresentPost(showValue(post.titulo))}`)
  const { nombre, ...others } = perfil
  return { nombre, ...others, puesto: post.titulo }
}

/** What neither the source nor the owner says. */
function tellMissing(
  { perfil, lists }: Content,
  isLinkedIn: boolean,
  { report, say }: Context,
): void {
  const tell = (field: string, why: string) => report.missing.push(`perfil.json  ${field}: ${why}`)
  if (entriesIn(lists, 'experiencia').some((job) => !job.tegnologiasUtilizadas)) {
    report.missing.push(`experiencia.json  tegnologiasUtilizadas: ${say.noTechnologies}`)
  }
  for (const field of TOLD) if (!perfil[field]) tell(field, say.notSaid)
  if (!perfil.sitio) tell('sitio', say.notGuessed)
  if (!perfil.fechaNacimiento) tell('fechaNacimiento', say.noAge)
  if (isLinkedIn && !perfil.linkedin) tell('linkedin', say.noLinkedIn)
}

/** In which words the site will speak around texts in a language. */
function spokenAround(code: string | undefined, messages: Messages): string {
  const { anotherLanguage, inLanguage, languageAround, languageKept } = messages.import
  if (code === undefined) return languageKept
  if (code === messages.language) return inLanguage
  return languageAround(languageName(code, messages) ?? anotherLanguage)
}

const MOST_NAMED = 5

function namedFew(name: ListName, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return []
  const titles = entries.slice(0, MOST_NAMED).map(({ titulo }) => String(titulo))
  const more = entries.length > MOST_NAMED ? ' …' : ''
  return [`${name}.json (${entries.length}): ${titles.join(', ')}${more}`]
}

/** Whom the import takes the owner for, where that is not plain, and what of a stranger goes. */
function personOf(
  profile: Fields,
  next: Profile,
  said: Text,
  isSame: boolean,
  say: Context['say'],
): string[] {
  const { nombre } = profile
  if (typeof nombre !== 'string' || isExampleName(nombre)) return []
  if (said === undefined) return [say.nobodyElse(nombre)]
  if (nombre === said) return []
  if (isSame) {
    return [say.samePerson(nombre, said), ...(nombre === next.nombre ? [say.nameKept(nombre)] : [])]
  }
  const lost = Object.keys(profile).filter((field) => !(field in next))
  return section(say.otherPerson(nombre, next.nombre), [
    ...lost.map((field) => `perfil.json  ${field}: ${showValue(profile[field])}`),
  ])
}

/** Of sections that were chosen, new ones are, too, and those that go are not. */
function withSections(
  { secciones, ...perfil }: Profile,
  before: readonly OwnList[],
  own: readonly OwnContent[],
): Profile {
  const next = own.map(({ list }) => list)
  const gone = before.filter((list) => !next.includes(list)).map(slugOf)
  const chosen = secciones?.filter((name) => !gone.includes(name)) ?? []
  const added = next.filter((list) => !before.includes(list)).map(slugOf)
  return chosen.length > 0 ? { ...perfil, secciones: [...new Set([...chosen, ...added])] } : perfil
}

/** Spanish needs no word. */
const inLanguage = ({ idioma, ...perfil }: Profile, language: Spoken): Profile =>
  language === 'es' && idioma !== 'es' ? perfil : { ...perfil, idioma: language }

/** Of the example's files in public/ and pages of projects, those that the content no longer names. */
function unusedExamples(content: Content, options: ImportOptions): FileToWrite[] {
  const { root } = options
  const slugs = content.lists.proyectos.map(({ pagina }) => pagina)
  const all = pageSources(path.join(root, CONTENT)).map((name) => `${CONTENT}/${name}`)
  const [gone, stay] = [false, true].map((isNamed) =>
    all.filter((name) => slugs.includes(path.basename(name, '.md')) === isNamed),
  ) as [string[], string[]]
  const texts = stay.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n')
  const named = new Set(partsIn(content))
  const unnamed = [...listPublicFiles(path.join(root, 'public'), messagesOf(root))]
    .filter((name) => !named.has(name) && !texts.includes(name))
    .map((name) => `public/${name}`)
  return [...unnamed, ...gone]
    .filter((name) => isShipped(name, options))
    .map((name) => ({ file: path.join(root, name), bytes: null }))
}

/** Fills the content from a resume. @returns the report @throws ProblemError */
export function importResume(read: ReadResume, options: ImportOptions): string {
  const { files, context, who, gone, spoken } = planImport(read, options)
  const { lines, kept } = writeSafely(files, options, context.language)
  const whatWas = gone.length > 0 ? kept : []
  return [...lines, ...who, ...whatWas, '', spoken, ...reportLines(context)].join('\n')
}
