import { expect, it } from 'vitest'
import {
  MARKS,
  type MarkName,
  pictures,
  type Replacement,
} from '../../src/tools/edit/client/text-marks'

/** A text with `|` around what is selected, or where the caret is. */
function selectedIn(shown: string) {
  const [before = '', chosen, after] = shown.split('|')
  const text = before + (after === undefined ? '' : chosen) + (after ?? chosen)
  const start = before.length
  return { text, start, end: after === undefined ? start : start + (chosen ?? '').length }
}

function shownAfter(shown: string, mark: (typeof MARKS)[MarkName]): string {
  const selected = selectedIn(shown)
  const { start, end, by, select }: Replacement = mark(selected)
  const text = selected.text.slice(0, start) + by + selected.text.slice(end)
  const [from, to] = select
  const chosen = from === to ? '' : `${text.slice(from, to)}|`
  return `${text.slice(0, from)}|${chosen}${text.slice(to)}`
}

it.each<[MarkName, string, string]>([
  ['bold', 'a |bc| d', 'a **|bc|** d'],
  ['bold', 'a **|bc|** d', 'a |bc| d'],
  ['bold', 'a|', 'a**|**'],
  ['italic', 'a **|bc|**', 'a **_|bc|_**'],
  ['heading', 'one\ntw|o\nthree', 'one\n## two|\nthree'],
  ['heading', '- two|', '## two|'],
  ['heading', '## tw|o', 'two|'],
  ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
  ['list', '|- b\n- c|', '|b\nc|'],
  ['quote', 'b|', '> b|'],
  ['link', 'the |site| of', 'the [site](|https://|) of'],
  ['link', 'see |https://a.dev|.', 'see [|](https://a.dev).'],
  ['link', 'see |', 'see [|](https://)'],
  ['code', 'run |npm| now', 'run `|npm|` now'],
  ['code', '|a\nb\n|c', '```|\na\nb\n```\nc'],
])('%s of %j is %j', (name, before, after) => {
  expect(shownAfter(before, MARKS[name])).toBe(after)
})

it.each([
  ['Text.|', 'Text.\n\n![|](p/a.webp)'],
  ['Text.\n|', 'Text.\n\n![|](p/a.webp)'],
  ['|', '![|](p/a.webp)'],
  ['Text.\n\n![One](p/b.webp)|', 'Text.\n\n![One](p/b.webp) ![|](p/a.webp)'],
])('a picture in %j is %j: a paragraph, or beside another', (before, after) => {
  expect(shownAfter(before, pictures(['p/a.webp']))).toBe(after)
})
