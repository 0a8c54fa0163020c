import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { textFields } from '../../../site/model/schema/text-fields'
import { textPath } from '../../../site/model/translated-texts'
import { objectAt } from '../field-spot'
import { DraftChoice } from './draft-choice'
import { useEditor } from './editor-context'
import { RowButtons } from './row-buttons'
import { Translations } from './translations'
import { Input } from './widgets'

function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, rawErrors = [], rawDescription, fieldPathId, schema } = props
  const { spot, state } = useEditor()
  const { path } = fieldPathId
  if (path.length === 0) return children
  const field = path.filter((key) => typeof key === 'string').join('.')
  const object = objectAt(state.values, spot.name, spot.id)
  const original = path.reduce<unknown>((held, key) => Object(held)[key], object)
  const own = { place: spot.name, ...(spot.id !== undefined && { id: spot.id }), field }
  const text = textFields(spot.name).includes(field) && typeof original === 'string' && original
  const isGroup = schema.type === 'object' || schema.type === 'array'
  return (
    <div className="field">
      <div>
        {!isGroup && <label htmlFor={id}>{label}</label>}
        {children}
        <p id={errorId(id)} role="alert">
          {rawErrors.join(' · ')}
        </p>
        {path.length === 1 && <DraftChoice spot={own} />}
        {!isGroup && <small id={descriptionId(id)}>{rawDescription}</small>}
      </div>
      {text && <Translations path={textPath(object, path)} />}
    </div>
  )
}

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) =>
  properties.map(({ content }) => content)

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, onAddClick, fieldPathId } = props
  const { say } = useEditor()
  return (
    <fieldset id={fieldPathId.$id}>
      <legend>{title}</legend>
      <small>{schema.description}</small>
      {items}
      <button type="button" onClick={onAddClick}>
        {`${say.add}: ${title}`}
      </button>
    </fieldset>
  )
}

const ArrayFieldItemTemplate = (props: ArrayFieldItemTemplateProps) => {
  const { children, buttonsProps: act, index } = props
  return (
    <div className="item">
      {children}
      <RowButtons
        title={String(index + 1)}
        up={act.hasMoveUp ? act.onMoveUpItem : undefined}
        down={act.hasMoveDown ? act.onMoveDownItem : undefined}
        remove={act.onRemoveItem}
      />
    </div>
  )
}

/** rjsf's, in our own form. */
export const templates = {
  FieldTemplate,
  BaseInputTemplate: Input,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
}
