import { type OwnList, ownListOf } from '../../../model/own-list'
import type { OwnSectionHead } from '../../content/own-sections'
import { kindOfSection } from '../../content/section-kinds'
import { slugFrom, wordsFor } from '../../messages/built-words'
import { inEveryLanguage, textFor } from '../../messages/messages'
import { dateFrom, newestFirst } from '../parsing/dates'
import { lineOf } from '../parsing/markup'
import { capital, clean, filled, joinTexts, partsIn, titleOfKey } from '../parsing/texts'
import { plainKey } from '../sources/names'
import type { Resume, SaidEntry } from '../sources/resume-fields'
import { type Context, chooserFor, mapped, spotIn } from './context'
import { saidInCommon } from './entries'
import { httpsOnly } from './links'

/** A lone text that is longer tells something, and is no title. */
const LONGEST_TITLE = 70
const LONGEST_SLUG = 40
/** A folder of the built site. */
const ASSETS = 'assets'

/** Its file, and thus its address in the main language, where no other page has it. @param isFree whether no other section of the file has it */
function listOf(
  titulo: string,
  isFree: (list: OwnList) => boolean,
  { language, folders }: Context,
): OwnList {
  const slug = slugFrom(titulo).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'seccion'
  const { slugs } = wordsFor(language, { main: language }).built
  const taken = [...Object.values<string>(slugs), ...folders, ASSETS]
  const numbered = (number: number) => (number === 1 ? slug : `${slug}-${number}`)
  let number = 1
  while (taken.includes(numbered(number)) || !isFree(ownListOf(numbered(number)))) number++
  return ownListOf(numbered(number))
}

/** The list of the site that holds the same, told by what its icon stands for; else the new one. */
function sameSection(list: OwnList, present: readonly OwnList[]): OwnList {
  const icon = kindOfSection(list)?.icon
  if (present.includes(list) || icon === undefined) return list
  return present.find((each) => kindOfSection(each)?.icon === icon) ?? list
}

function entryFrom(list: OwnList, said: SaidEntry, context: Context) {
  const { position, organization, number, location, authors, date } = said
  const [first = '', ...others] = filled([
    ...[said.name, position, organization],
    ...[number, location, authors],
  ])
  const isLone = partsIn(said).length === 1
  const isLong = isLone && first.length > LONGEST_TITLE
  const title = isLong ? '' : first
  const description = isLong ? first : said.description
  const told = { ...said, date: undefined, description }
  const rows = saidInCommon(list, told, title, context)
  const isPeriod = filled([said.startDate, said.endDate]).length > 0
  const own = {
    ...rows,
    titulo: title !== '' || rows.descripcion !== undefined ? title : undefined,
    subtitulo: joinTexts(others, ' · '),
    fecha: isPeriod ? undefined : dateFrom(date, chooserFor(list, title, context), context.saidIn),
    enlace: httpsOnly(
      said.url,
      spotIn(context, list, { titulo: title, fields: ['enlace'] }),
      context,
    ),
  }
  return mapped(own, isPeriod ? { anioFin: null } : {})
}

/** What the owner has written over a section, unless it is what programs write there. */
function ownTitle(title: string | undefined, name: string): string | undefined {
  const usual = inEveryLanguage(({ import: say }) => textFor<string>(say.sections, name) ?? name)
  const said = clean(lineOf(title ?? ''))
  const isUsual = said === undefined || [name, ...usual].map(plainKey).includes(plainKey(said))
  return isUsual ? undefined : capital(said)
}

/** @param present own sections of the site, which may hold the same by other names */
export function ownSectionsFrom(
  { otherLists = [] }: Resume,
  present: readonly OwnList[],
  context: Context,
) {
  const { words } = context
  const found = new Map<OwnList, { titulo: string; said: SaidEntry[] }>()
  for (const { name, title, entries } of otherLists) {
    const named = clean(titleOfKey(lineOf(name))) ?? words.otherSection
    const usual = textFor<string>(words.sections, plainKey(name)) ?? capital(named)
    const titulo = ownTitle(title, name) ?? usual
    // Titles in other scripts may have one address.
    const isFree = (each: OwnList) => (found.get(each)?.titulo ?? titulo) === titulo
    const list = listOf(usual, isFree, context)
    // Our own resume.json repeats some from a study.
    const said = entries.filter(({ type }) => clean(type) !== 'education')
    found.set(list, { titulo, said: [...(found.get(list)?.said ?? []), ...said] })
  }
  return [...found]
    .filter(([, { said }]) => said.length > 0)
    .map(([newList, { titulo, said }]) => {
      const list = sameSection(newList, present)
      const entries = newestFirst(said).map((entry) => entryFrom(list, entry, context))
      const isQuotes = kindOfSection(list)?.kind === 'references'
      const head: OwnSectionHead = { list, titulo, ...(isQuotes && { forma: 'citas' }) }
      return { head, entries }
    })
}
