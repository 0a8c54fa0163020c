import type { ClipboardEvent, KeyboardEvent } from 'react'
import { descriptionFrom } from '../../import/parsing/description'
import { isSame } from '../field-spot'
import type { FieldForm } from './form-schema'

export type ControlProps = {
  form: FieldForm
  id: string
  value: unknown
  isWrong: boolean
  /** The ids of its messages and of its hint. */
  describedBy: string
  onChange: (value: unknown) => void
}

export const marksOf = ({ form, id, isWrong, describedBy }: ControlProps) => ({
  id,
  'aria-invalid': isWrong || undefined,
  'aria-describedby': describedBy,
  'aria-required': form.isRequired || undefined,
})

/** Not one that ends what an input method composes. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing

const BULLET = /[•●▪◦‣·∙]/

/** The items of a pasted list begin as ours do. */
function pasteItems(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text')
  if (!BULLET.test(text)) return
  event.preventDefault()
  // The one way that the browser's own undo knows of.
  document.execCommand('insertText', false, descriptionFrom([text]) ?? text)
}

/** Digits are a number; anything else stays as it is typed. */
const numberIn = (text: string) => (String(Number(text)) === text ? Number(text) : text)

/** One line, or as many as a long text has. */
export function Input(props: ControlProps) {
  const { form, value, onChange } = props
  const isNumber = form.widget === 'number'
  const isProse = form.widget === 'prose'
  const Tag = isProse ? 'textarea' : 'input'
  const take = (text: string) => onChange(isNumber ? numberIn(text) : text)
  return (
    <Tag
      {...marksOf(props)}
      {...(form.widget === 'date' && { type: 'date' })}
      {...(isProse && { onPaste: pasteItems })}
      inputMode={isNumber ? 'numeric' : undefined}
      value={String(value ?? '')}
      onChange={({ target }) => (target.value === '' ? onChange(undefined) : take(target.value))}
    />
  )
}

export function Select(props: ControlProps) {
  const { form, value, onChange } = props
  const chosen = (text: string) => form.choices.find((each) => String(each.value) === text)?.value
  return (
    <select
      {...marksOf(props)}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(chosen(target.value))}
    >
      <option value="" />
      {form.choices.map((each) => (
        <option key={each.name} value={String(each.value)}>
          {each.name}
        </option>
      ))}
    </select>
  )
}

/** Any of a few; all of them where the field says nothing. */
export function Ticks(props: ControlProps) {
  const { form, value, onChange } = props
  const all = form.choices.map((each) => each.value)
  const chosen: unknown[] = Array.isArray(value) ? value : all
  const turn = (each: unknown) => {
    const next = all.filter((other) => chosen.includes(other) !== (other === each))
    onChange(isSame(next, all) ? undefined : next)
  }
  return form.choices.map((each, index) => (
    <label className="tick" key={each.name}>
      <input
        type="checkbox"
        {...(index === 0 && marksOf(props))}
        checked={chosen.includes(each.value)}
        onChange={() => turn(each.value)}
      />
      {each.name}
    </label>
  ))
}
