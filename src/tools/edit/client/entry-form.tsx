// The package's own index also loads ajv, which compiles by eval.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, ValidatorType } from '@rjsf/utils'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Fields } from '../change-content'
import type { Finding } from '../content-store'
import { entriesOf, openObject, useEditor } from './editor-context'
import { formOf, labelOf } from './form-schema'
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
/** Pause in typing after which a change is written. */
const SETTLED_AFTER_MS = 400

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

const isNone = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** An object as the form has it: what is empty is not there. */
const plain = (value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => !isNone(each)))

/** The fields that the form says otherwise; undefined ones are to go. */
function changesIn(draft: Fields, before: Fields): Fields {
  const [was, is] = [plain(before), plain(draft)]
  const keys = Object.keys({ ...was, ...is })
  const differing = keys.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  return Object.fromEntries(differing.map((key) => [key, is[key]]))
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The fields of what is open. What is right is written as it is typed; what is not waits here. */
export function EntryForm() {
  const { say, language, state, spot, notes, open, send } = useEditor()
  const { name, id } = spot
  const isNew = id === 'new'
  const present = openObject(state, spot)
  /** As the file was when the form last agreed with it. */
  const [base, setBase] = useState({ value: present, hash: state.hashes[name] })
  const [draft, setDraft] = useState(plain(present))
  const [findings, setFindings] = useState<Finding[]>([])
  const [isConflict, setIsConflict] = useState(false)
  const form = useMemo(() => formOf(name, language), [name, language])
  const changes = changesIn(draft, base.value)
  const isClean = Object.keys(changes).length === 0
  const agree = (value: Fields) => {
    setBase({ value, hash: state.hashes[name] })
    setDraft(plain(value))
  }

  // What another program wrote is shown, unless something here is not written yet.
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (isClean) agree(present)
  }

  const save = async (hash = base.hash) => {
    const file = state.values[name] ?? {}
    const entries = entriesOf(state, name)
    const items = isNew
      ? [...entries, changes]
      : entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry))
    const value = name === 'perfil' ? { ...file, ...changes } : { ...file, items }
    const answer = await send(name, { value }, hash)
    if (!answer) return
    setFindings(answer.findings ?? [])
    setIsConflict(answer.status === 409)
    if (answer.status !== 200) return
    setBase({ value: openObject(answer.state, spot), hash: answer.state.hashes[name] })
    if (isNew) open({ name, id: Number(entriesOf(answer.state, name).at(-1)?.id) })
  }
  const saveSettled = useEffectEvent(() => void save())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke begins the pause anew
  useEffect(() => {
    if (isNew || isConflict) return
    if (isClean) return setFindings([])
    const timer = setTimeout(saveSettled, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isNew, isClean, isConflict, draft])

  const takeTheirs = () => {
    agree(present)
    setIsConflict(false)
  }
  const isHere = (finding: Finding) =>
    finding.name === name && finding.language === undefined && finding.id === id
  const inFile = findings.length > 0 ? findings : state.findings.filter(isHere)
  return (
    <div className="form">
      {isConflict && (
        <section aria-label={say.conflict}>
          <h3>{say.conflict}</h3>
          {Object.entries(changes).map(([field, mine]) => (
            <dl key={field}>
              <dt>{labelOf(field, language)}</dt>
              <dd>{`${say.theirs}: ${shown(present[field]) ?? say.empty}`}</dd>
              <dd>{`${say.mine}: ${shown(mine) ?? say.empty}`}</dd>
            </dl>
          ))}
          <button type="button" onClick={takeTheirs}>
            {say.takeTheirs}
          </button>
          <button type="button" onClick={() => void save(state.hashes[name])}>
            {say.takeMine}
          </button>
        </section>
      )}
      <Form
        {...form}
        tagName="div"
        validator={validator}
        experimental_defaultFormStateBehavior={DEFAULTS}
        templates={templates}
        widgets={widgets}
        formData={draft}
        extraErrors={errorsOf([...inFile, ...notes.filter(isHere)])}
        showErrorList={false}
        onChange={({ formData }) => setDraft(formData ?? {})}
      >
        {isNew ? (
          <>
            <button type="button" className="main" onClick={() => void save()}>
              {say.add}
            </button>
            <button type="button" onClick={() => open({ name })}>
              {say.discard}
            </button>
          </>
        ) : (
          <small role="status">{isClean ? say.saved : findings.length > 0 && say.unsaved}</small>
        )}
      </Form>
    </div>
  )
}
