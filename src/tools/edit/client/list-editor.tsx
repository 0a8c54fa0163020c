import { useState } from 'react'
import { type Entry, whenText } from '../../../model/entries'
import type { Fields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import type { ListName } from '../../../model/schema/schema'
import { withoutAccents } from '../../../model/without-accents'
import { languageName } from '../../content/intl-names'
import { wordsFor } from '../../messages/built-words'
import { isOf } from '../drafts'
import { freeId, itemsOf, objectAt } from '../field-spot'
import type { Outcome } from '../right-changes'
import type { Answer } from './api'
import { Button, RowButtons, withMoved } from './buttons'
import { useEditor } from './editor-context'
import { EntryForm } from './entry-form'
import { formOf } from './form-schema'
import { sentences } from './notes'
import { PasteSkills } from './paste-skills'
import { SharedNames } from './shared-names'

type Told = Answer & Outcome

const MOST_CHARACTERS = 80

/** As many rows are more than one looks through. */
const SEARCHED_FROM = 10

const lettersOf = (text: string) => withoutAccents(text).toLowerCase()

const orderOf = ({ numeroOrden }: Fields) => Number(numeroOrden ?? 0)

/** A quote may have nothing but its words. */
const titleOfEntry = ({ titulo, subtitulo, descripcion, id }: Fields) =>
  String(titulo || subtitulo || descripcion || id).slice(0, MOST_CHARACTERS)

export function ListEditor({ name }: { name: ListName }) {
  const { say, language, store, state, drafts, spot, isNew, open, order, tell } = useEditor()
  const { screen } = wordsFor(language, { main: language })
  const [dragged, setDragged] = useState<number>()
  const [wanted, setWanted] = useState('')
  /** Above the list as long as it is open, also once the list has it. */
  const [added, setAdded] = useState<number>()
  /** As the site shows them. */
  const entries = itemsOf(state.values[name]).toSorted((a, b) => orderOf(a) - orderOf(b))
  const isWanted = (entry: Fields) => lettersOf(JSON.stringify(entry)).includes(lettersOf(wanted))
  const shown = wanted.trim() === '' ? entries : entries.filter(isWanted)
  /** No field of the form shows an id. */
  const idProblems = (id: number) =>
    state.problems.filter((each) => isOf(name, id)(each) && each.field === 'id')
  const isAbove = isNew || (spot.id !== undefined && spot.id === added)
  const move = async (from: number, to: number) => {
    const focused = document.activeElement
    const ids = entries.map(({ id }) => Number(id))
    const answer = await order<Told>('sort', { place: name, ids: withMoved(ids, from, to) })
    if (!answer) return
    const isDone = answer.written.length > 0
    tell(isDone ? say.moved(titleOfEntry(entries[from] ?? {}), to + 1) : say.notDone)
    // Moved in the document, a button loses it.
    if (focused instanceof HTMLElement) focused.focus()
  }
  const remove = async (entry: Fields) => {
    open({ place: name })
    const place = shown.indexOf(entry)
    const next = shown[place + 1] ?? shown[place - 1]
    // What is typed into it is what is deleted.
    await store.flush()
    const id = Number(entry.id)
    const seen = objectAt(store.session().state.values, name, id)
    const answer = await order<Told>('remove', { place: name, seen })
    if (!answer) return
    const isDone = answer.written.length > 0
    if (isDone) void store.discardEntry(name, id)
    tell(isDone ? say.removed(titleOfEntry(entry)) : say.notDone)
    if (isDone) document.getElementById(next ? `row_${next.id}` : 'row_new')?.focus()
  }
  const copy = async (seen: Fields) => {
    const answer = await order<Told>('copy', { place: name, seen })
    if (answer?.id !== undefined) open({ place: name, id: answer.id, field: 'titulo' })
    if (answer) tell(answer.id === undefined ? say.notDone : say.copied(titleOfEntry(seen)))
  }
  const repeat = async (language: string) => {
    const place = `${language}/${name}`
    const answer = await order<Told>('same', { place })
    if (answer) tell(say.saidSame(answer.count ?? 0))
  }
  const add = () => {
    const id = freeId(name, state.values, drafts)
    setAdded(id)
    open({ place: name, id, field: 'titulo' })
  }
  const close = () => {
    open({ place: name })
    document.getElementById('row_new')?.focus()
  }
  const discard = () => {
    void store.discardEntry(name, spot.id)
    close()
  }
  const removeList = async () => {
    open({ place: isOwnList(name) ? 'perfil' : name })
    if (await order('drop', { list: name })) tell(say.listRemoved)
  }
  const isThere = name in state.values
  const form = formOf(name, language)
  const hasIcons = form.some(({ widget }) => widget === 'icon')
  return (
    <>
      {isOwnList(name) && isThere && spot.id === undefined && (
        <details open={entries.length === 0}>
          <summary>{say.sectionHead}</summary>
          <EntryForm key="head" />
        </details>
      )}
      {entries.length === 0 && <p>{isThere ? say.noEntries : say.noList}</p>}
      <Button id="row_new" className="main" act={add}>
        {say.add}
      </Button>
      {hasIcons && <PasteSkills />}
      {form.map((each) => each.widget === 'shared' && <SharedNames key={each.path} form={each} />)}
      {entries.length >= SEARCHED_FROM && (
        <input
          type="search"
          aria-label={say.searchList}
          placeholder={say.searchList}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {isAbove && (
        <section aria-label={say.newEntry}>
          <h3>{say.newEntry}</h3>
          <EntryForm key={spot.id} />
          <div className="item">
            <Button act={close}>{say.close}</Button>
            {isNew && <Button act={discard}>{say.discard}</Button>}
          </div>
        </section>
      )}
      <ol>
        {shown.map((entry) => {
          const [id, title] = [Number(entry.id), titleOfEntry(entry)]
          const index = entries.indexOf(entry)
          const isOpen = spot.id === id && !isAbove
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
                  id={`row_${id}`}
                  aria-expanded={isOpen}
                  act={() => {
                    setAdded(undefined)
                    open({ place: name, id: isOpen ? undefined : id })
                  }}
                >
                  {title} {drafts.some(isOf(name, id)) && <mark>{say.draft}</mark>}
                </Button>
                <small>{whenText(entry as unknown as Entry, screen)}</small>
                <RowButtons
                  id={`row_${id}`}
                  title={title}
                  {...{ index, count: entries.length, move }}
                  copy={() => copy(entry)}
                  remove={() => remove(entry)}
                />
              </div>
              {isOpen ? <EntryForm key={id} /> : <small>{sentences(idProblems(id))}</small>}
            </li>
          )
        })}
      </ol>
      {entries.length > 0 &&
        state.languages.map((each) => (
          <Button key={each} className="quiet" act={() => repeat(each)}>
            {say.sameIn(languageName(each, language))}
          </Button>
        ))}
      {isThere && (
        <Button className="quiet" act={removeList}>
          {say.removeList}
        </Button>
      )}
    </>
  )
}
