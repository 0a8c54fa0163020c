import { keysOfText } from '../../../model/translated-texts'
import { type FieldSpot, objectAt, type Values } from '../field-spot'
import type { Spot } from './editor-context'
import { fieldId } from './form-schema'

/** The id of a translation's control. With the entry's: what several entries share is translated above them. */
export function translationId(values: Values, language: string, { place, id, field }: FieldSpot) {
  // Translations find a link by its address, the form by its place in the list.
  const path = keysOfText(objectAt(values, place, id), field).join('.')
  return `${language}_${id}_${fieldId(path)}`
}

/** Puts the cursor into the field of a spot. */
export function focusField({ field, language, ...spot }: Spot, values: Values): void {
  if (field === undefined) return
  const id = language ? translationId(values, language, { ...spot, field }) : fieldId(field)
  const control = document.getElementById(id)
  // The head of an own section is folded where it has entries.
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.scrollIntoView?.({ block: 'center' })
  control?.focus()
}
