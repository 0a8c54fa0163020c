import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CONTENT_NAMES, type ContentName, isContentName } from '../../../site/model/schema/schema'
import { messagesIn } from '../../messages/messages'
import type { Finding } from '../content-store'
import { type Answer, ask, type EditorState } from './api'
import { EditorProvider, type Spot } from './editor-context'
import { EntryForm } from './entry-form'
import { labelOf, titleOf } from './form-schema'
import { ListEditor } from './list-editor'
import { fieldSaying, Preview } from './preview'
import { Drop } from './widgets'

/** In ms, by the clock that the site's page has, too: another one may differ after the machine slept. */
const timeNow = () => performance.timeOrigin + performance.now()

function Editor({ start }: { start: EditorState }) {
  const [state, setState] = useState(start)
  const { language, pages } = state
  const say = messagesIn(language).edit
  const [spot, open] = useState<Spot>({ name: 'perfil' })
  const [notes, setNotes] = useState<Finding[]>([])
  const [told, tell] = useState('')
  /** A file whose import waits for the owner's word. */
  const [asked, setAsked] = useState<File>()
  const [writtenAt, setWrittenAt] = useState(0)
  /** The file whose page is shown. */
  const [page, setPage] = useState<ContentName>('perfil')
  const { name } = spot

  useEffect(() => {
    if (spot.field === undefined) return
    document.getElementById(`root_${spot.field.replaceAll(/[.[\]]+/g, '_')}`)?.focus()
  }, [spot])

  const take = async <Told extends Answer>(asked: Promise<Told>, isWrite = true) => {
    try {
      const answer = await asked
      if (answer.state) flushSync(() => setState(answer.state))
      if (isWrite && answer.status === 200) setWrittenAt(timeNow())
      return answer
    } catch (error) {
      tell(error instanceof TypeError ? say.noServer : (error as Error).message)
      return undefined
    }
  }
  const undo = async () => {
    const answer = await take(ask('undo'))
    if (answer) tell(answer.status === 200 ? say.undone : say.notUndone)
  }
  const check = async () => {
    const answer = await take(ask('check'), false)
    if (!answer) return
    setNotes(answer.findings ?? [])
    tell(say.checked(answer.findings?.length ?? 0))
  }
  /** @param query `plan` only tells what the import would do */
  const bring = async (file: File, query: { plan?: string }) => {
    const asking = ask<Answer & { report: string }>('import', file, { name: file.name, ...query })
    const answer = await take(asking, !query.plan)
    if (answer) tell(answer.report)
    setAsked(answer && query.plan ? file : undefined)
  }
  const show = (each: ContentName) => {
    open({ name: each })
    setPage(each)
  }
  const showField = (text: string) => {
    const found = fieldSaying(text, state)
    if (found) open(found)
  }
  const value = {
    ...{ say, language, state, spot, notes, open, tell },
    send: (place: string, change: object, hash?: string) =>
      take(
        ask(
          'translation' in change ? 'translate' : 'change',
          JSON.stringify({ place, hash, ...change }),
        ),
      ),
  }
  return (
    <EditorProvider value={value}>
      <header>
        <h1>{say.title}</h1>
        <button type="button" disabled={!state.canUndo} onClick={() => void undo()}>
          {say.undo}
        </button>
        <button type="button" onClick={() => void check()}>
          {say.check}
        </button>
      </header>
      <main>
        <div className="form">
          <nav aria-label={say.content}>
            {CONTENT_NAMES.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === name || undefined}
                onClick={() => show(each)}
              >
                {titleOf(each, language)}
              </button>
            ))}
          </nav>
          <Drop onFile={(file) => bring(file, { plan: 'only' })}>
            <strong>{say.importing}</strong> {say.importHint}
          </Drop>
          <pre role="status">{told}</pre>
          {asked && (
            <fieldset>
              <legend>{say.importAsked(asked.name)}</legend>
              <button type="button" onClick={() => void bring(asked, {})}>
                {say.importNow}
              </button>
              <button
                type="button"
                onClick={() => {
                  setAsked(undefined)
                  tell('')
                }}
              >
                {say.discard}
              </button>
            </fieldset>
          )}
          <ul>
            {notes.map(({ name: of, id, field, message }) => (
              <li key={`${of} ${id} ${field} ${message}`}>
                {isContentName(of) && (
                  <button
                    type="button"
                    onClick={() => open({ name: of, field, ...(id && { id }) })}
                  >
                    {[titleOf(of, language), field !== 'items' && labelOf(field, language)]
                      .filter(Boolean)
                      .join(' · ')}
                  </button>
                )}
                <small>{message}</small>
              </li>
            ))}
          </ul>
          <h2>{titleOf(name, language)}</h2>
          {name === 'perfil' ? <EntryForm key={name} /> : <ListEditor key={name} name={name} />}
        </div>
        <Preview
          address={pages[page]}
          writtenAt={writtenAt}
          title={say.site}
          onText={showField}
          onLoad={() => void take(ask('state'), false)}
        />
      </main>
    </EditorProvider>
  )
}

const root = createRoot(document.getElementById('editor') as HTMLElement)
ask('state').then(
  ({ state }) => root.render(<Editor start={state} />),
  (error: unknown) => root.render(<p role="alert">{(error as Error).message}</p>),
)
