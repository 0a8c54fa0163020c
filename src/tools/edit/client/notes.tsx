import { Fragment, useEffect, useRef, useState } from 'react'
import type { Spoken } from '../../../site/words/language'
import { languageName } from '../../content/intl-names'
import { labelOf, titleOf } from '../../messages/field-labels'
import { messagesIn } from '../../messages/messages'
import type { ChangedSpot } from '../changed-spots'
import type { SpotProblem } from '../content-reader'
import type { ContentState } from '../content-store'
import { type Draft, draftAt, isNewEntry } from '../drafts'
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
import { entryAt, type Spot, useEditor } from './editor-context'

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

/** What is to be opened in the form: a translation stands beside its field. */
export function spotOf({ place, id, field, line }: NoteSpot): Spot {
  const { name, language, page } = partsOf(place)
  return page === undefined ? { place: name, id, field, language } : { place, line }
}

/** @param isInList whether what is above it says its file */
function SpotButton({ spot, isInList = false }: { spot: NoteSpot; isInList?: boolean }) {
  const { place, id } = spot
  const { say, language, state, drafts, open } = useEditor()
  const { name, page } = partsOf(place)
  const entry = entryAt(state, spot)
  const isNew = isNewEntry(state.values, drafts, spot)
  const title = titleOf(name, language, state.values)
  const parts = [
    !isInList && title,
    isNew ? say.newEntry : entry?.titulo,
    ...fieldParts(spot, language),
  ].filter(Boolean)
  return (
    <Button
      disabled={(id !== undefined || page !== undefined) && !entry && !isNew}
      onClick={({ currentTarget }) => {
        currentTarget.closest('dialog')?.close()
        open(spotOf(spot))
      }}
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
  const { say, notes } = useEditor()
  const [aside, setAside] = useState<string[]>([])
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes into view each time that it is asked for
  useEffect(() => {
    section.current?.focus()
    section.current?.scrollIntoView?.({ block: 'start' })
  }, [asked])
  const left = notes.filter((note) => !aside.includes(textOf(note)))
  return (
    <section ref={section} tabIndex={-1} aria-label={say.check}>
      <div className="item">
        <strong role="status">{say.checked(left.length)}</strong>
        <Button act={close}>{say.close}</Button>
      </div>
      <NoteLists notes={left} putAside={(note) => setAside([...aside, textOf(note)])} />
    </section>
  )
}

type NotesProps = {
  notes: readonly SpotProblem[]
  /** Of notes that are only to be read there is none. */
  putAside?: (note: SpotProblem) => void
}

/** What is to be mended, and apart from it what is only advised. */
export function NoteLists({ notes, putAside }: NotesProps) {
  const { toSolve, toImprove } = messagesIn(useEditor().language).check
  const faults = notes.filter(({ isAdvice }) => !isAdvice)
  const advice = notes.filter(({ isAdvice }) => isAdvice)
  return (
    <>
      <NoteList heading={toSolve} notes={faults} putAside={putAside} />
      <NoteList heading={toImprove} notes={advice} putAside={putAside} />
    </>
  )
}

/** By the files that they are in. */
function NoteList(props: NotesProps & { heading: (count: number) => string }) {
  const { heading, notes, putAside } = props
  const { say, language, state, order } = useEditor()
  if (notes.length === 0) return null
  const isFile = ({ place }: SpotProblem) => !(partsOf(place).name in state.values)
  const titleOfNote = (note: SpotProblem) =>
    isFile(note) ? '' : titleOf(partsOf(note.place).name, language, state.values)
  const titles = [...new Set(notes.map(titleOfNote))]
  const forget = (note: SpotProblem) => {
    putAside?.(note)
    return order('forget', { file: pageAt(note.place) ? contentFile(note.place) : note.place })
  }
  const row = (note: SpotProblem) => {
    const isUnneeded = note.isAdvice && (isFile(note) || !entryAtPage(state, note))
    return (
      <li key={textOf(note)}>
        <div className="item">
          {!isFile(note) && <SpotButton spot={note} isInList />}
          {isUnneeded && putAside && <Button act={() => forget(note)}>{say.forget}</Button>}
          {putAside && (
            <Button
              className="sign"
              aria-label={say.dismiss(note.message)}
              act={() => putAside(note)}
            >
              ×
            </Button>
          )}
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
export function UnsavedElsewhere() {
  const { say, drafts, spot } = useEditor()
  const whereIs = ({ place, id }: Spot) => (pageAt(place) ? place : `${partsOf(place).name} ${id}`)
  const elsewhere = drafts.filter((each) => whereIs(each) !== whereIs(spot))
  return <Unsaved heading={say.unsavedFields} unsaved={elsewhere} />
}

/** What is typed and not written. */
export function Unsaved({ heading, unsaved }: { heading: string; unsaved: readonly Draft[] }) {
  const { say, language, store, state, drafts } = useEditor()
  if (unsaved.length === 0) return null
  return (
    <section aria-label={heading}>
      <strong>{heading}</strong>
      <ul>
        {unsaved.map((draft) => {
          const { place, id, field, problems = [] } = draft
          const isGone = !entryAt(state, draft) && !isNewEntry(state.values, drafts, draft)
          const nameOf = (each: string) => labelOf(partsOf(place).name, each, language)
          const label = nameOf(field)
          // What a new entry lacks is told at what it has.
          const told = problems.map((each) => {
            const name = nameOf(each.field)
            return { ...each, message: name === label ? each.message : `${name}: ${each.message}` }
          })
          return (
            <li key={`${place} ${id} ${field}`}>
              <div className="item">
                <SpotButton spot={draft} />
                <Button aria-label={`${say.discard}: ${label}`} act={() => store.discard(draft)}>
                  {say.discard}
                </Button>
              </div>
              <small>{isGone ? say.entryGone : sentences(told)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function DraftChoice({ spot }: { spot: FieldSpot }) {
  const { say, store, order, state, drafts, isNew } = useEditor()
  const draft = draftAt(drafts, spot)
  if (!draft?.waits || (isNew && draft.waits === 'mending')) return null
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
        <Button act={() => order('insist', spot)}>{say.takeMine}</Button>
      </div>
    </section>
  )
}
