import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type BaseInputTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { useState } from 'react'
import { textFields } from '../../../site/model/schema/text-fields'
import { openObject, useEditor } from './editor-context'

/** The translations of one text beside it, with what is missing or out of date. */
function Translations({ place, original }: { place: string; original: string }) {
  const { state, spot } = useEditor()
  const id = spot.name === 'perfil' ? 0 : Number(spot.id)
  return Object.entries(state.translations).map(([language, files]) => {
    const said = files[spot.name]?.[id]?.[place]
    const key = `${language} ${said?.text} ${original}`
    return <TranslationField key={key} {...{ language, place, ...said }} />
  })
}

function TranslationField(props: {
  language: string
  place: string
  text?: string
  isStale?: boolean
}) {
  const { language, place, text = '', isStale = false } = props
  const { say, send, spot, state, language: spoken } = useEditor()
  const [draft, setDraft] = useState(text)
  const name = new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? language
  const mark = text === '' ? say.missing : isStale ? say.stale : undefined
  const id = typeof spot.id === 'number' ? { id: spot.id } : {}
  const save = () =>
    send(
      { kind: 'translate', name: spot.name, language, ...id, place, text: draft },
      state.hashes[`${language}/${spot.name}`],
    )
  return (
    <label className="translation" lang={language}>
      <span lang={spoken}>
        {say.inLanguage(name)}
        {mark && <mark>{mark}</mark>}
      </span>
      <textarea
        rows={1}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => draft !== text && void save()}
      />
      {isStale && (
        <button type="button" lang={spoken} onClick={() => void save()}>
          {say.stillRight}
        </button>
      )}
    </label>
  )
}

function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, rawErrors = [], rawDescription, hidden, fieldPathId, schema } = props
  const { notes, spot, state } = useEditor()
  const { path } = fieldPathId
  if (hidden || path.length === 0) return children
  const place = path.join('.')
  const field = path.reduce<string>(
    (above, key) => above + (typeof key === 'number' ? `[${key}]` : `${above && '.'}${key}`),
    '',
  )
  const isText = textFields(spot.name).includes(
    path.filter((key) => typeof key === 'string').join('.'),
  )
  const written = path.reduce<unknown>((held, key) => Object(held)[key], openObject(state, spot))
  const told = notes.filter(
    (note) =>
      note.name === spot.name &&
      note.field === field &&
      (note.id === spot.id || spot.name === 'perfil') &&
      !note.language,
  )
  const isGroup = schema.type === 'object' || schema.type === 'array'
  return (
    <div className="field" data-wrong={rawErrors.length > 0 || undefined}>
      <div className="own">
        {!isGroup && <label htmlFor={id}>{label}</label>}
        {children}
        <div id={errorId(id)} className="error" role="alert">
          {[...rawErrors, ...told.map(({ message }) => message)].join(' · ')}
        </div>
        {!isGroup && rawDescription && (
          <p id={descriptionId(id)} className="hint">
            {rawDescription}
          </p>
        )}
      </div>
      {isText && typeof written === 'string' && written !== '' && (
        <Translations place={place} original={written} />
      )}
    </div>
  )
}

export const describedBy = (id: string) => `${errorId(id)} ${descriptionId(id)}`

function BaseInputTemplate({
  id,
  value,
  onChange,
  type,
  schema,
  rawErrors,
}: BaseInputTemplateProps) {
  return (
    <input
      id={id}
      type={type ?? 'text'}
      inputMode={schema.type === 'integer' ? 'numeric' : undefined}
      value={value ?? ''}
      aria-invalid={rawErrors ? true : undefined}
      aria-describedby={describedBy(id)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <div className="fields">{properties.map(({ content }) => content)}</div>
)

function ArrayFieldTemplate({
  title,
  schema,
  items,
  onAddClick,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const { say } = useEditor()
  return (
    <fieldset id={fieldPathId.$id}>
      <legend>{title}</legend>
      <p className="hint">{schema.description}</p>
      {items}
      <button type="button" onClick={onAddClick}>
        {`${say.add}: ${title}`}
      </button>
    </fieldset>
  )
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { say } = useEditor()
  const number = String(index + 1)
  return (
    <div className="item">
      {children}
      <p className="actions">
        {buttonsProps.hasMoveUp && (
          <button type="button" aria-label={say.up(number)} onClick={buttonsProps.onMoveUpItem}>
            ↑
          </button>
        )}
        {buttonsProps.hasMoveDown && (
          <button type="button" aria-label={say.down(number)} onClick={buttonsProps.onMoveDownItem}>
            ↓
          </button>
        )}
        <button type="button" aria-label={say.remove(number)} onClick={buttonsProps.onRemoveItem}>
          {say.removeItem}
        </button>
      </p>
    </div>
  )
}

/** rjsf's, in our own form. */
export const templates = {
  FieldTemplate,
  BaseInputTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
}
