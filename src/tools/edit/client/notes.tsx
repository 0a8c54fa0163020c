import { languageName } from '../../content/intl-names'
import type { SpotProblem } from '../content-reader'
import { draftAt } from '../drafts'
import { type FieldSpot, isNone, partsOf, saidAt } from '../field-spot'
import { Button } from './buttons'
import { entryAt, useEditor } from './editor-context'
import { labelOf, titleOf } from './form-schema'

/** What is wrong, or nothing. */
export const sentences = (problems: readonly SpotProblem[]): string =>
  problems.map(({ message }) => message).join(' · ')

function SpotButton({ spot }: { spot: Pick<SpotProblem, 'place' | 'id' | 'field' | 'line'> }) {
  const { place, id, field, line } = spot
  const { say, language, state, open } = useEditor()
  const { name, language: other, page } = partsOf(place)
  const entry = entryAt(state, spot)
  const parts = [
    titleOf(name, language, state.values),
    id === 'new' ? say.newEntry : entry?.titulo,
    field !== 'items' && labelOf(name, page === undefined ? field : 'pagina', language),
    other && languageName(other, language),
  ]
  return (
    <Button
      disabled={(typeof id === 'number' || page !== undefined) && !entry}
      act={() => open(page === undefined ? { place: name, id, field } : { place, line })}
    >
      {parts.filter(Boolean).join(' · ')}
    </Button>
  )
}

export function CheckNotes({ close }: { close: () => void }) {
  const { say, state, notes } = useEditor()
  return (
    <section aria-label={say.check}>
      <div className="item">
        <strong>{say.checked(notes.length)}</strong>
        <Button act={close}>{say.close}</Button>
      </div>
      <ul>
        {notes.map((note) => (
          <li key={JSON.stringify(note)}>
            {partsOf(note.place).name in state.values && <SpotButton spot={note} />}
            <small>{note.message}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is typed elsewhere than in what is open, and not written. */
export function Unsaved() {
  const { say, language, store, state, drafts, spot } = useEditor()
  const here = partsOf(spot.place)
  const elsewhere = drafts.filter(({ place, id }) => {
    const { name, page } = partsOf(place)
    return name !== here.name || id !== spot.id || page !== here.page
  })
  if (elsewhere.length === 0) return null
  return (
    <section aria-label={say.unsavedFields}>
      <strong>{say.unsavedFields}</strong>
      <ul>
        {elsewhere.map((draft) => {
          const { place, id, field, problems = [] } = draft
          const isGone = id !== 'new' && !entryAt(state, draft)
          const label = labelOf(partsOf(place).name, field, language)
          return (
            <li key={`${place} ${id} ${field}`}>
              <div className="item">
                <SpotButton spot={draft} />
                <Button aria-label={`${say.discard}: ${label}`} act={() => store.discard(draft)}>
                  {say.discard}
                </Button>
              </div>
              <small>{isGone ? say.entryGone : sentences(problems)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function DraftChoice({ spot }: { spot: FieldSpot }) {
  const { say, store, state, drafts } = useEditor()
  const draft = draftAt(drafts, spot)
  if (!draft?.waits || (spot.id === 'new' && draft.waits === 'mending')) return null
  if (draft.waits === 'mending') {
    return <Button act={() => store.discard(spot)}>{say.discard}</Button>
  }
  const told = (value: unknown) => (isNone(value) ? say.empty : shown(value))
  return (
    <section aria-label={say.conflict} className="conflict">
      <strong>{say.conflict}</strong>
      <p>{`${say.theirs}: ${told(saidAt(state.values, spot))}`}</p>
      <p>{`${say.mine}: ${told(draft.value)}`}</p>
      <div className="item">
        <Button act={() => store.discard(spot)}>{say.takeTheirs}</Button>
        <Button act={() => store.insist(spot)}>{say.takeMine}</Button>
      </div>
    </section>
  )
}
