import { type FieldSpot, isNone, saidAt } from '../field-spot'
import { Button } from './buttons'
import { draftAt } from './drafts'
import { useEditor } from './editor-context'

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What its owner may do with a field that is not written: choose, or throw it away. */
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
