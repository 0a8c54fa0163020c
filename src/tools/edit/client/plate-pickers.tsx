import { THEME_NAMES } from '../../../site/model/schema/schema'
import { addressOf } from './api'
import { entryAt, useEditor } from './editor-context'
import { type ControlProps, marksOf } from './input'

const PLATES = [2, 3, 4, 5, 6, 7, 8]

/** By name, the query of its plate's picture and the value that it stands for. */
type Choice = { value: string | undefined; name: string; query: Record<string, string> }

/** Radio buttons with pictures of plates. */
function Plates({ props, choices }: { props: ControlProps; choices: readonly Choice[] }) {
  const { form, id, value: chosen, onChange } = props
  return (
    <div className="pictures" role="radiogroup" aria-label={form.label}>
      {choices.map(({ value, name, query }, index) => (
        <label key={name}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : undefined}
            checked={(chosen ?? choices[0]?.value) === value}
            onChange={() => onChange(value)}
          />
          <img src={addressOf('plate.svg', query)} alt="" />
          {name}
        </label>
      ))}
    </div>
  )
}

export function ThemePicker(props: ControlProps) {
  const { say, state } = useEditor()
  const seed = String(state.values.perfil?.semilla ?? '')
  const { base = props.value ?? THEME_NAMES[0], foil = '' } = Object(props.value)
  const choices = THEME_NAMES.map((name) => ({ value: name, name, query: { theme: name, seed } }))
  const change = (theme: unknown, color: string) =>
    props.onChange(color === '' ? theme : { base: theme, foil: color })
  const own = { ...props, value: base, onChange: (theme: unknown) => change(theme, foil) }
  return (
    <>
      <Plates props={own} choices={choices} />
      <label>
        {say.ownFoil}
        <input
          {...marksOf({ ...props, id: `${props.id}_foil` })}
          value={foil}
          onChange={({ target }) => change(base, target.value)}
        />
      </label>
    </>
  )
}

export function PlatePicker(props: ControlProps) {
  const { say, state, spot } = useEditor()
  const name = String(entryAt(state, spot)?.nombre ?? '')
  const own = typeof props.value === 'string' ? props.value : undefined
  const seeds = new Set([undefined, ...PLATES.map((number) => `${name} ${number}`), own])
  const choices = [...seeds].map((seed?: string, index?: number) => ({
    value: seed,
    name: seed === undefined ? say.byName : say.plate((index ?? 0) + 1),
    query: { seed: seed ?? '' },
  }))
  return <Plates props={props} choices={choices} />
}
