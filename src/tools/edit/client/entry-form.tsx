// The package's own index also loads ajv, which compiles by eval.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, ValidatorType } from '@rjsf/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Fields } from '../change-content'
import type { Finding } from '../content-store'
import { openObject, useEditor } from './editor-context'
import { changesBetween, plain } from './field-changes'
import { formOf, labelOf } from './form-schema'
import { templates } from './templates'
import { widgets } from './widgets'

/** The build's own check stands in for this one: a form has no alternatives. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}
/** Pause in typing after which a change is written. */
const SETTLED_AFTER_MS = 400

const keysOf = (field: string) => field.split(/[.[\]]+/).filter((key) => key !== '')

/** Messages at their fields, in rjsf's form. */
function errorsOf(findings: readonly Finding[]): ErrorSchema {
  const errors: ErrorSchema = {}
  for (const { field, message } of findings) {
    const place = keysOf(field).reduce<ErrorSchema>((holder, key) => {
      const inside = (holder as Record<string, ErrorSchema>)[key] ?? {}
      Object.assign(holder, { [key]: inside })
      return inside
    }, errors)
    place.__errors = [...(place.__errors ?? []), message]
  }
  return errors
}

/** The fields of what is open. What is right is written as it is typed; what is not waits here. */
export function EntryForm() {
  const { say, descriptions, state, spot, open, send } = useEditor()
  const { name, id } = spot
  const isNew = id === 'new'
  const present = plain(openObject(state, spot))
  const [base, setBase] = useState({ value: present, hash: state.hashes[name] })
  const [draft, setDraft] = useState<Fields>(present)
  const [findings, setFindings] = useState<Finding[]>([])
  const [theirs, setTheirs] = useState<Fields>()
  const form = useMemo(() => formOf(name, { say, descriptions }), [name, say, descriptions])
  const changes = changesBetween(base.value, plain(draft))
  const isClean = changes.length === 0

  // What another program wrote is shown, unless something here is not written yet.
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (isClean) {
      setBase({ value: present, hash: state.hashes[name] })
      if (changesBetween(base.value, present).length > 0) setDraft(present)
    }
  }

  const save = async (hash = base.hash) => {
    const sent = plain(draft)
    const answer = await send(
      isNew
        ? { kind: 'add', name, entry: sent }
        : { kind: 'fields', name, ...(id !== undefined && { id }), fields: changes },
      hash,
    )
    if (!answer) return
    setFindings(answer.findings ?? [])
    setTheirs(answer.status === 409 ? answer.theirs : undefined)
    if (answer.status !== 200) return
    const { hashes } = answer.state
    setBase({ value: sent, hash: hashes[name] })
    if (isNew) open({ name, id: Math.max(...itemIds(answer.state.values[name])) })
  }
  const latest = useRef(save)
  latest.current = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke begins the pause anew
  useEffect(() => {
    if (isNew || theirs) return
    if (isClean) return setFindings([])
    const timer = setTimeout(() => void latest.current(), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isNew, isClean, theirs, draft])

  const takeTheirs = () => {
    setBase({ value: present, hash: state.hashes[name] })
    setDraft(present)
    setTheirs(undefined)
  }
  const inFile = findings.length > 0 ? findings : state.findings.filter(isHere(name, id))
  return (
    <div className="form">
      {theirs && (
        <section className="conflict" aria-label={say.conflict}>
          <h3>{say.conflict}</h3>
          {changes.map(({ path, value }) => (
            <dl key={path.join('.')}>
              <dt>{labelOf(String(path[0]), say)}</dt>
              <dd>{`${say.theirs}: ${show(present, path) || say.empty}`}</dd>
              <dd>{`${say.mine}: ${value ?? say.empty}`}</dd>
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
        templates={templates}
        widgets={widgets}
        formData={draft}
        extraErrors={errorsOf(inFile)}
        showErrorList={false}
        onChange={({ formData }) => setDraft(formData ?? {})}
      >
        {isNew ? (
          <p className="actions">
            <button type="button" className="main" onClick={() => void save()}>
              {say.add}
            </button>
            <button type="button" onClick={() => open({ name })}>
              {say.discard}
            </button>
          </p>
        ) : (
          <p role="status" className="saving">
            {isClean ? say.saved : findings.length > 0 ? say.unsaved : ''}
          </p>
        )}
      </Form>
    </div>
  )
}

const itemIds = (value: Fields | undefined) =>
  ((value?.items ?? []) as { id: number }[]).map(({ id }) => id)

const isHere = (name: string, id: number | 'new' | undefined) => (finding: Finding) =>
  finding.name === name && finding.language === undefined && finding.id === id

const show = (value: unknown, path: readonly (string | number)[]): string => {
  const said = path.reduce<unknown>((held, key) => Object(held)[key], value)
  return said === undefined ? '' : String(said)
}
