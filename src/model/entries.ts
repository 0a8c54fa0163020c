import { fillIn } from './fill-words'
import { isOwnList, slugOf } from './own-list'
import type { Experience, ListName, Lists, Skill } from './schema/schema'

export type Entry = Lists[ListName][number]

/** A list's entries; none of one that is not there. */
export const entriesIn = <Name extends ListName>(lists: Lists, name: Name): Lists[Name] =>
  (lists[name] ?? []) as Lists[Name]

export const fieldText = (entry: Entry, field: string | undefined): string =>
  String((field && (entry as Readonly<Record<string, unknown>>)[field]) ?? '')

/** When an entry began and ended; without months, SPEC's form of whole years. */
export type Period = {
  /** Absent where nobody knows; no end then means nothing. */
  anioInicio?: number | undefined
  anioFin: number | '' | null
  mesInicio?: number | undefined
  mesFin?: number | undefined
}

type DateWords = { readonly locale: string; readonly entry: { readonly stillGoing: string } }

/** 'mar 2021', or '2021' without a month (1 to 12). */
function monthText(year: number, month: number | undefined, { locale }: DateWords): string {
  if (month === undefined) return String(year)
  const form = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).format(Date.UTC(year, month - 1, 1))
}

/** A date in the form `2024` or `2024-05`. */
export function dateText(date: string, words: DateWords): string {
  const [year = 0, month] = date.split('-').map(Number)
  return monthText(year, month, words)
}

/** '2021 - 2023', '2021' within one year, 'mar 2021 – Actualidad' with months; '' without years. */
export function periodText(period: Partial<Period>, words: DateWords): string {
  const { anioInicio, anioFin, mesInicio, mesFin } = period
  if (anioInicio === undefined) return anioFin ? monthText(anioFin, mesFin, words) : ''
  const start = monthText(anioInicio, mesInicio, words)
  const end = anioFin ? monthText(anioFin, mesFin, words) : words.entry.stillGoing
  if (start === end) return start
  const hasMonths = mesInicio !== undefined || mesFin !== undefined
  return `${start} ${hasMonths ? '–' : '-'} ${end}`
}

/** When an entry was; '' for one without dates. A project may say no more than when it began. */
export function whenText(entry: Entry, words: DateWords): string {
  const { anioFin, fecha, ...start } = entry as Partial<Period & { fecha: string }>
  if (fecha) return dateText(fecha, words)
  const hasNoEnd = 'gitHubWeb' in entry && anioFin === undefined && start.anioInicio !== undefined
  if (hasNoEnd) return monthText(start.anioInicio ?? 0, start.mesInicio, words)
  return periodText({ ...start, anioFin }, words)
}

export const yearOf = (entry: Entry): string =>
  (fieldText(entry, 'fecha') || fieldText(entry, 'anioInicio')).slice(0, 'AAAA'.length)

export type PresentPost = Experience & { anioInicio: number }

const isPresent = (post: Experience): post is PresentPost =>
  post.anioInicio !== undefined && !post.anioFin

/** 'desde 2024', 'since Mar 2024': when an entry without an end began. */
export const sinceText = (
  { anioInicio, mesInicio }: Pick<PresentPost, 'anioInicio' | 'mesInicio'>,
  words: DateWords & { readonly entry: { readonly since: string } },
): string => fillIn(words.entry.since, { start: monthText(anioInicio, mesInicio, words) })

/** More would crowd the first screen. */
const MOST_PRESENT_POSTS = 2

/** The first experiences that began and did not end, in their order. */
export const presentPosts = (experiences: Lists['experiencia']): PresentPost[] =>
  inOrder(experiences).filter(isPresent).slice(0, MOST_PRESENT_POSTS)

/** The employer of a post; '' where its title ends with it. */
export const employerBeside = ({ titulo, empresa = '' }: Experience): string =>
  titulo.trim().endsWith(` ${empresa.trim()}`) ? '' : empresa.trim()

type PostWords = Parameters<typeof sinceText>[1] & { readonly entry: { readonly at: string } }

/** 'Desarrolladora en Empresa · desde 2024'. */
export function postText(post: PresentPost, words: PostWords): string {
  const title = [post.titulo.trim(), employerBeside(post)].filter(Boolean).join(words.entry.at)
  return `${title} · ${sinceText(post, words)}`
}

/** The `id` of an entry's element, the same in each language: `/experiencia/#experiencia-1`. */
export const entryId = (list: ListName, { id }: { id: number }): string =>
  `${isOwnList(list) ? slugOf(list) : list}-${id}`

/** Items of a comma-separated text: trimmed, no empty ones, no repeats. */
export function technologyItems(text: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  return [...new Set(items)].filter((item) => item !== '')
}

export const inOrder = <Item extends { numeroOrden: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.numeroOrden - b.numeroOrden)

/** The template's pictures for a skill that has none of its own (src/tools/content/template-icons.ts). */
export const PLAIN_ICONS = ['iconos/habilidad.svg', 'iconos/idioma.svg']
export const hasMark = ({ icon }: Skill): boolean => !PLAIN_ICONS.includes(icon)

/** Entries by `grupo`, in order of first appearance; those without one come first. */
export function inGroups<Item extends Entry>(items: readonly Item[]) {
  const nameOf = (item: Item) => fieldText(item, 'grupo').trim()
  return [...new Set(['', ...items.map(nameOf)])]
    .map((name) => ({ name, items: items.filter((item) => nameOf(item) === name) }))
    .filter((group) => group.items.length > 0)
}
