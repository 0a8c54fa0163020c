import type { Problem } from '../content/problem'
import { showValue } from '../content/show-value'
import type { ContentValue, Project } from './project-content'

const PROFILE_LINKS = ['github', 'linkedin', 'url']

function samePage(address: string): string {
  const { host, pathname, search, hash } = new URL(address)
  return `${host}${pathname.replace(/\/+$/, '')}${search}${hash}`.toLowerCase()
}

const sameName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()

type Text = ContentValue & { value: string }
const isFilled = (value: ContentValue): value is Text =>
  typeof value.value === 'string' && value.value !== ''

function repeats(texts: readonly Text[], keyOf: (text: Text) => string): [Text, Text][] {
  const firsts = new Map<string, Text>()
  return texts.flatMap((text) => {
    const key = keyOf(text)
    const first = firsts.get(key)
    if (first) return [[text, first]]
    firsts.set(key, text)
    return []
  })
}

/** One profile that is linked twice, and one group of skills that is spelt in two ways. */
export function repeatProblems({ values, say }: Pick<Project, 'values' | 'say'>): Problem[] {
  const { link, group } = say.check.repeat
  const filled = values.filter(isFilled)
  const links = filled.filter(
    ({ name, field }) => name === 'perfil' && PROFILE_LINKS.includes(field),
  )
  const groups = filled.filter(({ field }) => field === 'grupo')
  return [
    ...repeats(links, ({ value }) => samePage(value)).map(([{ place }, first]) => ({
      ...place,
      ...link(first.place.path ?? ''),
    })),
    ...repeats(groups, ({ name, language, value }) => `${language} ${name} ${sameName(value)}`)
      .filter(([{ value }, first]) => value !== first.value)
      .map(([{ place, value }, first]) => ({
        ...place,
        ...group(showValue(value), showValue(first.value)),
      })),
  ]
}
