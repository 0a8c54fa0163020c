import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fields } from '../../../model/objects'
import { HEAD, textFields } from '../../../model/schema/content-fields'
import { variantFile } from '../../content/cv-variants'
import { slugFrom } from '../../messages/built-words'
import type { SpotProblem } from '../content-reader'
import { draftAt } from '../drafts'
import { formNameOf, objectAt, saidAt } from '../field-spot'
import { Button, RowButtons, withMoved } from './buttons'
import { useEditor } from './editor-context'
import { FileInput } from './file-input'
import { type Control, type FieldForm, fieldId, type Nesting } from './form-schema'
import { AddressInput, Input, isEnter, Select, Ticks, Yes } from './input'
import { NameInput } from './name-input'
import { DraftChoice, Told } from './notes'
import { PageField } from './page-editor'
import { IconPicker, PlatePicker, PortraitPicker, ThemePicker } from './pickers'
import { SectionTicks } from './section-ticks'
import { SharedName } from './shared-names'
import { Technologies } from './technologies'
import { Addresses, Translations, translatedPath } from './translations'
import { When } from './when'

type Keys = (string | number)[]
type Props = {
  form: FieldForm
  /** `['enlaces', 1, 'url']` */
  keys: Keys
  value: unknown
  problems: readonly SpotProblem[]
  onChange: (value: unknown) => void
}

/** The path by which translations have a field, and whether the file says something there; undefined of what is no text. */
function useTranslated(form: FieldForm, keys: Keys) {
  const { name, spot, state, drafts } = useEditor()
  const at = { place: name, id: spot.id }
  const object = objectAt(state.values, name, spot.id)
  const field = String(keys[0])
  const draft = draftAt(drafts, { ...at, field })
  const inForm = { ...object, ...(draft && { [field]: draft.value }) }
  const formName = formNameOf(name, spot.id)
  // What several entries share is translated once, above their list.
  if (!textFields(formName).includes(form.path) || form.marks.isShared) return undefined
  const path = translatedPath(formName, object, inForm, keys)
  const said = saidAt(state.values, { ...at, field: path })
  return { path, isSaid: typeof said === 'string' && said !== '' }
}

const idOf = (keys: Keys) => `root_${keys.join('_')}`

export function FormField(props: Props) {
  const { form, keys, value, problems, onChange } = props
  const { say, spot, name, isNew } = useEditor()
  const id = idOf(keys)
  const translated = useTranslated(form, keys)
  const told = problems.filter(({ field }) => {
    const found = fieldId(field)
    if (form.month !== undefined && found === fieldId(form.month)) return true
    return form.fields.length > 0 ? found === id : `${found}_`.startsWith(`${id}_`)
  })
  const isWrong = told.some(({ isAdvice }) => !isAdvice)
  const [wrongId, hintId] = [`${id}__error`, `${id}__description`]
  const isPage = form.widget === 'page'
  const Nested = NESTED[form.widget as keyof typeof NESTED]
  const Control = CONTROLS[form.widget as keyof typeof CONTROLS]
  return (
    <div className={`field ${form.widget}`}>
      <div>
        {Nested ? (
          <fieldset id={id} tabIndex={isPage ? -1 : undefined}>
            <legend>{form.label}</legend>
            <small>{isPage && isNew ? say.page.afterwards : form.hint}</small>
            <Nested {...props} />
          </fieldset>
        ) : (
          <Named id={id} form={form}>
            <Control
              form={form}
              id={id}
              value={value}
              isWrong={isWrong}
              isNoted={told.length > 0}
              describedBy={`${wrongId} ${wrongId}_advice ${hintId}`}
              onChange={onChange}
            />
          </Named>
        )}
        <Told id={wrongId} problems={told} />
        {keys.length === 1 && <DraftChoice spot={{ ...spot, field: form.path }} />}
        {form.month !== undefined && <DraftChoice spot={{ ...spot, field: form.month }} />}
        {!Nested && <small id={hintId}>{form.hint}</small>}
      </div>
      {translated && <Translations form={form} {...translated} />}
      {form.path === 'titulo' && formNameOf(name, spot.id) === HEAD && <Addresses />}
    </div>
  )
}

/** A control with its label, a tick before it, or several with that of all. */
function Named({ id, form, children }: { id: string; form: FieldForm; children: ReactNode }) {
  const required = form.isRequired || undefined
  if (form.widget === 'yes') {
    return (
      <label className="tick" htmlFor={id}>
        {children} {form.label}
      </label>
    )
  }
  return GROUPS.has(form.widget) ? (
    <fieldset className="choices">
      <legend data-required={required}>{form.label}</legend>
      {children}
    </fieldset>
  ) : (
    <>
      <label htmlFor={id} data-required={required}>
        {form.label}
      </label>
      {children}
    </>
  )
}

function InnerFields({ form, keys, value, problems, onChange }: Props): ReactNode {
  const held: Fields = { ...Object(value) }
  return form.fields.map((each) => {
    const key = each.path.replace(/^.*\./, '')
    const inner = { form: each, keys: [...keys, key], value: held[key], problems }
    return (
      <FormField key={key} {...inner} onChange={(next) => onChange({ ...held, [key]: next })} />
    )
  })
}

/** An object, such as how a name is said. One that says nothing is left out. */
function GroupField(props: Props) {
  const change = (next: unknown) =>
    props.onChange(
      Object.values(Object(next)).every((each) => each === undefined) ? undefined : next,
    )
  return <InnerFields {...props} onChange={change} />
}

/** A list inside an entry, such as its links. */
function ItemsField(props: Props) {
  const { form, keys, value, onChange } = props
  const { say } = useEditor()
  const items: Fields[] = Array.isArray(value) ? value : []
  const id = idOf(keys)
  const move = (from: number, to: number, sign: string) => {
    onChange(withMoved(items, from, to))
    // A row keeps its place in the document; the focus goes with what it held.
    document.getElementById(`${id}_${to}${sign}`)?.focus()
  }
  const focus = (what: string) => document.getElementById(`${id}_${what}`)?.focus()
  const add = () => {
    flushSync(() => onChange([...items, {}]))
    focus(`${items.length}_${form.fields[0]?.path.replace(/^.*\./, '')}`)
  }
  const remove = (index: number) => {
    flushSync(() => onChange(items.length > 1 ? items.toSpliced(index, 1) : undefined))
    focus(items.length > 1 ? `${Math.min(index, items.length - 2)}×` : 'add')
  }
  return (
    <>
      {[...items.entries()].map(([index, item]) => (
        <div className="item" key={index}>
          <InnerFields
            {...props}
            keys={[...keys, index]}
            value={item}
            onChange={(next) => onChange(items.with(index, next as Fields))}
          />
          <RowButtons
            id={`${id}_${index}`}
            title={String(index + 1)}
            {...{ index, count: items.length, move }}
            remove={() => remove(index)}
          />
        </div>
      ))}
      <Button id={`${id}_add`} act={add}>{`${say.add}: ${form.label}`}</Button>
    </>
  )
}

/** Objects that the owner names: the variants of the CV. */
function NamedField(props: Props) {
  const { keys, value, problems, onChange } = props
  const { say, state, order } = useEditor()
  const [typed, setTyped] = useState('')
  const named: Fields = Object(value)
  const wanted = slugFrom(typed)
  const isNew = wanted !== '' && !Object.hasOwn(named, wanted)
  const add = () => {
    if (!isNew) return
    flushSync(() => onChange({ ...named, [wanted]: {} }))
    setTyped('')
    document.getElementById(idOf([...keys, wanted]))?.focus()
  }
  /** Entries say its name, too. */
  const rename = (name: string, to?: string) => order('variant', { name, to })
  const remove = async (name: string) => {
    const names = Object.keys(named)
    const place = names.indexOf(name)
    const next = names[place + 1] ?? names[place - 1]
    if (await rename(name)) document.getElementById(next ? idOf([...keys, next]) : newId)?.focus()
  }
  const newId = `${idOf(keys)}_new`
  const folders = ['', ...state.languages.map((language) => `${language}/`)]
  return (
    <>
      {Object.keys(named).map((name, index) => {
        const own = idOf([...keys, name])
        return (
          // It keeps the focus under another name.
          <section key={String(index)} aria-label={name}>
            <div className="item">
              <label htmlFor={own}>{say.variantName}</label>
              <NameInput id={own} name={name} read={slugFrom} onName={(to) => rename(name, to)} />
              <Button className="sign" aria-label={say.remove(name)} act={() => remove(name)}>
                ×
              </Button>
            </div>
            <Told problems={problems.filter(({ field }) => fieldId(field) === own)} />
            <InnerFields
              {...props}
              keys={[...keys, name]}
              value={named[name]}
              onChange={(next) => onChange({ ...named, [name]: next })}
            />
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
          id={newId}
          aria-label={say.newVariant}
          placeholder={say.newVariant}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => isEnter(event) && add()}
        />
        <Button disabled={!isNew} act={add}>
          {say.add}
        </Button>
      </div>
    </>
  )
}

const NESTED = {
  group: GroupField,
  items: ItemsField,
  named: NamedField,
  page: PageField,
} satisfies Record<Nesting, unknown>
/** Several ticks or pictures. */
const GROUPS: ReadonlySet<string> = new Set(['plate', 'portrait', 'sections', 'theme', 'ticks'])

const CONTROLS = {
  address: AddressInput,
  choice: Select,
  date: Input,
  file: FileInput,
  icon: IconPicker,
  number: Input,
  plate: PlatePicker,
  portrait: PortraitPicker,
  prose: Input,
  sections: SectionTicks,
  shared: SharedName,
  technologies: Technologies,
  text: Input,
  theme: ThemePicker,
  ticks: Ticks,
  when: When,
  yes: Yes,
} satisfies Record<Control, unknown>
