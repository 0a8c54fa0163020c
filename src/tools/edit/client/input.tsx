import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { descriptionFrom } from '../../import/parsing/description'
import { isSame } from '../field-spot'
import type { FieldForm } from './form-schema'

export type ControlProps = {
  form: FieldForm
  id: string
  value: unknown
  isWrong: boolean
  /** Whether the check has something to tell of it. */
  isNoted?: boolean
  /** The ids of its messages and of its hint. */
  describedBy: string
  /** Of the text, where it is not that of the form. */
  lang?: string
  isLocked?: boolean
  onChange: (value: unknown) => void
}

export const marksOf = ({ form, id, isWrong, describedBy, lang, isLocked }: ControlProps) => ({
  id,
  lang,
  disabled: isLocked,
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

/** Shows what is typed while it is, and then what it means. @param onText takes the meaning */
export function useTyped(shown: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value)
      onText(target.value)
    },
    onBlur: () => setTyped(undefined),
  }
}

/** 'github.com/ana', not yet an address. */
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?$/u

/** With what people leave out of an address. */
const completeAddress = (text: string): string => {
  const said = text.trim()
  return HOST.test(said) ? `https://${said}` : said
}

/** An address, of which nobody need type the beginning. */
export function AddressInput(props: ControlProps) {
  const { value, onChange } = props
  const input = useTyped(String(value ?? ''), (text) =>
    onChange(text === '' ? undefined : completeAddress(text)),
  )
  return <input {...marksOf(props)} {...input} inputMode="url" />
}

/** What is so or is not. */
export function Yes(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      type="checkbox"
      {...marksOf(props)}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || undefined)}
    />
  )
}

/** One line, or as many as a long text has. */
export function Input({ list, ...props }: ControlProps & { list?: string }) {
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
      {...(list && { list })}
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
