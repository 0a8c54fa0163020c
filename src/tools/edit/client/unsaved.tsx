import { objectAt, partsOf } from '../field-spot'
import { projectOf, useEditor } from './editor-context'
import { labelOf } from './form-schema'
import { SpotButton } from './spot-button'

/** What is typed elsewhere than in what is open, and not written. */
export function Unsaved() {
  const { say, language, store, state, drafts, spot } = useEditor()
  const elsewhere = drafts.filter(({ place, id }) => {
    const { name, page } = partsOf(place)
    return name !== spot.name || id !== spot.id || page !== spot.page
  })
  if (elsewhere.length === 0) return null
  return (
    <section aria-label={say.unsavedFields}>
      <strong>{say.unsavedFields}</strong>
      <ul>
        {elsewhere.map((draft) => {
          const { place, id, field, findings = [] } = draft
          const { name, page } = partsOf(place)
          const entry = page ? projectOf(state, page) : objectAt(state.values, name, id)
          const isGone = id !== 'new' && !entry
          return (
            <li key={`${place} ${id} ${field}`}>
              <div className="item">
                <SpotButton spot={draft} />
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
