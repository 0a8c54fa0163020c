import { useEffect, useRef, useState } from 'react'
import type { ListName } from '../../../site/model/schema/schema'
import { entriesOf, useEditor } from './editor-context'
import { EntryForm } from './entry-form'

/** The entries of a list: opened, sorted by dragging or by buttons, added, deleted. */
export function ListEditor({ name }: { name: ListName }) {
  const { say, state, spot, open, send, tell } = useEditor()
  const [dragged, setDragged] = useState<number>()
  /** Moved in the document, a button loses the focus. */
  const toFocus = useRef<string>(undefined)
  useEffect(() => {
    if (toFocus.current) document.getElementById(toFocus.current)?.focus()
    toFocus.current = undefined
  })
  const entries = entriesOf(state, name).map(({ id, titulo }) => ({
    id: Number(id),
    title: String(titulo),
  }))
  const move = async (id: number, to: number) => {
    const ids = entries.map((entry) => entry.id).filter((each) => each !== id)
    if (to < 0 || to > ids.length) return
    ids.splice(to, 0, id)
    toFocus.current = document.activeElement?.id
    const focused = document.activeElement?.id
    const answer = await send({ kind: 'order', name, ids }, state.hashes[name])
    toFocus.current = focused
    const title = entries.find((entry) => entry.id === id)?.title ?? ''
    if (answer?.status === 200) tell(say.moved(title, to + 1))
  }
  const remove = async (id: number, title: string) => {
    const answer = await send({ kind: 'remove', name, id }, state.hashes[name])
    if (answer?.status === 200) tell(say.removed(title))
    open({ name })
  }
  const isNew = spot.id === 'new'
  return (
    <>
      {entries.length === 0 && !isNew && <p>{say.noEntries}</p>}
      <ol className="entries">
        {entries.map(({ id, title }, place) => (
          <li
            key={id}
            draggable={spot.id !== id}
            data-dragged={dragged === id || undefined}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && void move(dragged, place)}
          >
            <div className="entry">
              <span aria-hidden="true" className="grip" />
              <button
                type="button"
                className="title"
                aria-expanded={spot.id === id}
                onClick={() => open(spot.id === id ? { name } : { name, id })}
              >
                {title}
              </button>
              <button
                type="button"
                id={`up-${id}`}
                aria-label={say.up(title)}
                onClick={() => void move(id, place - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                id={`down-${id}`}
                aria-label={say.down(title)}
                onClick={() => void move(id, place + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={say.remove(title)}
                onClick={() => void remove(id, title)}
              >
                ×
              </button>
            </div>
            {spot.id === id && <EntryForm key={id} />}
          </li>
        ))}
      </ol>
      {isNew ? (
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
