import { flushSync } from 'react-dom'
import { isOwnList, ownListOf } from '../../../model/own-list'
import { sectionRows } from '../../../model/sections'
import { isSame } from '../field-spot'
import { RowButtons, withMoved } from './buttons'
import { useEditor } from './editor-context'
import { type ControlProps, marksOf } from './input'

export function SectionTicks(props: ControlProps) {
  const { form, id, value, onChange } = props
  const { say, state } = useEditor()
  const own = Object.keys(state.values).filter(isOwnList)
  const sections = sectionRows(own)
  const all: unknown[] = sections.map(({ name }) => name)
  const shown: unknown[] = Array.isArray(value) ? value : all
  const rows = [...shown, ...all.filter((each) => !shown.includes(each))]
  const hasList = (each: unknown) =>
    sections.some(({ name, lists }) => name === each && lists.some((list) => list in state.values))
  const set = (next: unknown[]) => {
    const focused = document.activeElement
    flushSync(() => onChange(isSame(next, all) ? undefined : next))
    // Moved in the document, it loses the focus.
    if (focused instanceof HTMLElement) focused.focus()
  }
  const move = (from: number, to: number) => set(withMoved(shown, from, to))
  return rows.map((each, place) => {
    const isShown = place < shown.length
    const choice = form.choices.find(({ value }) => value === each)
    const title = choice?.name ?? String(state.values[ownListOf(String(each))]?.titulo ?? each)
    return (
      <div className="item" key={title}>
        <label className="tick">
          <input
            type="checkbox"
            {...(place === 0 && marksOf(props))}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={() =>
              set(isShown ? shown.filter((other) => other !== each) : [...shown, each])
            }
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
