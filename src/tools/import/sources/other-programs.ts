import { type Fields, isFields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import { kindOfSection } from '../../content/section-kinds'
import { dateText } from '../parsing/dates'
import { fieldsOf, listsOf } from '../parsing/texts'
import { holdsSections, type Part, type Shaped, sectionsInList, shapedResume } from './any-resume'
import { isFilled } from './named-fields'
import { plainKey } from './names'

/** Sections of our own resume.json that JSON Resume has no name for, as lists by their titles. */
function portfolioSections({ meta }: Fields): Fields {
  const sections = Object.entries(fieldsOf(fieldsOf(meta).portfolio))
  return listsOf(
    sections
      .filter(([name, section]) => {
        const isQuotes = fieldsOf(section).forma === 'citas'
        return isOwnList(name) && !kindOfSection(name, isQuotes ? 'citas' : undefined)?.kind
      })
      .map(([, section]) => {
        const { titulo, items } = fieldsOf(section)
        const entries = [items].flat().map((item) => {
          const { id: _id, numeroOrden: _order, ...entry } = fieldsOf(item)
          const { anioInicio, mesInicio, anioFin, mesFin, ...said } = entry
          const startDate = dateText(anioInicio, mesInicio)
          return { ...said, startDate, endDate: dateText(anioFin, mesFin) }
        })
        return [titulo, entries] as const
      }),
  )
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const itemsOf = (section: unknown): Fields[] => listOf(fieldsOf(section).items)
const isHidden = ({ visible, hidden }: Fields) => visible === false || hidden === true

/** What the program keeps for itself. */
const INNER =
  'id visible hidden icon iconColor columns separateLinks level levelNum label options'.split(' ')
const withoutInner = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, inner) => {
    // Version 3 has a level in words beside the one in numbers.
    const isWord = key === 'level' && typeof inner === 'string'
    return INNER.includes(key) && !isWord ? undefined : inner
  })

const shownIn = (section: unknown) =>
  withoutInner(itemsOf(section).filter((item) => !isHidden(item)))

/** `{ basics, sections: { experience: { items } } }`: the exports of Reactive Resume 3 to 5. */
const isReactive = (value: unknown): value is Fields =>
  isFields(value) &&
  isFields(value.sections) &&
  Object.values(value.sections).some((part) => isFields(part) && 'items' in part)

/** The owner's own sections are called as they are there; what is hidden is only told. */
function fromReactiveResume(value: Fields): Shaped {
  const { summary, custom, profiles, ...standard } = fieldsOf(value.sections)
  const own = [...Object.values(fieldsOf(custom)), ...listOf(value.customSections)]
  const sections = [...Object.entries(standard), ...own.map((section) => ['', section] as const)]
  const parts = sections.map(([key, section]): Part => {
    const { type, name, title } = fieldsOf(section)
    const said = String(title || name || '').trim()
    if (key === '' || type === 'custom') return [said, shownIn(section)]
    // The program's own word for it says nothing.
    return [key, shownIn(section), plainKey(said) === plainKey(key) ? '' : said]
  })
  const { content, body } = fieldsOf(summary ?? value.summary)
  const { picture, photo, ...others } = fieldsOf(value.basics)
  const image = value.picture ?? picture ?? photo
  const basics = {
    ...{ ...others, summary: content ?? body ?? others.summary, image },
    profiles: [...listOf(others.profiles), ...shownIn(profiles)],
  }
  const hidden = sections.flatMap(([, section]) => itemsOf(section)).filter(isHidden)
  return shapedResume(
    [['basics', withoutInner(basics)], ...parts, ['hiddenItems', { items: withoutInner(hidden) }]],
    false,
  )
}

const LONE = ['bullet', 'number', 'reversed_number']

/** An entry of RenderCV's nine kinds; one of a single text is that text. */
function plainEntry(entry: unknown): unknown {
  if (!isFields(entry)) return entry
  const [lone = ''] = LONE.filter((key) => key in entry)
  return lone && Object.keys(entry).length === 1 ? entry[lone] : entry
}

function fromRenderCv({ sections, ...basics }: Fields): Shaped {
  const titled = Object.entries(fieldsOf(sections)).map(([title, said]): Part => {
    const name = title.replaceAll('_', ' ')
    return [name, [said].flat().filter(isFilled).map(plainEntry), name]
  })
  return shapedResume([...Object.entries(basics), ...titled], true)
}

const DEEPEST = 3

/** A part of a file that is of a kind, wherever it lies. */
function partOf(
  value: unknown,
  isKind: (fields: Fields) => boolean,
  depth = DEEPEST,
): Fields | undefined {
  if (!isFields(value)) return undefined
  if (isKind(value)) return value
  return depth === 0
    ? undefined
    : Object.values(value)
        .map((inner) => partOf(inner, isKind, depth - 1))
        .find((found) => found !== undefined)
}

/** A resume that is alone in a list, or in parts of it. */
function inList(list: readonly unknown[]): Fields {
  const parts = list.map(fieldsOf)
  const keys = parts.flatMap(Object.keys)
  const whole: Fields = Object.assign({}, ...parts)
  return new Set(keys).size === keys.length && holdsSections(whole) ? whole : {}
}

const isRenderCv = ({ cv }: Fields): boolean => isFields(cv) && isFields(cv.sections)

/** Resumes of Reactive Resume, of RenderCV, of this site and of any other form as JSON Resume; of what is none, nothing. */
export function asJsonResume(value: unknown): Shaped & { isKnown: boolean } {
  const titled = sectionsInList(value)
  if (titled) return { ...shapedResume(titled, true), isKnown: false }
  const said = Array.isArray(value) ? inList(value) : fieldsOf(value)
  const reactive = partOf(said, isReactive)
  if (reactive) return { ...fromReactiveResume(reactive), isKnown: true }
  const render = partOf(said, isRenderCv)
  if (render) return { ...fromRenderCv(fieldsOf(render.cv)), isKnown: true }
  const isKnown = isFields(said.basics)
  if (isFields(fieldsOf(said.meta).portfolio)) {
    return { fields: { ...said, ...portfolioSections(said) }, titles: new Map(), isKnown }
  }
  return { ...shapedResume(Object.entries(said), !isKnown), isKnown }
}
