import { useMemo } from 'react'
import { variantNames } from '../../content/cv-variants'
import { isOf } from '../drafts'
import { formNameOf, objectAt } from '../field-spot'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import { FormField } from './form-field'
import { formOf } from './form-schema'
import { sentences } from './notes'

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
  const elsewhere = problems.filter(({ field }) => form.every(({ path }) => path !== topOf(field)))
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
      <p role="alert">{sentences(elsewhere)}</p>
      {form.map((each) => (
        <FormField
          key={each.path}
          form={each}
          keys={[each.path]}
          value={shown[each.path]}
          problems={problems}
          onChange={(value) => store.type({ place: name, id, field: each.path }, value)}
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
