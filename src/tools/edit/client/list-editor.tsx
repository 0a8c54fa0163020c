import { useState } from 'react'
import type { Fields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import type { ListName } from '../../../model/schema/schema'
import { isOf } from '../drafts'
import { type FieldSpot, itemsOf } from '../field-spot'
import { Button, RowButtons, withMoved } from './buttons'
import { useEditor } from './editor-context'
import { EntryForm } from './entry-form'
import { sentences } from './notes'

const MOST_CHARACTERS = 80

const orderOf = ({ numeroOrden }: Fields) => Number(numeroOrden ?? 0)

/** A quote may have nothing but its words. */
const titleOfEntry = ({ titulo, subtitulo, descripcion, id }: Fields) =>
  String(titulo || subtitulo || descripcion || id).slice(0, MOST_CHARACTERS)

export function ListEditor({ name }: { name: ListName }) {
  const { say, store, state, drafts, spot, open, order, tell } = useEditor()
  const [dragged, setDragged] = useState<number>()
  /** As the site shows them. */
  const entries = itemsOf(state.values[name]).toSorted((a, b) => orderOf(a) - orderOf(b))
  /** No field of the form shows an id. */
  const idProblems = (id: number) =>
    state.problems.filter((each) => isOf(name, id)(each) && each.field === 'id')
  const isDrafted = (id: FieldSpot['id']) => drafts.some(isOf(name, id))
  const move = async (from: number, to: number) => {
    const focused = document.activeElement
    const ids = entries.map(({ id }) => Number(id))
    const answer = await store.sort(name, withMoved(ids, from, to))
    if (!answer) return
    const isDone = answer.written.length > 0
    tell(isDone ? say.moved(titleOfEntry(entries[from] ?? {}), to + 1) : say.notDone)
    // Moved in the document, a button loses it.
    if (focused instanceof HTMLElement) focused.focus()
  }
  const remove = async (entry: Fields) => {
    open({ place: name })
    const isDone = await store.remove(name, Number(entry.id))
    tell(isDone ? say.removed(titleOfEntry(entry)) : say.notDone)
  }
  const removeList = async () => {
    open({ place: isOwnList(name) ? 'perfil' : name })
    if (await order('drop', { list: name })) tell(say.listRemoved)
  }
  const isThere = name in state.values
  const addButton = spot.id !== 'new' && (
    <Button className="main" act={() => open({ place: name, id: 'new' })}>
      {say.add} {isDrafted('new') && <mark>{say.draft}</mark>}
    </Button>
  )
  return (
    <>
      {isOwnList(name) && isThere && spot.id === undefined && (
        <details open={entries.length === 0}>
          <summary>{say.sectionHead}</summary>
          <EntryForm key="head" />
        </details>
      )}
      {entries.length === 0 && <p>{isThere ? say.noEntries : say.noList}</p>}
      {addButton}
      {spot.id === 'new' && (
        <section aria-label={say.newEntry}>
          <h3>{say.newEntry}</h3>
          <EntryForm key="new" />
        </section>
      )}
      <ol>
        {entries.map((entry, index) => {
          const [id, title] = [Number(entry.id), titleOfEntry(entry)]
          const isOpen = spot.id === id
          return (
            <li
              key={id}
              draggable={!isOpen}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => dragged !== undefined && void move(dragged, index)}
            >
              <div className="item">
                <Button
                  aria-expanded={isOpen}
                  act={() => open({ place: name, id: isOpen ? undefined : id })}
                >
                  {title} {isDrafted(id) && <mark>{say.draft}</mark>}
                </Button>
                <RowButtons
                  id={`row_${id}`}
                  title={title}
                  {...{ index, count: entries.length, move }}
                  remove={() => remove(entry)}
                />
              </div>
              {isOpen ? <EntryForm key={id} /> : <small>{sentences(idProblems(id))}</small>}
            </li>
          )
        })}
      </ol>
      {isThere && (
        <Button className="quiet" act={removeList}>
          {say.removeList}
        </Button>
      )}
    </>
  )
}
