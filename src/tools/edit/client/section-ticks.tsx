import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isOwnList, ownListOf } from '../../../model/own-list'
import { sectionRows } from '../../../model/sections'
import { isSame } from '../field-spot'
import { RowButtons, withMoved } from './buttons'
import { useEditor } from './editor-context'
import { type ControlProps, marksOf } from './input'

/**
 * The sections in the order in which they are shown, each that is not shown behind the one that it was behind.
 * @param before the order in which they stood @param all in their usual order
 */
function rowsIn(shown: readonly unknown[], before: readonly unknown[], all: readonly unknown[]) {
  const known = before.length > 0 ? before : all
  const rows = [...shown]
  for (const each of [...known, ...all].filter((other) => !shown.includes(other))) {
    if (rows.includes(each)) continue
    const ahead = known.slice(0, known.indexOf(each)).findLast((other) => rows.includes(other))
    rows.splice(known.includes(each) ? rows.indexOf(ahead) + 1 : rows.length, 0, each)
  }
  return rows
}

export function SectionTicks(props: ControlProps) {
  const { form, id, value, onChange } = props
  const { say, state } = useEditor()
  const own = Object.keys(state.values).filter(isOwnList)
  const sections = sectionRows(own)
  const all: unknown[] = sections.map(({ name }) => name)
  const shown: unknown[] = Array.isArray(value) ? value : all
  const [order, setOrder] = useState<unknown[]>([])
  const rows = rowsIn(shown, order, all)
  const hasList = (each: unknown) =>
    sections.some(({ name, lists }) => name === each && lists.some((list) => list in state.values))
  const set = (next: unknown[]) => {
    const focused = document.activeElement
    flushSync(() => onChange(isSame(next, all) ? undefined : next))
    // Moved in the document, it loses the focus.
    if (focused instanceof HTMLElement) focused.focus()
  }
  const move = (from: number, to: number) => {
    const next = withMoved(shown, from, to)
    setOrder(rowsIn(next, [], rows))
    set(next)
  }
  const turn = (each: unknown) => {
    setOrder(rows)
    set(rows.filter((other) => shown.includes(other) !== (other === each)))
  }
  return rows.map((each, row) => {
    const place = shown.indexOf(each)
    const isShown = place >= 0
    const choice = form.choices.find(({ value }) => value === each)
    const title = choice?.name ?? String(state.values[ownListOf(String(each))]?.titulo ?? each)
    return (
      <div className="item" key={title}>
        <label className="tick">
          <input
            type="checkbox"
            {...(row === 0 && marksOf(props))}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={() => turn(each)}
          />
          {title} {!hasList(each) && <small>{say.withoutList}</small>}
        </label>
        {isShown && (
          <RowButtons
            id={`${id}_${title}`}
            title={title}
            {...{ index: place, count: shown.length, move }}
          />
        )}
      </div>
    )
  })
}
