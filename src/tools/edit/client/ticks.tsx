import { isSame } from '../field-spot'
import { type ControlProps, marksOf } from './input'

/** Any of a few; all of them where the field says nothing. */
export function Ticks(props: ControlProps) {
  const { form, value, onChange } = props
  const all = form.choices.map((each) => each.value)
  const chosen: unknown[] = Array.isArray(value) ? value : all
  const turn = (each: unknown) => {
    const next = all.filter((other) => chosen.includes(other) !== (other === each))
    onChange(isSame(next, all) ? undefined : next)
  }
  return form.choices.map((each, place) => (
    <label className="tick" key={each.name}>
      <input
        type="checkbox"
        {...(place === 0 && marksOf(props))}
        checked={chosen.includes(each.value)}
        onChange={() => turn(each.value)}
      />
      {each.name}
    </label>
  ))
}
