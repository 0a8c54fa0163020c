import type { CvItem } from './pdf-text'

/**
 * A résumé parser of our own, by the rules that OpenResume publishes of its algorithm (facts, no
 * code of it): items into lines, lines into sections by titles in bold capitals, sections into
 * entries by gaps or bold, and the best of the scored items for each field. Beyond it, words in
 * large type, letters of any script, telephone numbers of any country, and titles in Spanish as other parsers list them.
 */
const KEYWORDS = {
  work: /^(?:work|experience|employment|experiencia)/i,
  education: /^(?:education|educaci[oó]n|formaci[oó]n)/i,
  projects: /^(?:project|proyecto)/i,
  skills: /^(?:skill|habilidades|competencias)/i,
} as const

type Line = readonly CvItem[]
type Feature = readonly [matches: (item: CvItem) => boolean, score: number]

const matching = (pattern: RegExp) => (item: CvItem) => pattern.test(item.text)
const isCapitals = ({ text }: CvItem) => /\p{L}/u.test(text) && text === text.toUpperCase()
const isCased = ({ text }: CvItem) => text.toUpperCase() !== text.toLowerCase()

const EMAIL = /\S+@\S+\.\S+/
const PHONE = /(?:\+|\(?\d)[\d\s().-]{6,}\d/
const ADDRESS = /\S+\.[a-z]{2,}(?:\/\S*)?/
const YEAR = /\b(?:19|20)\d{2}\b/

const NAME: readonly Feature[] = [
  [matching(/^[\p{L}\p{M}\s.'’-]+$/u), 3],
  [({ isBold }) => isBold, 2],
  [(item) => isCased(item) && isCapitals(item), 2],
  ...[/@/, /\d/, /\(/, /,/, /\//].map((pattern): Feature => [matching(pattern), -4]),
  [({ text }) => text.split(/\s+/).length >= 5, -2],
]
const DATE: readonly Feature[] = [
  [matching(YEAR), 1],
  [matching(/present|actualidad/i), 1],
  [({ isBold }) => isBold, -1],
  [({ text }) => text.split(/\s+/).length > 6, -4],
]
const TITLE: readonly Feature[] = [
  [({ isBold }) => isBold, 2],
  [matching(/^[^@]*$/), 1],
]

function best(items: readonly CvItem[], features: readonly Feature[]): string {
  const scored = items.map((item) => ({
    text: item.text,
    score: features.reduce((sum, [matches, score]) => sum + (matches(item) ? score : 0), 0),
  }))
  const [first] = scored.toSorted((a, b) => b.score - a.score)
  return first && first.score > 0 ? first.text : ''
}

/** Items nearer to one another than a letter is wide are one. */
function merged(items: readonly CvItem[]): CvItem[] {
  const plain = items.filter(({ isBold }) => !isBold)
  const letters = plain.reduce((sum, { text }) => sum + text.length, 0)
  const letterWidth = plain.reduce((sum, { width }) => sum + width, 0) / Math.max(letters, 1)
  const result: CvItem[] = []
  for (const item of items.filter(({ text }) => text.trim() !== '')) {
    const last = result.at(-1)
    const gap = last && last.line === item.line ? item.x - (last.x + last.width) : Infinity
    const ownWidth = last ? last.width / last.text.length : 0
    if (!last || gap > Math.max(letterWidth, ownWidth)) result.push(item)
    else {
      const text = `${last.text}${gap > 0.5 ? ' ' : ''}${item.text}`
      result.splice(-1, 1, { ...last, text, width: item.x + item.width - last.x })
    }
  }
  return result
}

const linesOf = (items: readonly CvItem[]): Line[] => {
  const lines = new Map<number, CvItem[]>()
  for (const item of merged(items)) lines.set(item.line, [...(lines.get(item.line) ?? []), item])
  return [...lines.values()]
}

const isTitle = (line: Line): boolean => {
  const [only, ...others] = line
  return only !== undefined && others.length === 0 && only.isBold && isCapitals(only)
}

const isFoot = ([first]: Line) => /^\d+ \/ \d+$/.test(first?.text ?? '')

/** By gaps of more than 1.4 times the usual; where there are none, by a bold beginning. */
function entriesOf(lines: readonly Line[]): Line[][] {
  const gaps = lines.slice(1).map((line, at) => (lines[at]?.[0]?.y ?? 0) - (line[0]?.y ?? 0))
  const counts = new Map<number, number>()
  for (const gap of gaps) counts.set(Math.round(gap), (counts.get(Math.round(gap)) ?? 0) + 1)
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const split = (begins: (at: number) => boolean) => {
    const entries: Line[][] = []
    lines.forEach((line, at) => {
      if (at === 0 || begins(at)) entries.push([line])
      else entries.at(-1)?.push(line)
    })
    return entries
  }
  const byGap = split((at) => (gaps[at - 1] ?? 0) > 1.4 * usual || (gaps[at - 1] ?? 0) < 0)
  if (byGap.length > 1) return byGap
  return split((at) => !lines[at - 1]?.[0]?.isBold && lines[at]?.[0]?.isBold === true)
}

/** What a parser finds in the items of a CV: texts, where they stand, and whether in bold. */
export function parsedCv(items: readonly CvItem[]) {
  const lines = linesOf(items)
  const firstTitle = lines.findIndex((line, at) => at > 0 && isTitle(line))
  const head = lines.slice(0, firstTitle).flat()
  const sections: { title: string; lines: Line[] }[] = []
  for (const line of lines.slice(firstTitle)) {
    if (isTitle(line)) sections.push({ title: line[0]?.text ?? '', lines: [] })
    else if (!isFoot(line)) sections.at(-1)?.lines.push(line)
  }
  const section = (keywords: RegExp) =>
    sections.find(({ title }) => keywords.test(title))?.lines ?? []
  const entries = (keywords: RegExp) =>
    entriesOf(section(keywords)).map((entry) => {
      const [first = []] = entry
      return { title: best(first, TITLE), date: best(entry.slice(0, 3).flat(), DATE) }
    })
  const found = (pattern: RegExp) => head.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])
  return {
    name: best(head, NAME),
    email: found(EMAIL)[0],
    phone: found(PHONE).find((text) => !ADDRESS.test(text)),
    links: found(ADDRESS).filter((text) => !text.includes('@')),
    titles: sections.map(({ title }) => title),
    jobs: entries(KEYWORDS.work),
    schools: entries(KEYWORDS.education),
    projects: entries(KEYWORDS.projects),
    skills: section(KEYWORDS.skills)
      .map((line) => line.map(({ text, isBold }) => (isBold ? `· ${text} ·` : text)).join(' '))
      // The name of a row, then its skills; a row that goes on in the next line.
      .reduce((all, line) => `${all}${line.includes(':') ? ' · ' : ' '}${line}`, '')
      .split(/\s*[·,:]\s*/),
  }
}
