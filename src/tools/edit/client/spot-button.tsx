import { type FieldSpot, objectAt, partsOf } from '../field-spot'
import { useEditor } from './editor-context'
import { labelOf, titleOf } from './form-schema'

/** Leads to a field, and names it with its entry. */
export function SpotButton({ spot: { place, id, field } }: { spot: FieldSpot }) {
  const { say, language, state, open } = useEditor()
  const { name, language: other } = partsOf(place)
  const entry = objectAt(state.values, name, id)
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const parts = [
    titleOf(name, language, state.values),
    id === 'new' ? say.newEntry : entry?.titulo,
    field !== 'items' && labelOf(name, field, language),
    other && languages.of(other),
  ]
  return (
    <button
      type="button"
      disabled={typeof id === 'number' && !entry}
      onClick={() => open({ name, field, ...(id !== undefined && { id }) })}
    >
      {parts.filter(Boolean).join(' · ')}
    </button>
  )
}
