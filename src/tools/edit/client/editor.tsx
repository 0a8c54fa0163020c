import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { CONTENT_NAMES, type ContentName, isContentName } from '../../../site/model/schema/schema'
import { messagesIn } from '../../messages/messages'
import type { Finding } from '../content-store'
import { partsOf } from '../field-spot'
import { type Answer, ask, type EditorState } from './api'
import { EditorProvider, type Spot } from './editor-context'
import { type EditorStore, editorStore } from './editor-store'
import { EntryForm } from './entry-form'
import { labelOf, titleOf } from './form-schema'
import { keepDrafts } from './keep-drafts'
import { ListEditor } from './list-editor'
import { fieldSaying, Preview } from './preview'
import { Unsaved } from './unsaved'
import { Drop } from './widgets'

function Editor({ store }: { store: EditorStore }) {
  const { state, drafts, fault, writtenAt } = useSyncExternalStore(store.subscribe, store.session)
  const { language, pages } = state
  const say = messagesIn(language).edit
  const [spot, setSpot] = useState<Spot>({ name: 'perfil' })
  const [notes, setNotes] = useState<Finding[]>([])
  const [told, tell] = useState('')
  /** A file whose import waits for the owner's word. */
  const [asked, setAsked] = useState<File>()
  /** The file whose page is shown. */
  const [page, setPage] = useState<ContentName>('perfil')
  const { name } = spot

  useEffect(() => {
    if (spot.field === undefined) return
    document.getElementById(`root_${spot.field.replaceAll(/[.[\]]+/g, '_')}`)?.focus()
  }, [spot])

  const open = (next: Spot) => {
    void store.flush()
    setSpot(next)
  }
  const undo = async () => {
    const answer = await store.act('undo')
    if (answer) tell(answer.status === 200 ? say.undone : say.notUndone)
  }
  const check = async () => {
    const answer = await store.ask('check')
    if (!answer) return
    setNotes(answer.findings ?? [])
    tell(say.checked(answer.findings?.length ?? 0))
  }
  /** @param query `plan` only tells what the import would do */
  const bring = async (file: File, query: { plan?: string }) => {
    const send = query.plan ? store.ask : store.act
    const body = { name: file.name, ...query }
    const answer = await send<Answer & { report: string }>('import', () => file, body)
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
  const value = { say, language, store, state, drafts, spot, notes, open, tell }
  const locked = Object.entries(state.locked).filter(([place]) => partsOf(place).name === name)
  return (
    <EditorProvider value={value}>
      <header>
        <h1>{say.title}</h1>
        <button
          type="button"
          title={say.undoHint}
          disabled={!state.canUndo}
          onClick={() => void undo()}
        >
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
          {fault && <p role="alert">{fault}</p>}
          <pre role="status">{told}</pre>
          <Unsaved />
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
                    {[titleOf(of, language), field !== 'items' && labelOf(of, field, language)]
                      .filter(Boolean)
                      .join(' · ')}
                  </button>
                )}
                <small>{message}</small>
              </li>
            ))}
          </ul>
          <h2>{titleOf(name, language)}</h2>
          {locked.map(([place, message]) => (
            <section key={place} role="alert">
              <strong>{say.locked}</strong>
              <pre>{message}</pre>
            </section>
          ))}
          <fieldset
            className="whole"
            disabled={name in state.locked}
            onBlur={() => void store.flush()}
          >
            {name === 'perfil' ? <EntryForm key={name} /> : <ListEditor key={name} name={name} />}
          </fieldset>
        </div>
        <Preview
          address={pages[page]}
          writtenAt={writtenAt}
          title={say.site}
          onText={showField}
          onLoad={() => void store.refresh()}
        />
      </main>
    </EditorProvider>
  )
}

const root = createRoot(document.getElementById('editor') as HTMLElement)
ask('state').then(
  ({ state }) => {
    const wordsOf = ({ language }: EditorState) => messagesIn(language).edit
    const store = editorStore(state, { ask, wordsOf, storage: sessionStorage })
    keepDrafts(store)
    root.render(<Editor store={store} />)
  },
  (error: unknown) => root.render(<p role="alert">{(error as Error).message}</p>),
)
