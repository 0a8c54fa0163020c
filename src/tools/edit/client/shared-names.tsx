import { itemsOf } from '../field-spot'
import type { Outcome } from '../right-changes'
import type { Answer } from './api'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import type { FieldForm } from './form-schema'
import { type ControlProps, Input } from './input'
import { NameInput } from './name-input'
import { Translations } from './translations'

const namesIn = (entries: readonly Record<string, unknown>[], field: string): string[] => [
  ...new Set(entries.flatMap(({ [field]: name }) => (name ? [String(name)] : []))),
]

/** What an entry has in common with others, whose names are offered. */
export function SharedName(props: ControlProps) {
  const { form, id } = props
  const { state, name } = useEditor()
  return (
    <>
      <Input {...props} list={`${id}_names`} />
      <datalist id={`${id}_names`}>
        {namesIn(itemsOf(state.values[name]), form.path).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  )
}

/** The names that entries of a list have in common, each with one translation. */
export function SharedNames({ form }: { form: FieldForm }) {
  const { say, order, state, name, tell } = useEditor()
  const { path: field, label } = form
  const entries = itemsOf(state.values[name])
  const names = namesIn(entries, field)
  if (names.length === 0) return null
  const rename = async (from: string, to: string) => {
    const answer = await order<Answer & Outcome>('shared', { place: name, field, from, to })
    if (answer && answer.written.length === 0) tell(say.notDone)
  }
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <small>{say.sharedHint}</small>
      {names.map((each, index) => (
        // It keeps the focus under another name.
        <div key={String(index)} className="field">
          <div>
            <div className="item">
              <NameInput
                label={`${label} ${index + 1}`}
                name={each}
                read={(typed) => typed.trim()}
                onName={(to) => rename(each, to)}
              />
              <Button className="sign" aria-label={say.remove(each)} act={() => rename(each, '')}>
                ×
              </Button>
            </div>
          </div>
          <Translations
            form={form}
            path={field}
            isSaid
            id={Number(entries.find((entry) => entry[field] === each)?.id)}
          />
        </div>
      ))}
    </section>
  )
}
