import { periodOf } from '../values/dates'
import { type Fields, isFields } from './resume-fields'

/** What an entry is, by the title of its section, which is the owner's own, and by its fields. */
const KINDS: readonly (readonly [words: RegExp, section: string])[] = [
  [/ company\b/, 'work'],
  [/ institution\b/, 'education'],
  [/proje[ck]t|proyecto|projet/i, 'projects'],
  [/certif/i, 'certificates'],
  [/volunt/i, 'volunteer'],
  [/^(?:languages?|idiomas?|lenguas?) /i, 'languages'],
  [/ label\b/, 'skills'],
]
const SUMMARY = /^(?:summary|about|profile|welcome|resumen|perfil|sobre)/i
const LINK = /^\[(.+)\]\((https?:\S+)\)$/

function sectionOf(title: string, entry: unknown): string {
  if (!isFields(entry)) return SUMMARY.test(title) ? 'summary' : title
  const said = [title, ...Object.keys(entry)].join(' ')
  return KINDS.find(([words]) => words.test(said))?.[1] ?? title
}

function converted(entry: unknown, section: string): unknown {
  if (!isFields(entry)) return entry
  const { date, label, details, ...others } = entry
  if (section === 'languages') return { language: label, fluency: details, ...others }
  const [, name = others.name, url = others.url] = LINK.exec(String(others.name)) ?? []
  const isDated = date !== undefined && section !== 'certificates'
  const when = isDated ? periodOf(String(date)) : { date }
  return { ...others, ...when, name: name ?? label, url, keywords: details }
}

/** What RenderCV's YAML says of a person; undefined for other files. */
export const renderCvIn = ({ cv }: Fields): Fields | undefined => (isFields(cv) ? cv : undefined)

/** As JSON Resume. Sections that it does not have keep their title for the report. */
export function fromRenderCv({ sections, social_networks: profiles, ...basics }: Fields): Fields {
  const lists: Record<string, unknown[]> = {}
  for (const [title, entries] of Object.entries(isFields(sections) ? sections : {})) {
    for (const entry of [entries].flat()) {
      const section = sectionOf(title, entry)
      lists[section] = [...(lists[section] ?? []), converted(entry, section)]
    }
  }
  const { summary, ...others } = lists
  return { basics: { ...basics, profiles, summary }, ...others }
}
