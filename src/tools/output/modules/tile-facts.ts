import { type Entry, entriesIn, fieldText } from '../../../model/entries'
import { fillIn, plural } from '../../../model/fill-words'
import type { ListName, Lists, Profile } from '../../../model/schema/schema'
import type { Section } from '../../../model/sections'
import type { TileFact } from '../../../model/site'
import type { Words } from '../../messages/built-words'

/** One line of a tile on a small phone. */
const MOST_CHARACTERS = 18
/** How many there are says more than when they were. */
const COUNTED: readonly ListName[] = ['proyectos', 'hard-skills', 'soft-skills']

const yearsOf = (entry: Entry): number[] =>
  ['anioInicio', 'anioFin', 'fecha']
    .map((field) => Number.parseInt(fieldText(entry, field), 10))
    .filter((year) => year > 0)

const isOpen = (entry: Entry): boolean =>
  fieldText(entry, 'anioInicio') !== '' && fieldText(entry, 'anioFin') === ''

/** '4 · 2018–', '3 · 2015–2020', '12'. */
function sectionFact(name: ListName, entries: readonly Entry[], words: Words): TileFact {
  const shown = String(entries.length)
  const said = plural(words.screen.locale, entries.length, words.built.entries)
  const years = COUNTED.includes(name) ? [] : entries.flatMap(yearsOf)
  if (years.length === 0) return { shown, said }
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (entries.some(isOpen)) {
    return {
      shown: `${shown} · ${first}–`,
      said: `${said}, ${fillIn(words.screen.entry.since, { start: first })}`,
    }
  }
  const span = first === last ? String(first) : `${first}–${last}`
  return { shown: `${shown} · ${span}`, said: `${said}, ${span}` }
}

/** '@ana' or 'in/ana', else the address's host. */
function profileFacts(address: string): string[] {
  const { hostname, pathname } = new URL(address)
  const path = pathname.split('/').filter(Boolean)
  const handle = path.length === 1 ? `@${path[0]}` : path.join('/')
  // Letters beyond ASCII are escaped in it.
  const isLegible = /^(?:@|[\w-]+\/)[\w.-]+$/.test(handle)
  return [...(isLegible ? [handle] : []), hostname.replace(/^www\./, '')]
}

const mailFacts = (email: string): string[] => [email, email.slice(email.indexOf('@'))]

/** By the tiles' ids (overlay/navigation/tiles.ts), what stands below their names. */
export function tileFacts(
  { github, linkedin, email }: Pick<Profile, 'github' | 'linkedin' | 'email'>,
  lists: Lists,
  sections: readonly Section[],
  words: Words,
): Record<string, TileFact> {
  const ofSections = sections.flatMap(({ route, lists: [first, ...more] }) => {
    if (!first) return []
    const entries = [first, ...more].flatMap((name): readonly Entry[] => entriesIn(lists, name))
    return entries.length > 0 ? [[route, sectionFact(first, entries, words)] as const] : []
  })
  const others = [
    ['cv', ['PDF']],
    ['GitHub', github ? profileFacts(github) : []],
    ['LinkedIn', linkedin ? profileFacts(linkedin) : []],
    ['contact', email ? mailFacts(email) : []],
  ] as const
  const fitting = others.flatMap(([id, facts]) => {
    const shown = facts.find((fact) => fact.length <= MOST_CHARACTERS)
    return shown ? [[id, { shown }] as const] : []
  })
  return {
    ...Object.fromEntries(ofSections),
    ...Object.fromEntries(fitting),
  }
}
