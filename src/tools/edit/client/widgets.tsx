import { ariaDescribedByIds, type BaseInputTemplateProps, type WidgetProps } from '@rjsf/utils'
import { type ReactNode, useState } from 'react'
import { THEME_NAMES } from '../../../site/model/schema/schema'
import { objectAt } from '../field-spot'
import { addressOf, ask } from './api'
import { useEditor } from './editor-context'
import { iconNames } from './form-schema'

const MOST_ICONS = 24
const PLATES = [2, 3, 4, 5, 6, 7, 8]

/** One line, or as many as a long text has. */
export function Input(props: WidgetProps | BaseInputTemplateProps) {
  const { id, value, onChange, rawErrors, uiSchema, schema } = props
  const widget = uiSchema?.['ui:widget']
  const Tag = widget === 'textarea' ? 'textarea' : 'input'
  return (
    <Tag
      id={id}
      {...(widget === 'date' && { type: 'date' })}
      inputMode={schema.type === 'integer' ? 'numeric' : undefined}
      value={value ?? ''}
      aria-invalid={rawErrors ? true : undefined}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

export function Drop(props: { onFile: (file: File) => unknown; children: ReactNode }) {
  const take = (files: FileList | null) => files?.[0] && void props.onFile(files[0])
  return (
    <label
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      {props.children}
      <input
        type="file"
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** A path in public/, or a file that is put there. */
function FileInput(props: WidgetProps) {
  const { name, onChange } = props
  const { say, tell } = useEditor()
  const keep = async (file: File) => {
    const purpose = ['foto', 'imagen', 'icon'].includes(name) ? name : 'document'
    try {
      const kept = await ask<{ path: string; note?: string }>('keep', file, {
        purpose,
        name: file.name,
      })
      onChange(kept.path)
      if (kept.note) tell(kept.note)
    } catch (error) {
      tell((error as Error).message)
    }
  }
  return (
    <>
      <Input {...props} />
      <Drop onFile={keep}>{say.drop}</Drop>
    </>
  )
}

/** devicon's pictures that match what is typed; a path or a dropped file will do, too. */
function IconPicker(props: WidgetProps) {
  const { say } = useEditor()
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const matching = iconNames.filter((name) => words.every((word) => name.includes(word)))
  const found = wanted === '' ? [] : matching.slice(0, MOST_ICONS)
  return (
    <>
      <FileInput {...props} />
      <input
        type="search"
        aria-label={say.searchIcon}
        placeholder={say.searchIcon}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="pictures">
        {found.map((icon) => {
          const name = icon.replace('devicon:', '')
          return (
            <button
              key={icon}
              type="button"
              title={name}
              aria-pressed={props.value === icon}
              onClick={() => props.onChange(icon)}
            >
              <img src={addressOf(`icon/${name}.svg`)} alt={name} width={28} height={28} />
            </button>
          )
        })}
      </div>
    </>
  )
}

/** By name, the query of its plate's picture and the value that it stands for. */
type Choice = { value: string | undefined; name: string; query: Record<string, string> }

function Plates({ props, choices }: { props: WidgetProps; choices: readonly Choice[] }) {
  return (
    <div className="pictures" role="radiogroup" aria-label={props.label}>
      {choices.map(({ value, name, query }, index) => (
        <label key={name}>
          <input
            type="radio"
            name={props.id}
            id={index === 0 ? props.id : undefined}
            checked={(props.value ?? choices[0]?.value) === value}
            onChange={() => props.onChange(value)}
          />
          <img src={addressOf('plate.svg', query)} alt="" />
          {name}
        </label>
      ))}
    </div>
  )
}

function ThemePicker(props: WidgetProps) {
  const { say, state } = useEditor()
  const seed = String(state.values.perfil?.semilla ?? '')
  const { base = props.value ?? THEME_NAMES[0], foil = '' } = Object(props.value)
  const choices = THEME_NAMES.map((name) => ({ value: name, name, query: { theme: name, seed } }))
  const change = (theme: string, color: string) =>
    props.onChange(color === '' ? theme : { base: theme, foil: color })
  const own = { ...props, value: base, onChange: (theme: string) => change(theme, foil) }
  return (
    <>
      <Plates props={own} choices={choices} />
      <label>
        {say.ownFoil}
        <input value={foil} onChange={({ target }) => change(base, target.value)} />
      </label>
    </>
  )
}

function PlatePicker(props: WidgetProps) {
  const { say, state, spot } = useEditor()
  const name = String(objectAt(state.values, spot.name, spot.id)?.nombre ?? '')
  const seeds = new Set([undefined, ...PLATES.map((number) => `${name} ${number}`), props.value])
  const choices = [...seeds].map((seed?: string, index?: number) => ({
    value: seed,
    name: seed === undefined ? say.byName : say.plate((index ?? 0) + 1),
    query: { seed: seed ?? '' },
  }))
  return <Plates props={props} choices={choices} />
}

/** rjsf's, in our own form, and those that it does not have. */
export const widgets = {
  textarea: Input,
  date: Input,
  file: FileInput,
  icon: IconPicker,
  theme: ThemePicker,
  plate: PlatePicker,
}
