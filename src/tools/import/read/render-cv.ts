import { type Fields, isFields, listsOf } from '../values/fields'

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

/** The name that is a link, as both. */
function withAddress(entry: unknown): unknown {
  if (!isFields(entry)) return entry
  const [, name = entry.name, url = entry.url] = LINK.exec(String(entry.name)) ?? []
  return { ...entry, name, url }
}

/** What RenderCV's YAML says of a person; undefined for other files. */
export const renderCvIn = ({ cv }: Fields): Fields | undefined => (isFields(cv) ? cv : undefined)

/** As JSON Resume. Sections that it does not have keep their title. */
export function fromRenderCv({ sections, social_networks: profiles, ...basics }: Fields): Fields {
  const { summary, ...others } = listsOf(
    Object.entries(isFields(sections) ? sections : {}).flatMap(([title, entries]) =>
      [entries].flat().map((entry) => [sectionOf(title, entry), [withAddress(entry)]] as const),
    ),
  )
  return { basics: { ...basics, profiles, summary }, ...others }
}
