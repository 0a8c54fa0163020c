import { useMemo } from 'react'
import { variantNames } from '../../content/cv-variants'
import type { Finding } from '../content-reader'
import { formNameOf, objectAt } from '../field-spot'
import { isOf } from './drafts'
import { useEditor } from './editor-context'
import { findingsOf } from './editor-store'
import { FormField } from './form-field'
import { formOf } from './form-schema'

const topOf = (field: string) => field.split(/[.[]/)[0]

/** The fields of what is open, as they are typed or as its file says them. */
export function EntryForm() {
  const { say, language, store, state, drafts, spot, notes, open } = useEditor()
  const { name, id } = spot
  const at = { place: name, ...(id !== undefined && { id }) }
  const own = drafts.filter(isOf(name, id))
  const typed = Object.fromEntries(own.map(({ field, value }) => [field, value]))
  const shown = { ...objectAt(state.values, name, id), ...typed }
  const variants = variantNames(state.values.perfil).join()
  const form = useMemo(
    () => formOf(formNameOf(name, id), language, variants.split(',').filter(Boolean)),
    [name, id, language, variants],
  )
  const isHere = (finding: Finding) =>
    finding.name === name && finding.language === undefined && finding.id === id
  const refused = findingsOf(own)
  const told = refused.length > 0 ? refused : state.findings.filter(isHere)
  const findings = [...told, ...notes.filter(isHere)]
  const elsewhere = findings.filter(({ field }) => form.every(({ path }) => path !== topOf(field)))
  const add = async () => {
    const added = await store.add(name)
    if (added !== undefined) open({ name, id: added, field: 'titulo' })
  }
  const discard = () => {
    store.discardAll(name, 'new')
    open({ name })
  }
  return (
    <div className="fields">
      <p role="alert">{elsewhere.map(({ message }) => message).join(' · ')}</p>
      {form.map((each) => (
        <FormField
          key={each.path}
          form={each}
          place={[each.path]}
          value={shown[each.path]}
          findings={findings}
          onChange={(value) => store.type({ ...at, field: each.path }, value)}
        />
      ))}
      {id === 'new' && (
        <div className="item">
          <button type="button" className="main" onClick={() => void add()}>
            {say.add}
          </button>
          <button type="button" onClick={discard}>
            {say.discard}
          </button>
        </div>
      )}
    </div>
  )
}
