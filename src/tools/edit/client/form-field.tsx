import { textFields } from '../../../site/model/schema/content-fields'
import type { Finding } from '../content-reader'
import { type Fields, formNameOf, objectAt, saidAt } from '../field-spot'
import { DraftChoice } from './draft-choice'
import { draftAt } from './drafts'
import { useEditor } from './editor-context'
import { type FieldForm, fieldId } from './form-schema'
import { NamedField } from './named-field'
import { PageField } from './page-field'
import { RowButtons } from './row-buttons'
import { translatedPath } from './translated-path'
import { Translations } from './translations'
import { WIDGETS } from './widgets'

type Place = (string | number)[]
type Props = {
  form: FieldForm
  /** `['enlaces', 1, 'url']` */
  place: Place
  value: unknown
  findings: readonly Finding[]
  onChange: (value: unknown) => void
}

/** The path by which translations have what the file says in a field; undefined where they have none. */
function useTranslatedPath(form: FieldForm, place: Place): string | undefined {
  const { spot, state, drafts } = useEditor()
  const at = { place: spot.name, ...(spot.id !== undefined && { id: spot.id }) }
  const object = objectAt(state.values, spot.name, spot.id)
  const field = String(place[0])
  const draft = draftAt(drafts, { ...at, field })
  const path = translatedPath(object, { ...object, ...(draft && { [field]: draft.value }) }, place)
  const said = saidAt(state.values, { ...at, field: path })
  const isText =
    textFields(formNameOf(spot.name, spot.id)).includes(form.path) && typeof said === 'string'
  return isText && said !== '' ? path : undefined
}

/** A field with its label, its hint, what is wrong with it, and its translations. */
export function FormField(props: Props) {
  const { form, place, value, findings, onChange } = props
  const { spot } = useEditor()
  const id = `root_${place.join('_')}`
  const own = { place: spot.name, ...(spot.id !== undefined && { id: spot.id }), field: form.path }
  const translated = useTranslatedPath(form, place)
  const messages = findings.filter(({ field }) => {
    const found = fieldId(field)
    return form.fields.length > 0 ? found === id : `${found}_`.startsWith(`${id}_`)
  })
  const [wrongId, hintId] = [`${id}__error`, `${id}__description`]
  const { widget } = form
  const Nested = NESTED[widget as keyof typeof NESTED]
  const Widget = WIDGETS[widget as keyof typeof WIDGETS]
  return (
    <div className={`field ${form.widget}`}>
      <div>
        {Nested ? (
          <Nested {...props} />
        ) : (
          <>
            <label htmlFor={id} data-required={form.isRequired || undefined}>
              {form.label}
            </label>
            <Widget
              form={form}
              id={id}
              value={value}
              isWrong={messages.length > 0}
              describedBy={`${wrongId} ${hintId}`}
              onChange={onChange}
            />
          </>
        )}
        <p id={wrongId} role="alert">
          {messages.map(({ message }) => message).join(' · ')}
        </p>
        {place.length === 1 && <DraftChoice spot={own} />}
        {!Nested && <small id={hintId}>{form.hint}</small>}
      </div>
      {translated !== undefined && <Translations path={translated} />}
    </div>
  )
}

/** The fields of an object, such as how a name is said. One that says nothing is left out. */
function GroupField({ form, place, value, findings, onChange }: Props) {
  const held: Fields = { ...Object(value) }
  const set = (key: string, next: unknown) => {
    const all = { ...held, [key]: next }
    onChange(Object.values(all).every((each) => each === undefined) ? undefined : all)
  }
  return (
    <fieldset id={`root_${place.join('_')}`}>
      <legend>{form.label}</legend>
      <small>{form.hint}</small>
      {form.fields.map((each) => {
        const key = each.path.replace(/^.*\./, '')
        const inner = { form: each, place: [...place, key], value: held[key], findings }
        return <FormField key={key} {...inner} onChange={(next) => set(key, next)} />
      })}
    </fieldset>
  )
}

/** A list inside an entry, such as its links. */
function ItemsField({ form, place, value, findings, onChange }: Props) {
  const { say } = useEditor()
  const items: Fields[] = Array.isArray(value) ? value : []
  const id = `root_${place.join('_')}`
  const move = (from: number, to: number, sign: string) => {
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)))
    // A row keeps its place in the document; the focus goes with what it held.
    document.getElementById(`${id}_${to}${sign}`)?.focus()
  }
  return (
    <fieldset id={id}>
      <legend>{form.label}</legend>
      <small>{form.hint}</small>
      {[...items.entries()].map(([index, item]) => (
        <div className="item" key={index}>
          {form.fields.map((each) => {
            const key = each.path.replace(/^.*\./, '')
            const set = (next: unknown) => onChange(items.with(index, { ...item, [key]: next }))
            const inner = { form: each, place: [...place, index, key], value: item[key] }
            return <FormField key={key} {...inner} findings={findings} onChange={set} />
          })}
          <RowButtons
            id={`${id}_${index}`}
            title={String(index + 1)}
            up={index > 0 ? () => move(index, index - 1, '↑') : undefined}
            down={index < items.length - 1 ? () => move(index, index + 1, '↓') : undefined}
            remove={() => onChange(items.length > 1 ? items.toSpliced(index, 1) : undefined)}
          />
        </div>
      ))}
      <button type="button" onClick={() => onChange([...items, {}])}>
        {`${say.add}: ${form.label}`}
      </button>
    </fieldset>
  )
}

/** Objects by names, such as the variants of the CV. */
function NamedFields({ form, place, value, findings, onChange }: Props) {
  const held: Fields = { ...Object(value) }
  const fieldOf = (name: string, each: FieldForm) => {
    const key = each.path.replace(/^.*\./, '')
    const said: Fields = { ...Object(held[name]) }
    const set = (next: unknown) => onChange({ ...held, [name]: { ...said, [key]: next } })
    const inner = { form: each, place: [...place, name, key], value: said[key], findings }
    return <FormField key={key} {...inner} onChange={set} />
  }
  const id = `root_${place.join('_')}`
  return <NamedField {...{ form, id, value, findings, fieldOf, onChange }} />
}

const NESTED = { group: GroupField, items: ItemsField, named: NamedFields, page: PageField }
