import { Fragment, useEffect, useRef, useState } from 'react'
import type { Spoken } from '../../../site/words/language'
import { languageName } from '../../content/intl-names'
import { labelOf, titleOf } from '../../messages/field-labels'
import { messagesIn } from '../../messages/messages'
import type { ChangedSpot } from '../changed-spots'
import type { SpotProblem } from '../content-reader'
import type { ContentState } from '../content-store'
import { draftAt } from '../drafts'
import {
  contentFile,
  type FieldSpot,
  isNone,
  pageAt,
  partsOf,
  saidAt,
  type Values,
} from '../field-spot'
import { Button } from './buttons'
import { entryAt, useEditor } from './editor-context'

/** What is wrong, or nothing. */
export const sentences = (problems: readonly SpotProblem[]): string =>
  problems.map(({ message }) => message).join(' · ')

/** What is wrong with a field, and apart from it what the check advises. @param id describes the field */
export function Told({ id, problems }: { id?: string; problems: readonly SpotProblem[] }) {
  return (
    <>
      <p role="alert" id={id}>
        {sentences(problems.filter(({ isAdvice }) => !isAdvice))}
      </p>
      <small className="advice" id={id && `${id}_advice`}>
        {sentences(problems.filter(({ isAdvice }) => isAdvice))}
      </small>
    </>
  )
}

type NoteSpot = Pick<SpotProblem, 'place' | 'id' | 'field' | 'line'>

/** @param isInList whether what is above it says its file */
function SpotButton({ spot, isInList = false }: { spot: NoteSpot; isInList?: boolean }) {
  const { place, id, field, line } = spot
  const { say, language, state, open } = useEditor()
  const { name, page } = partsOf(place)
  const entry = entryAt(state, spot)
  const title = titleOf(name, language, state.values)
  const parts = [
    !isInList && title,
    id === 'new' ? say.newEntry : entry?.titulo,
    ...fieldParts(spot, language),
  ].filter(Boolean)
  return (
    <Button
      disabled={(typeof id === 'number' || page !== undefined) && !entry}
      act={() => open(page === undefined ? { place: name, id, field } : { place, line })}
    >
      {parts.length > 0 ? parts.join(' · ') : title}
    </Button>
  )
}

/** What a field is called, and its language where that is a further one. */
function fieldParts({ place, field }: FieldSpot, language: Spoken) {
  const { name, language: other, page } = partsOf(place)
  return [
    field !== 'items' && labelOf(name, page === undefined ? field : 'pagina', language),
    other && languageName(other, language),
  ]
}

/** More are told by their files. */
const MOST_TOLD = 3

/** What was undone, in the words of the form. */
export function changesText(changed: readonly ChangedSpot[], language: Spoken, values: Values) {
  const areFew = changed.length <= MOST_TOLD
  const texts = changed.map(({ place, title, field = 'items' }) => {
    const file = titleOf(partsOf(place).name, language, values)
    const details = fieldParts({ place, field: areFew ? field : 'items' }, language)
    return [file, areFew && title, ...details].filter(Boolean).join(' · ')
  })
  return [...new Set(texts)].join(', ')
}

const textOf = (note: SpotProblem) => JSON.stringify(note)

/** @param asked counts how often it was asked for, each time of which it comes into view */
export function CheckNotes({ asked, close }: { asked: number; close: () => void }) {
  const { say, language, notes } = useEditor()
  const { toSolve, toImprove } = messagesIn(language).check
  const [aside, setAside] = useState<string[]>([])
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes into view each time that it is asked for
  useEffect(() => {
    section.current?.focus()
    section.current?.scrollIntoView?.({ block: 'start' })
  }, [asked])
  const left = notes.filter((note) => !aside.includes(textOf(note)))
  const faults = left.filter(({ isAdvice }) => !isAdvice)
  const advice = left.filter(({ isAdvice }) => isAdvice)
  const putAside = (note: SpotProblem) => setAside([...aside, textOf(note)])
  return (
    <section ref={section} tabIndex={-1} aria-label={say.check}>
      <div className="item">
        <strong role="status">{say.checked(left.length)}</strong>
        <Button act={close}>{say.close}</Button>
      </div>
      <NoteList heading={toSolve} notes={faults} putAside={putAside} />
      <NoteList heading={toImprove} notes={advice} putAside={putAside} />
    </section>
  )
}

/** By the files that they are in. */
function NoteList(props: {
  heading: (count: number) => string
  notes: readonly SpotProblem[]
  putAside: (note: SpotProblem) => void
}) {
  const { heading, notes, putAside } = props
  const { say, language, state, order } = useEditor()
  if (notes.length === 0) return null
  const isFile = ({ place }: SpotProblem) => !(partsOf(place).name in state.values)
  const titleOfNote = (note: SpotProblem) =>
    isFile(note) ? '' : titleOf(partsOf(note.place).name, language, state.values)
  const titles = [...new Set(notes.map(titleOfNote))]
  const forget = (note: SpotProblem) => {
    putAside(note)
    return order('forget', { file: pageAt(note.place) ? contentFile(note.place) : note.place })
  }
  const row = (note: SpotProblem) => {
    const isUnneeded = note.isAdvice && (isFile(note) || !entryAtPage(state, note))
    return (
      <li key={textOf(note)}>
        <div className="item">
          {!isFile(note) && <SpotButton spot={note} isInList />}
          {isUnneeded && <Button act={() => forget(note)}>{say.forget}</Button>}
          <Button
            className="sign"
            aria-label={say.dismiss(note.message)}
            act={() => putAside(note)}
          >
            ×
          </Button>
        </div>
        <small>{note.message}</small>
      </li>
    )
  }
  return (
    <section className="notes" aria-label={heading(notes.length)}>
      <h3>{heading(notes.length)}</h3>
      {titles.map((title) => (
        <Fragment key={title}>
          {title !== '' && <h4>{title}</h4>}
          <ul>{notes.filter((note) => titleOfNote(note) === title).map(row)}</ul>
        </Fragment>
      ))}
    </section>
  )
}

/** Whether a note is of a page that a project has, or of no page. */
const entryAtPage = (state: ContentState, note: SpotProblem) =>
  !pageAt(note.place) || entryAt(state, note) !== undefined

/** What is typed elsewhere than in what is open, and not written. */
export function Unsaved() {
  const { say, language, store, state, drafts, spot } = useEditor()
  const here = partsOf(spot.place)
  const elsewhere = drafts.filter(({ place, id }) => {
    const { name, page } = partsOf(place)
    return name !== here.name || id !== spot.id || page !== here.page
  })
  if (elsewhere.length === 0) return null
  return (
    <section aria-label={say.unsavedFields}>
      <strong>{say.unsavedFields}</strong>
      <ul>
        {elsewhere.map((draft) => {
          const { place, id, field, problems = [] } = draft
          const isGone = id !== 'new' && !entryAt(state, draft)
          const label = labelOf(partsOf(place).name, field, language)
          return (
            <li key={`${place} ${id} ${field}`}>
              <div className="item">
                <SpotButton spot={draft} />
                <Button aria-label={`${say.discard}: ${label}`} act={() => store.discard(draft)}>
                  {say.discard}
                </Button>
              </div>
              <small>{isGone ? say.entryGone : sentences(problems)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function DraftChoice({ spot }: { spot: FieldSpot }) {
  const { say, store, state, drafts } = useEditor()
  const draft = draftAt(drafts, spot)
  if (!draft?.waits || (spot.id === 'new' && draft.waits === 'mending')) return null
  if (draft.waits === 'mending') {
    return <Button act={() => store.discard(spot)}>{say.discard}</Button>
  }
  const told = (value: unknown) => (isNone(value) ? say.empty : shown(value))
  return (
    <section aria-label={say.conflict} className="conflict">
      <strong>{say.conflict}</strong>
      <p>{`${say.theirs}: ${told(saidAt(state.values, spot))}`}</p>
      <p>{`${say.mine}: ${told(draft.value)}`}</p>
      <div className="item">
        <Button act={() => store.discard(spot)}>{say.takeTheirs}</Button>
        <Button act={() => store.insist(spot)}>{say.takeMine}</Button>
      </div>
    </section>
  )
}
