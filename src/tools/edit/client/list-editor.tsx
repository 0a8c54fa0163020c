import { useState } from 'react'
import type { ListName } from '../../../site/model/schema/schema'
import type { Fields } from '../change-content'
import { entriesOf, useEditor } from './editor-context'
import { EntryForm } from './entry-form'
import { RowButtons } from './row-buttons'

const orderOf = ({ numeroOrden }: Fields) => Number(numeroOrden)

/** Entries with numbers in their order: those of the list, if they differ, so that few lines change. */
function numbered(entries: readonly Fields[]): Fields[] {
  const own = [...new Set(entries.map(orderOf))].sort((a, b) => a - b)
  const numbers = own.length === entries.length ? own : entries.map((_, place) => place + 1)
  return entries.map((entry, place) => ({ ...entry, numeroOrden: numbers[place] }))
}

/** The entries of a list: opened, sorted by dragging or by buttons, added, deleted. */
export function ListEditor({ name }: { name: ListName }) {
  const { say, state, spot, open, send, tell } = useEditor()
  const [dragged, setDragged] = useState<number>()
  const inFile = entriesOf(state, name)
  /** As the site shows them. */
  const entries = inFile.toSorted((a, b) => orderOf(a) - orderOf(b))
  const write = async (items: readonly Fields[], told: string) => {
    const focused = document.activeElement
    const value = { ...state.values[name], items }
    const answer = await send(name, { value }, state.hashes[name])
    if (answer?.status === 200) tell(told)
    // Moved in the document, a button loses it.
    if (focused instanceof HTMLElement) focused.focus()
  }
  const move = (from: number, to: number) => {
    const sorted = numbered(
      entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1)),
    )
    const items = inFile.map(({ id }) => sorted.find((each) => each.id === id) ?? {})
    return write(items, say.moved(String(entries[from]?.titulo), to + 1))
  }
  const remove = async ({ id, titulo }: Fields) => {
    open({ name })
    await write(
      inFile.filter((entry) => entry.id !== id),
      say.removed(String(titulo)),
    )
  }
  return (
    <>
      {entries.length === 0 && <p>{say.noEntries}</p>}
      <ol>
        {entries.map((entry, place) => {
          const [id, title] = [Number(entry.id), String(entry.titulo)]
          const isOpen = spot.id === id
          return (
            <li
              key={id}
              draggable={!isOpen}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => dragged !== undefined && void move(dragged, place)}
            >
              <div className="item">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => open(isOpen ? { name } : { name, id })}
                >
                  {title}
                </button>
                <RowButtons
                  title={title}
                  up={place > 0 ? () => move(place, place - 1) : undefined}
                  down={place < entries.length - 1 ? () => move(place, place + 1) : undefined}
                  remove={() => remove(entry)}
                />
              </div>
              {isOpen && <EntryForm key={id} />}
            </li>
          )
        })}
      </ol>
      {spot.id === 'new' ? (
        <section aria-label={say.newEntry}>
          <h3>{say.newEntry}</h3>
          <EntryForm key="new" />
        </section>
      ) : (
        <button type="button" className="main" onClick={() => open({ name, id: 'new' })}>
          {say.add}
        </button>
      )}
    </>
  )
}
