// The package's own index also loads ajv, which compiles by eval.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, ValidatorType } from '@rjsf/utils'
import { useMemo } from 'react'
import type { Finding } from '../content-store'
import { type Fields, isNone, isSame, objectAt } from '../field-spot'
import { isOf } from './drafts'
import { useEditor } from './editor-context'
import { findingsOf } from './editor-store'
import { formOf } from './form-schema'
import { templates } from './templates'
import { widgets } from './widgets'

/** The build's own check stands in for this one: a form has no alternatives. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}
/** A choice that is not made yet stays open. */
const DEFAULTS = { constAsDefaults: 'never' } as const

/** Messages at their fields, in rjsf's form. */
function errorsOf(findings: readonly Finding[]): ErrorSchema {
  const errors: ErrorSchema = {}
  for (const { field, message } of findings) {
    const keys = field.split(/[.[\]]+/).filter((key) => key !== '')
    const place = keys.reduce<ErrorSchema>((holder, key) => {
      const inside = (holder as Record<string, ErrorSchema>)[key] ?? {}
      Object.assign(holder, { [key]: inside })
      return inside
    }, errors)
    place.__errors = [...(place.__errors ?? []), message]
  }
  return errors
}

/** An object as the form has it: what is empty is not there. */
const plain = (value: Fields = {}): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => !isNone(each)))

/** The fields of what is open, as they are typed or as its file says them. */
export function EntryForm() {
  const { say, language, store, state, drafts, spot, notes, open } = useEditor()
  const { name, id } = spot
  const at = { place: name, ...(id !== undefined && { id }) }
  const own = drafts.filter(isOf(name, id))
  const typed = Object.fromEntries(own.map(({ field, value }) => [field, value]))
  const shown = plain({ ...objectAt(state.values, name, id), ...typed })
  const form = useMemo(() => formOf(name, language), [name, language])
  const isHere = (finding: Finding) =>
    finding.name === name && finding.language === undefined && finding.id === id
  const refused = findingsOf(own)
  const findings = [...(refused.length > 0 ? refused : state.findings.filter(isHere))]
  const take = (next: Fields) => {
    for (const field of Object.keys({ ...shown, ...next })) {
      if (!isSame(shown[field], next[field])) store.type({ ...at, field }, next[field])
    }
  }
  const add = async () => {
    const added = await store.add(name)
    if (added !== undefined) open({ name, id: added, field: 'titulo' })
  }
  const discard = () => {
    store.discardAll(name, 'new')
    open({ name })
  }
  return (
    <div className="form">
      <Form
        {...form}
        tagName="div"
        validator={validator}
        experimental_defaultFormStateBehavior={DEFAULTS}
        templates={templates}
        widgets={widgets}
        formData={shown}
        extraErrors={errorsOf([...findings, ...notes.filter(isHere)])}
        showErrorList={false}
        onChange={({ formData }) => take(formData ?? {})}
      >
        {id === 'new' ? (
          <>
            <button type="button" className="main" onClick={() => void add()}>
              {say.add}
            </button>
            <button type="button" onClick={discard}>
              {say.discard}
            </button>
          </>
        ) : (
          <small role="status">
            {own.length === 0 ? say.saved : own.some(({ waits }) => waits) && say.unsaved}
          </small>
        )}
      </Form>
    </div>
  )
}
