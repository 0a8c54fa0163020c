type Selected = { readonly text: string; readonly start: number; readonly end: number }

export type Replacement = {
  readonly start: number
  readonly end: number
  readonly by: string
  readonly select: readonly [start: number, end: number]
}

type Mark = (selected: Selected) => Replacement

/** Before and after what is selected, or gone from there. */
const around =
  (mark: string): Mark =>
  ({ text, start, end }) => {
    const [from, to] = [start - mark.length, end + mark.length]
    const chosen = text.slice(start, end)
    if (text.slice(Math.max(0, from), start) === mark && text.slice(end, to) === mark) {
      return { start: from, end: to, by: chosen, select: [from, from + chosen.length] }
    }
    const select = [start + mark.length, end + mark.length] as const
    return { start, end, by: mark + chosen + mark, select }
  }

/** What a line of another kind begins with. */
const LINE_MARK = /^(?:#{1,6}|[-*+]|>|\d+\.) /

/** At the beginning of each selected line, or gone from there. */
const before =
  (mark: string): Mark =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const next = text.indexOf('\n', end)
    const to = next < 0 ? text.length : next
    const lines = text.slice(from, to).split('\n')
    const isMarked = lines.every((line) => line.startsWith(mark))
    const by = lines
      .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(LINE_MARK, '')))
      .join('\n')
    const last = from + by.length
    return { start: from, end: to, by, select: [start === end ? last : from, last] }
  }

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/
const HTTPS = 'https://'

/** The caret stands where something is still to be written. */
const link: Mark = ({ text, start, end }) => {
  const chosen = text.slice(start, end)
  if (ADDRESS.test(chosen)) {
    return { start, end, by: `[](${chosen})`, select: [start + 1, start + 1] }
  }
  const by = `[${chosen}](${HTTPS})`
  if (chosen === '') return { start, end, by, select: [start + 1, start + 1] }
  const address = start + chosen.length + '[]('.length
  return { start, end, by, select: [address, address + HTTPS.length] }
}

const FENCE = '```'

/** Of several lines a block, whose language comes first. */
const code: Mark = (selected) => {
  const { text, start, end } = selected
  const chosen = text.slice(start, end)
  if (!chosen.includes('\n')) return around('`')(selected)
  const by = `${FENCE}\n${chosen.replace(/\n$/, '')}\n${FENCE}\n`
  const language = start + FENCE.length
  return { start, end, by, select: [language, language] }
}

/** Those that a page's text may have, in the order of their buttons. */
export const MARKS = {
  heading: before('## '),
  bold: around('**'),
  italic: around('_'),
  link,
  list: before('- '),
  quote: before('> '),
  code,
} as const satisfies Record<string, Mark>
export type MarkName = keyof typeof MARKS

/** With Ctrl or ⌘. */
export const MARKS_OF_KEYS: Readonly<Record<string, MarkName>> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
}

const ONLY_PICTURES = /(?:^|\n)(?:!\[[^\]\n]*\]\([^)\n]*\) *)+$/

const pictureOf = (path: string) => `![](${/[\s()]/.test(path) ? `<${path}>` : path})`

/** A paragraph of their own, or beside the picture before the caret, which is then where the first text goes. */
export const pictures =
  (paths: readonly string[]): Mark =>
  ({ text, start, end }) => {
    const said = text.slice(0, start)
    const blank = said === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(said)?.[0].length)
    const between = ONLY_PICTURES.test(said) ? ' ' : blank
    const alt = start + between.length + '!['.length
    return { start, end, by: between + paths.map(pictureOf).join(' '), select: [alt, alt] }
  }

/** Puts a mark as if it were typed: the browser's own undo knows of it. */
export function put(area: HTMLTextAreaElement | null, mark: Mark): void {
  if (!area) return
  const { value: text, selectionStart, selectionEnd } = area
  const { start, end, by, select } = mark({ text, start: selectionStart, end: selectionEnd })
  area.focus()
  area.setSelectionRange(start, end)
  document.execCommand(by === '' ? 'delete' : 'insertText', false, by)
  area.setSelectionRange(...select)
}
