import { Fragment, useMemo } from 'react'
import { variantNames } from '../../content/cv-variants'
import { labelOf } from '../../messages/field-labels'
import { isOf } from '../drafts'
import { formNameOf, objectAt } from '../field-spot'
import { useEditor } from './editor-context'
import { FormField } from './form-field'
import { type FieldForm, formOf } from './form-schema'
import { Told } from './notes'
import type { Moment } from './when'

const topOf = (field: string) => field.replace(/[.[].*/, '')

export function EntryForm() {
  const { say, language, store, state, drafts, name, spot, notes, isNew } = useEditor()
  const { id } = spot
  const own = drafts.filter(isOf(name, id))
  const typed = Object.fromEntries(own.map(({ field, value }) => [field, value]))
  const shown = { ...objectAt(state.values, name, id), ...typed }
  const variants = variantNames(state.values.perfil).join()
  const formName = formNameOf(name, id)
  const form = useMemo(
    () => formOf(formName, language, variants.split(',').filter(Boolean)),
    [formName, language, variants],
  )
  const isHere = isOf(name, id)
  const refused = [...new Set(own.flatMap(({ problems = [] }) => problems))]
  // Of a new entry what nobody has come to yet is no mistake.
  const missing = isNew
    ? refused.filter((each) => isHere(each) && !(topOf(each.field) in typed))
    : []
  const due = refused.filter((each) => !missing.includes(each))
  const told = refused.length > 0 ? due : state.problems.filter(isHere)
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
  const missingFields = new Set(missing.map(({ field }) => labelOf(formName, field, language)))
  return (
    <div className="fields">
      <Told problems={elsewhere} />
      {missing.length > 0 && <p role="status">{say.savedWith([...missingFields].join(', '))}</p>}
      {form.map((each) => (
        <Fragment key={each.path}>
          {name === 'perfil' && say.headings[each.path] && <h3>{say.headings[each.path]}</h3>}
          <FormField
            form={each}
            keys={[each.path]}
            value={saidBy(each)}
            problems={problems}
            onChange={(value) => type(each, value)}
          />
        </Fragment>
      ))}
    </div>
  )
}
