import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isOwnList } from '../../../site/model/own-list'
import { CONTENT_NAMES, type ContentName } from '../../../site/model/schema/schema'
import { pathsIn, wordsFor } from '../../messages/built-words'
import { messagesIn } from '../../messages/messages'
import type { Finding } from '../content-reader'
import { partsOf } from '../field-spot'
import { ask, type EditorState } from './api'
import { BringIn } from './bring-in'
import { CheckNotes } from './check-notes'
import { EditorProvider, type Spot } from './editor-context'
import { type EditorStore, editorStore } from './editor-store'
import { EntryForm } from './entry-form'
import { fieldId, titleOf } from './form-schema'
import { keepDrafts } from './keep-drafts'
import { ListEditor } from './list-editor'
import { NewSection } from './new-section'
import { PageEditor } from './page-editor'
import { fieldSaying, Preview } from './preview'
import { SiteLanguages } from './site-languages'
import { Unsaved } from './unsaved'
import { WhatNext } from './what-next'

function Editor({ store }: { store: EditorStore }) {
  const { state, drafts, fault, writtenAt } = useSyncExternalStore(store.subscribe, store.session)
  const { language, pages } = state
  const say = messagesIn(language).edit
  const [spot, setSpot] = useState<Spot>({ name: 'perfil' })
  /** What `check` found; undefined where it was not asked. */
  const [notes, setNotes] = useState<readonly Finding[]>()
  const [told, tell] = useState('')
  /** The file whose page is shown. */
  const [page, setPage] = useState<ContentName>('perfil')
  const [isPhone, setIsPhone] = useState(false)
  const { name } = spot
  const names = [...CONTENT_NAMES, ...Object.keys(state.values).filter(isOwnList)]

  useEffect(() => {
    if (spot.field === undefined) return
    const field = document.getElementById(fieldId(spot.field))
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [spot])

  const open = (next: Spot) => {
    void store.flush()
    tell('')
    setSpot(next)
  }
  const undo = async () => {
    const answer = await store.act('undo')
    if (answer) tell(answer.status === 200 ? say.undone : say.notUndone)
  }
  const check = () =>
    store.order('check').then(
      ({ findings = [] }) => setNotes(findings),
      (error: Error) => tell(error.message),
    )
  const show = (each: ContentName) => {
    open({ name: each })
    setPage(each)
  }
  const showField = (text: string, path: string) => {
    const onPage = names.filter((each) => pages[each] === path)
    const found = fieldSaying(text, state, onPage)
    if (found) open(found)
  }
  const pageAddress = (slug: string) => {
    const folder = spot.language ? `${spot.language}/` : ''
    const words = wordsFor(spot.language ?? language, language)
    return `${pathsIn(folder, words.built.slugs).projects}${slug}/`
  }
  const value = { say, language, store, state, drafts, spot, notes: notes ?? [], open, tell }
  const isUnsaved = (each: ContentName) => drafts.some(({ place }) => partsOf(place).name === each)
  const locked = Object.entries(state.locked).filter(([place]) => partsOf(place).name === name)
  return (
    <EditorProvider value={value}>
      <header>
        <h1>{say.title}</h1>
        <small role="status">
          {drafts.length === 0 ? say.saved : drafts.some(({ waits }) => waits) && say.unsaved}
        </small>
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
        <WhatNext check={() => void check()} />
        <nav className="item" aria-label={say.site}>
          {[true, false].map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={isPhone === each}
              onClick={() => setIsPhone(each)}
            >
              {each ? say.phone : say.desktop}
            </button>
          ))}
        </nav>
      </header>
      <main>
        <div className="form">
          <nav aria-label={say.content}>
            {names.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === name || undefined}
                {...(isUnsaved(each) && { className: 'unsaved', title: say.draft })}
                onClick={() => show(each)}
              >
                {titleOf(each, language, state.values)}
              </button>
            ))}
            <NewSection show={show} />
          </nav>
          {spot.page === undefined && <BringIn />}
          {fault && <p role="alert">{fault}</p>}
          <Unsaved />
          {notes && <CheckNotes close={() => setNotes(undefined)} />}
          {spot.page === undefined && <h2>{titleOf(name, language, state.values)}</h2>}
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
            {spot.page !== undefined ? (
              <PageEditor key={spot.page} slug={spot.page} />
            ) : name === 'perfil' ? (
              <>
                <EntryForm key={name} />
                <SiteLanguages />
              </>
            ) : (
              <ListEditor key={name} name={name} />
            )}
          </fieldset>
          <p role="status" className="told">
            {told}
          </p>
        </div>
        <Preview
          address={spot.page === undefined ? (pages[page] ?? '/') : pageAddress(spot.page)}
          writtenAt={writtenAt}
          title={say.site}
          isPhone={isPhone}
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
