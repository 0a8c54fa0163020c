import { objectAt, partsOf } from '../field-spot'
import { useEditor } from './editor-context'
import { labelOf, titleOf } from './form-schema'

/** What is typed elsewhere than in what is open, and not written. */
export function Unsaved() {
  const { say, language, store, state, drafts, spot, open } = useEditor()
  const elsewhere = drafts.filter(
    ({ place, id }) => partsOf(place).name !== spot.name || id !== spot.id,
  )
  if (elsewhere.length === 0) return null
  return (
    <section aria-label={say.unsavedFields}>
      <strong>{say.unsavedFields}</strong>
      <ul>
        {elsewhere.map((draft) => {
          const { place, id, field, findings = [] } = draft
          const { name } = partsOf(place)
          const entry = objectAt(state.values, name, id)
          const isGone = entry === undefined && id !== 'new'
          const title = id === 'new' ? say.newEntry : entry?.titulo
          const parts = [titleOf(name, language), title, labelOf(name, field, language)]
          return (
            <li key={`${place} ${id} ${field}`}>
              <div className="item">
                <button
                  type="button"
                  disabled={isGone}
                  onClick={() => open({ name, field, ...(id !== undefined && { id }) })}
                >
                  {parts.filter(Boolean).join(' · ')}
                </button>
                <button
                  type="button"
                  aria-label={`${say.discard}: ${labelOf(name, field, language)}`}
                  onClick={() => store.discard(draft)}
                >
                  {say.discard}
                </button>
              </div>
              <small>
                {isGone ? say.entryGone : findings.map(({ message }) => message).join(' · ')}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
