import { type ReactNode, useState } from 'react'
import { variantFile } from '../../content/cv-variants'
import { slugFrom } from '../../messages/built-words'
import type { Finding } from '../content-reader'
import type { Fields } from '../field-spot'
import { useEditor } from './editor-context'
import { type FieldForm, fieldId } from './form-schema'

/** A name that is taken over once it is whole. @param onName hears of another one */
function NameInput(props: { id: string; name: string; onName: (name: string) => unknown }) {
  const { id, name, onName } = props
  const [typed, setTyped] = useState<string>()
  const take = async () => {
    const wanted = slugFrom(typed ?? '')
    if (wanted !== '' && wanted !== name) await onName(wanted)
    setTyped(undefined)
  }
  return (
    <input
      id={id}
      value={typed ?? name}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void take()}
      onKeyDown={({ key }) => key === 'Enter' && void take()}
    />
  )
}

/** Objects that the owner names: the variants of the CV. @param fieldOf a field of the one called so */
export function NamedField(props: {
  form: FieldForm
  id: string
  value: unknown
  findings: readonly Finding[]
  fieldOf: (name: string, each: FieldForm) => ReactNode
  onChange: (value: unknown) => void
}) {
  const { form, id, value, findings, fieldOf, onChange } = props
  const { say, store, state, tell } = useEditor()
  const [typed, setTyped] = useState('')
  const named: Fields = Object(value)
  const wanted = slugFrom(typed)
  const isNew = wanted !== '' && !Object.hasOwn(named, wanted)
  const add = () => {
    if (!isNew) return
    onChange({ ...named, [wanted]: {} })
    setTyped('')
  }
  /** Entries say its name, too. */
  const rename = (name: string, to?: string) =>
    store
      .order('variant', JSON.stringify({ name, to }))
      .catch((error: Error) => tell(error.message))
  const folders = ['', ...state.languages.map((language) => `${language}/`)]
  return (
    <fieldset id={id}>
      <legend>{form.label}</legend>
      <small>{form.hint}</small>
      {Object.keys(named).map((name, place) => {
        const own = `${id}_${name}`
        const messages = findings.filter(({ field }) => fieldId(field) === own)
        return (
          // It keeps the focus under another name.
          <section key={String(place)} aria-label={name}>
            <div className="item">
              <label htmlFor={own}>{say.variantName}</label>
              <NameInput id={own} name={name} onName={(to) => rename(name, to)} />
              <button
                type="button"
                className="sign"
                aria-label={say.remove(name)}
                onClick={() => void rename(name)}
              >
                ×
              </button>
            </div>
            <p role="alert">{messages.map(({ message }) => message).join(' · ')}</p>
            {form.fields.map((each) => fieldOf(name, each))}
            <p className="item">
              {folders.map((folder) => {
                const file = `${variantFile(folder, name)}.pdf`
                return (
                  <a key={folder} href={`/${file}`} target="_blank" rel="noreferrer">
                    {file}
                  </a>
                )
              })}
            </p>
          </section>
        )
      })}
      <div className="item">
        <input
          aria-label={say.newVariant}
          placeholder={say.newVariant}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <button type="button" disabled={!isNew} onClick={add}>
          {say.add}
        </button>
      </div>
    </fieldset>
  )
}
