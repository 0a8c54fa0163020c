import { useMemo } from 'react'
import { variantNames } from '../../content/cv-variants'
import { isOf } from '../drafts'
import { formNameOf, objectAt } from '../field-spot'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import { FormField } from './form-field'
import { type FieldForm, formOf } from './form-schema'
import { Told } from './notes'
import type { Moment } from './when'

const topOf = (field: string) => field.split(/[.[]/)[0]

export function EntryForm() {
  const { say, language, store, state, drafts, name, spot, notes, open } = useEditor()
  const { id } = spot
  const own = drafts.filter(isOf(name, id))
  const typed = Object.fromEntries(own.map(({ field, value }) => [field, value]))
  const shown = { ...objectAt(state.values, name, id), ...typed }
  const variants = variantNames(state.values.perfil).join()
  const form = useMemo(
    () => formOf(formNameOf(name, id), language, variants.split(',').filter(Boolean)),
    [name, id, language, variants],
  )
  const isHere = isOf(name, id)
  const refused = [...new Set(own.flatMap(({ problems = [] }) => problems))]
  const told = refused.length > 0 ? refused : state.problems.filter(isHere)
  const problems = [...told, ...notes.filter(isHere)]
  const paths = form.flatMap(({ path, month }) => [path, month])
  const elsewhere = problems.filter(({ field }) => !paths.includes(topOf(field)))
  /** A year and its month are one control's, but two fields. */
  const saidBy = ({ path, month }: FieldForm): unknown =>
    month === undefined ? shown[path] : { year: shown[path], month: shown[month] }
  const type = ({ path, month }: FieldForm, value: unknown) => {
    const say = (field: string, said: unknown) => store.type({ place: name, id, field }, said)
    if (month === undefined) return say(path, value)
    const moment: Moment = Object(value)
    say(path, moment.year)
    say(month, moment.month)
  }
  const add = async () => {
    const added = await store.add(name)
    if (added !== undefined) open({ place: name, id: added, field: 'titulo' })
  }
  const discard = () => {
    store.discardAll(name, 'new')
    open({ place: name })
  }
  return (
    <div className="fields">
      <Told problems={elsewhere} />
      {form.map((each) => (
        <FormField
          key={each.path}
          form={each}
          keys={[each.path]}
          value={saidBy(each)}
          problems={problems}
          onChange={(value) => type(each, value)}
        />
      ))}
      {id === 'new' && (
        <div className="item">
          <Button className="main" act={add}>
            {say.add}
          </Button>
          <Button act={discard}>{say.discard}</Button>
        </div>
      )}
    </div>
  )
}
