import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CONTENT_NAMES, type ContentName, isContentName } from '../../../site/model/schema/schema'
import type { Messages } from '../../messages/es/es'
import { messagesIn } from '../../messages/messages'
import type { Change } from '../change-content'
import type { Finding } from '../content-store'
import { type Answer, ask, askChange, type Start } from './api'
import { EditorProvider, type Spot } from './editor-context'
import { EntryForm } from './entry-form'
import { labelOf } from './form-schema'
import { ListEditor } from './list-editor'
import { fieldSaying, Preview } from './preview'
import { Dropped } from './widgets'

function Editor({ start }: { start: Start }) {
  const { language, pages } = start
  const { edit: say, editor } = messagesIn(language)
  const [state, setState] = useState(start.state)
  const [spot, open] = useState<Spot>({ name: 'perfil' })
  const [notes, setNotes] = useState<Finding[]>([])
  const [told, tell] = useState('')
  const [writes, setWrites] = useState(0)
  const [page, setPage] = useState(pages.perfil)
  const [tab, setTab] = useState<'form' | 'site'>('form')
  const { name } = spot

  useEffect(() => {
    if (spot.field === undefined) return
    document.getElementById(`root_${spot.field.replaceAll('.', '_')}`)?.focus()
  }, [spot])

  const asking = async (answer: Promise<Answer>, isWrite = true) => {
    try {
      const got = await answer
      if (got.state) setState(got.state)
      setWrites((count) => count + Number(isWrite && got.status === 200))
      return got
    } catch (error) {
      tell(error instanceof TypeError ? say.noServer : (error as Error).message)
      return undefined
    }
  }
  const send = (change: Change, hash?: string) => asking(askChange(change, hash))
  const undo = async () => {
    const answer = await asking(ask('undo'))
    if (answer) tell(answer.status === 200 ? say.undone : say.notUndone)
  }
  const check = async () => {
    const answer = await asking(ask('check'), false)
    if (!answer) return
    setNotes(answer.findings ?? [])
    tell(say.checked(answer.findings?.length ?? 0))
  }
  const bring = async (file: File | undefined) => {
    if (!file) return
    const answer = await asking(
      ask<Answer & { report: string }>('import', file, { name: file.name }),
    )
    if (answer) tell((answer as Answer & { report: string }).report)
  }
  const show = (each: ContentName) => {
    open({ name: each })
    setPage(pages[each])
  }
  const showField = (text: string) => {
    const found = fieldSaying(text, state)
    if (!found) return
    open(found)
    setTab('form')
  }
  const value = { say, descriptions: editor.fields, language, state, spot, notes, open, tell, send }
  return (
    <EditorProvider value={value}>
      <header>
        <h1>{say.title}</h1>
        <p className="tabs">
          {(['form', 'site'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={tab === each}
              onClick={() => setTab(each)}
            >
              {say[each]}
            </button>
          ))}
        </p>
        <button type="button" disabled={!state.canUndo} onClick={() => void undo()}>
          {say.undo}
        </button>
        <button type="button" onClick={() => void check()}>
          {say.check}
        </button>
      </header>
      <main data-tab={tab}>
        <div className="panel">
          <nav aria-label={say.content}>
            {CONTENT_NAMES.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === name || undefined}
                onClick={() => show(each)}
              >
                {say.files[each]}
              </button>
            ))}
          </nav>
          <pre role="status" className="told">
            {told}
          </pre>
          {notes.length > 0 && <Notes notes={notes} say={say} open={open} />}
          <h2>{say.files[name]}</h2>
          {name === 'perfil' ? <EntryForm key={name} /> : <ListEditor key={name} name={name} />}
          <Dropped onDrop={bring}>
            <label className="choose">
              <strong>{say.importing}</strong> {say.importHint}
              <input type="file" onChange={({ target }) => void bring(target.files?.[0])} />
            </label>
          </Dropped>
        </div>
        <Preview
          address={page}
          writes={writes}
          title={say.site}
          onText={showField}
          onLoad={() => void asking(ask('state'), false)}
        />
      </main>
    </EditorProvider>
  )
}

/** What `check` found, each with a way to its field. */
function Notes(props: {
  notes: readonly Finding[]
  say: Messages['edit']
  open: (spot: Spot) => void
}) {
  const { notes, say, open } = props
  return (
    <ul className="notes">
      {notes.map(({ name, id, field, message }) => (
        <li key={`${name} ${id} ${field} ${message}`}>
          {isContentName(name) ? (
            <button type="button" onClick={() => open({ name, field, ...(id && { id }) })}>
              {`${say.files[name]} · ${labelOf(field, say)}`}
            </button>
          ) : (
            name
          )}{' '}
          {message}
        </li>
      ))}
    </ul>
  )
}

const root = createRoot(document.getElementById('editor') as HTMLElement)
ask<Start>('state').then(
  (start) => root.render(<Editor start={start} />),
  (error: unknown) => root.render(<p role="alert">{String(error)}</p>),
)
