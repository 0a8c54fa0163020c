import { type FieldSpot, objectAt, partsOf } from '../field-spot'
import { projectOf, useEditor } from './editor-context'
import { labelOf, titleOf } from './form-schema'

/** Leads to a field, and names it with its entry. */
export function SpotButton({ spot }: { spot: FieldSpot & { line?: number } }) {
  const { place, id, field, line } = spot
  const { say, language, state, open } = useEditor()
  const { name, language: other, page } = partsOf(place)
  const entry = page === undefined ? objectAt(state.values, name, id) : projectOf(state, page)
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const parts = [
    titleOf(name, language, state.values),
    id === 'new' ? say.newEntry : entry?.titulo,
    field !== 'items' && labelOf(name, page === undefined ? field : 'pagina', language),
    other && languages.of(other),
  ]
  return (
    <button
      type="button"
      disabled={(typeof id === 'number' || page !== undefined) && !entry}
      onClick={() =>
        open(
          page === undefined
            ? { name, field, ...(id !== undefined && { id }) }
            : { name, page, language: other, ...(line !== undefined && { line }) },
        )
      }
    >
      {parts.filter(Boolean).join(' · ')}
    </button>
  )
}
