import { objectAt } from '../field-spot'
import { useEditor } from './editor-context'
import type { FieldForm } from './form-schema'

/** The page of a project: begun, opened, removed. */
export function PageField(props: {
  form: FieldForm
  value: unknown
  onChange: (value: unknown) => void
}) {
  const { form, value, onChange } = props
  const { say, store, spot, open, tell } = useEditor()
  const { name, id } = spot
  const show = (page: unknown) => open({ name, page: String(page) })
  const begin = async () => {
    try {
      const { state } = await store.order('page', JSON.stringify({ id }))
      show(objectAt(state.values, name, id)?.pagina)
    } catch (error) {
      tell((error as Error).message)
    }
  }
  const remove = () => {
    onChange(undefined)
    tell(say.page.removed)
  }
  return (
    <fieldset id="root_pagina" tabIndex={-1}>
      <legend>{form.label}</legend>
      <small>{id === 'new' ? say.page.afterwards : form.hint}</small>
      {value === undefined ? (
        <button type="button" disabled={id === 'new'} onClick={() => void begin()}>
          {say.page.write}
        </button>
      ) : (
        <div className="item">
          <button type="button" onClick={() => show(value)}>
            {say.page.edit}
          </button>
          <button type="button" className="quiet" onClick={remove}>
            {say.page.remove}
          </button>
        </div>
      )}
    </fieldset>
  )
}
