import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { THEME_NAMES } from '../../../site/model/schema/schema'
import { addressOf, ask } from './api'
import { openObject, useEditor } from './editor-context'
import { iconNames } from './form-schema'
import { describedBy } from './templates'

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2000, month))
const MOST_ICONS = 24
const PLATES = [2, 3, 4, 5, 6, 7, 8]

type Option = { value: string | number; name?: string }

/** Of a field that may stay empty. */
function Select({ id, value, onChange, options }: WidgetProps) {
  const { say } = useEditor()
  const all: Option[] = options.enumOptions ?? []
  const chosen = (text: string) => all.find((option) => String(option.value) === text)?.value
  return (
    <select
      id={id}
      value={value ?? ''}
      aria-describedby={describedBy(id)}
      onChange={({ target }) => onChange(chosen(target.value))}
    >
      <option value="">{say.none}</option>
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name ?? option.value}
        </option>
      ))}
    </select>
  )
}

function MonthSelect(props: WidgetProps) {
  const { language } = useEditor()
  const { format } = new Intl.DateTimeFormat(language, { month: 'long' })
  const months = MONTHS.map((month, index) => ({
    value: index + 1,
    label: '',
    name: format(month),
  }))
  return <Select {...props} options={{ enumOptions: months }} />
}

const Textarea = ({ id, value, onChange, rawErrors }: WidgetProps) => (
  <textarea
    id={id}
    rows={5}
    value={value ?? ''}
    aria-invalid={rawErrors ? true : undefined}
    aria-describedby={describedBy(id)}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
)

/** A path in public/, or a file that is dropped or chosen, and put there. */
function FileInput({ id, name, value, onChange }: WidgetProps) {
  const { say, tell } = useEditor()
  const keep = async (file: File | undefined) => {
    if (!file) return
    const purpose = ['foto', 'imagen', 'icon'].includes(name) ? name : 'document'
    try {
      const kept = await ask<{ path: string }>('keep', file, { purpose, name: file.name })
      onChange(kept.path)
    } catch (error) {
      tell((error as Error).message)
    }
  }
  return (
    <Dropped onDrop={keep}>
      <input
        id={id}
        value={value ?? ''}
        aria-describedby={describedBy(id)}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <label className="choose">
        {say.drop}
        <input type="file" onChange={({ target }) => void keep(target.files?.[0])} />
      </label>
    </Dropped>
  )
}

/** A place for one file. */
export function Dropped(props: {
  onDrop: (file: File | undefined) => unknown
  children: React.ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard
    <div
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        props.onDrop(event.dataTransfer.files[0])
      }}
    >
      {props.children}
    </div>
  )
}

/** devicon's pictures that match what is typed; a path or a dropped file will do, too. */
function IconPicker(props: WidgetProps) {
  const { say } = useEditor()
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const found = iconNames.filter((name) => words.every((word) => name.includes(word)))
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
      <div className="pictures icons">
        {wanted !== '' &&
          found.slice(0, MOST_ICONS).map((icon) => {
            const name = icon.replace('devicon:', '')
            return (
              <button
                key={icon}
                type="button"
                title={name}
                aria-pressed={props.value === icon}
                onClick={() => props.onChange(icon)}
              >
                <img src={addressOf(`icon/${name}.svg`)} alt={name} loading="lazy" />
              </button>
            )
          })}
      </div>
    </>
  )
}

type Choice = { value: string | undefined; name: string; picture: string }

/** Radio buttons with pictures. */
function Pictures({ props, choices }: { props: WidgetProps; choices: readonly Choice[] }) {
  return (
    <div className="pictures" role="radiogroup" aria-label={props.label}>
      {choices.map(({ value, name, picture }, index) => (
        <label key={name}>
          <input
            type="radio"
            name={props.id}
            id={index === 0 ? props.id : undefined}
            checked={(props.value ?? choices[0]?.value) === value}
            onChange={() => props.onChange(value)}
          />
          <img src={picture} alt="" />
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
  const choices = THEME_NAMES.map((name) => ({
    value: name,
    name,
    picture: addressOf('plate.svg', { theme: name, seed }),
  }))
  const change = (theme: string, color: string) =>
    props.onChange(color === '' ? theme : { base: theme, foil: color })
  return (
    <>
      <Pictures
        props={{ ...props, value: base, onChange: (theme) => change(theme, foil) }}
        choices={choices}
      />
      <label className="inline">
        {say.ownFoil}
        <input value={foil} onChange={({ target }) => change(base, target.value)} />
      </label>
    </>
  )
}

function PlatePicker(props: WidgetProps) {
  const { say, state, spot } = useEditor()
  const name = String(openObject(state, spot).nombre ?? '')
  const own = props.value && !PLATES.some((number) => props.value === `${name} ${number}`)
  const seeds = [
    undefined,
    ...(own ? [props.value] : []),
    ...PLATES.map((number) => `${name} ${number}`),
  ]
  const choices = seeds.map((seed, index) => ({
    value: seed,
    name: seed === undefined ? say.byName : say.plate(index + 1),
    picture: addressOf('plate.svg', { seed: seed ?? '' }),
  }))
  return <Pictures props={props} choices={choices} />
}

/** rjsf's, in our own form, and those that it does not have. */
export const widgets = {
  SelectWidget: Select,
  textarea: Textarea,
  month: MonthSelect,
  file: FileInput,
  icon: IconPicker,
  theme: ThemePicker,
  plate: PlatePicker,
}
