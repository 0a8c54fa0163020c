import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { textFields } from '../../../site/model/schema/content-fields'
import { placeOfText } from '../../../site/model/translated-texts'
import { objectAt } from '../field-spot'
import { DraftChoice } from './draft-choice'
import { draftAt } from './drafts'
import { useEditor } from './editor-context'
import { RowButtons } from './row-buttons'
import { translatedPath } from './translated-path'
import { Translations } from './translations'
import { Input } from './widgets'

function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, rawErrors = [], rawDescription, fieldPathId, schema } = props
  const { spot, state, drafts } = useEditor()
  const { path } = fieldPathId
  if (path.length === 0) return children
  const field = path.filter((key) => typeof key === 'string').join('.')
  const object = objectAt(state.values, spot.name, spot.id)
  const own = { place: spot.name, ...(spot.id !== undefined && { id: spot.id }), field }
  const top = String(path[0])
  const draft = draftAt(drafts, { ...own, field: top })
  const textAt = translatedPath(object, { ...object, ...(draft && { [top]: draft.value }) }, path)
  const original = placeOfText(object, textAt).reduce<unknown>(
    (held, key) => Object(held)[key],
    object,
  )
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
      {text && <Translations path={textAt} />}
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
