import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isOwnList, slugOf } from '../../../model/own-list'
import { CONTENT_NAMES, type ContentName } from '../../../model/schema/schema'
import { SECTIONS } from '../../../model/sections'
import { pathsIn, wordsFor } from '../../messages/built-words'
import { titleOf } from '../../messages/field-labels'
import { messagesIn } from '../../messages/messages'
import type { ChangedSpot } from '../changed-spots'
import type { SpotProblem } from '../content-reader'
import { partsOf } from '../field-spot'
import { type Answer, ask, type EditorState } from './api'
import { BringIn } from './bring-in'
import { Button } from './buttons'
import { CvPages } from './cv-pages'
import { NewSection } from './dialogs'
import { EditorProvider, type Spot } from './editor-context'
import { type EditorStore, editorStore } from './editor-store'
import { EntryForm } from './entry-form'
import { focusField } from './field-focus'
import { ListEditor } from './list-editor'
import { CheckNotes, changesText, spotOf, UnsavedElsewhere } from './notes'
import { PageEditor } from './page-editor'
import { Preview, refuseFiles, shownSpot } from './preview'
import { Publish } from './publish'
import { SiteLanguages } from './site-languages'
import { turnOf } from './turn-keys'

/** Pause after which what was written is checked again, while the check's list is open. */
const CHECKED_AFTER_MS = 1500

type Turned = Answer & { isDone: boolean; passed: string[]; changed: ChangedSpot[] }

function pathOf(place: string, main: string): string {
  const { name, language, page } = partsOf(place)
  const { slugs } = wordsFor(language ?? main, { main }).built
  const paths = pathsIn(language ? `${language}/` : '', slugs)
  if (page !== undefined) return `${paths.projects}${page}/`
  if (isOwnList(name)) return `/${slugOf(name)}/`
  const section = SECTIONS.find(({ lists }) => lists.some((list) => list === name))
  return section ? paths[section.route] : '/'
}

function Editor({ store }: { store: EditorStore }) {
  const { state, drafts, fault, writtenAt } = useSyncExternalStore(store.subscribe, store.session)
  const { language } = state
  const say = messagesIn(language).form
  const [spot, setSpot] = useState<Spot>({ place: 'perfil' })
  /** What `check` found; undefined where it was not asked. */
  const [notes, setNotes] = useState<readonly SpotProblem[]>()
  const [asked, setAsked] = useState(0)
  const [told, tell] = useState('')
  const [shown, setShown] = useState<ContentName>('perfil')
  const [isPhone, setIsPhone] = useState(false)
  const [isCv, setIsCv] = useState(false)
  const { name, page } = partsOf(spot.place)
  const names = [...CONTENT_NAMES, ...Object.keys(state.values).filter(isOwnList)]

  useEffect(() => {
    focusField(spot, store.session().state.values)
  }, [spot, store])

  const edit = (next: Spot) => {
    void store.flush()
    tell('')
    setSpot(next)
  }
  const open = (next: Spot) => {
    edit(next)
    setShown(partsOf(next.place).name)
  }
  const order = <Told extends Answer>(...asked: Parameters<typeof ask>) =>
    store.order<Told>(...asked).catch((error: Error) => void tell(error.message))
  /** Takes the last change back, or does it again; past what another program has changed since. */
  const turn = async (action: 'undo' | 'redo') => {
    const answer = await order<Turned>(action)
    if (!answer) return
    const { isDone, passed, changed } = answer
    const values = { ...state.values, ...answer.state.values }
    const hasPassed = passed.length > 0
    const files = passed.map((place) => titleOf(partsOf(place).name, language, values))
    const what = changesText(changed, language, values) || say.content
    const sentences = [
      hasPassed && say.passed([...new Set(files)].join(', ')),
      isDone && (action === 'undo' ? say.undone(what) : say.redone(what)),
      hasPassed && !isDone && say.noneBefore,
    ]
    tell(sentences.filter(Boolean).join(' '))
  }
  const look = useCallback(
    () =>
      store.order('check').then(
        ({ problems = [] }) => setNotes(problems),
        (error: Error) => tell(error.message),
      ),
    [store],
  )
  const check = async () => {
    tell('')
    await look()
    setAsked((before) => before + 1)
  }
  const isChecked = notes !== undefined
  // What is mended leaves the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again once something is written
  useEffect(() => {
    if (!isChecked) return
    const timer = setTimeout(() => void look(), CHECKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [look, isChecked, writtenAt])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = turnOf(event)
      if (!action) return
      event.preventDefault()
      void turn(action)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const show = (each: ContentName) => open({ place: each })
  const showField = (said: string) => {
    // Not `state`, which is older where the preview was loaded before a change.
    const found = shownSpot(said, store.session().state.values)
    // The preview stays where the text was clicked.
    if (found) edit(found)
  }
  const waiting = drafts.find(({ waits }) => waits)
  const value = {
    ...{ say, language, store, state, drafts, spot, notes: notes ?? [], open, tell, order },
  }
  const locked = Object.entries(state.locked).filter(([place]) => partsOf(place).name === name)
  return (
    <EditorProvider value={value}>
      <header>
        <h1>{say.title}</h1>
        <small role="status">
          {drafts.length === 0 && say.saved}
          {waiting && <Button act={() => open(spotOf(waiting))}>{say.unsaved}</Button>}
        </small>
        <Button title={say.undoHint} disabled={!state.canUndo} act={() => turn('undo')}>
          {say.undo}
        </Button>
        <Button title={say.redoHint} disabled={!state.canRedo} act={() => turn('redo')}>
          {say.redo}
        </Button>
        <Button act={check}>{say.check}</Button>
        <Publish />
        {!isCv && (
          <nav className="item" aria-label={say.site}>
            {[true, false].map((each) => (
              <Button
                key={String(each)}
                aria-pressed={isPhone === each}
                act={() => setIsPhone(each)}
              >
                {each ? say.phone : say.desktop}
              </Button>
            ))}
          </nav>
        )}
        <nav aria-label={say.preview}>
          {[false, true].map((each) => (
            <Button key={String(each)} aria-pressed={isCv === each} act={() => setIsCv(each)}>
              {each ? say.cv : say.site}
            </Button>
          ))}
        </nav>
      </header>
      <main>
        <div className="form">
          <nav aria-label={say.content}>
            {names.map((each) => (
              <Button key={each} aria-current={each === name || undefined} act={() => show(each)}>
                {titleOf(each, language, state.values)}
              </Button>
            ))}
            <NewSection show={show} />
          </nav>
          {page === undefined && <BringIn />}
          {fault && <p role="alert">{fault}</p>}
          <UnsavedElsewhere />
          {notes && <CheckNotes asked={asked} close={() => setNotes(undefined)} />}
          {page === undefined && <h2>{titleOf(name, language, state.values)}</h2>}
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
            {page !== undefined ? (
              <PageEditor key={page} slug={page} />
            ) : name === 'perfil' ? (
              <>
                <EntryForm key={name} />
                <SiteLanguages />
              </>
            ) : (
              <ListEditor key={name} name={name} />
            )}
          </fieldset>
        </div>
        <p role="status" className="told">
          <span key={told}>{told}</span>
        </p>
        <Preview
          address={pathOf(page === undefined ? shown : spot.place, state.main)}
          writtenAt={writtenAt}
          title={say.site}
          waiting={say.preparing}
          isPhone={isPhone}
          isHidden={isCv}
          onText={showField}
          onLoad={() => void store.refresh()}
        />
        {isCv && <CvPages />}
      </main>
    </EditorProvider>
  )
}

/** Whatever becomes of the page, what is typed is written or asked about. */
function keepDrafts(store: EditorStore): void {
  refuseFiles(window)
  window.addEventListener('beforeunload', (event) => {
    void store.flush()
    if (store.session().drafts.length > 0) event.preventDefault()
  })
  window.addEventListener('pagehide', () => void store.flush())
  window.addEventListener('focus', () => void store.refresh(true))
  document.addEventListener('compositionstart', () => store.compose(true))
  for (const end of ['compositionend', 'focusin']) {
    document.addEventListener(end, () => store.compose(false))
  }
  void store.refresh(true)
}

const root = createRoot(document.getElementById('editor') as HTMLElement)
ask<Answer>('state').then(
  ({ state }) => {
    const wordsOf = ({ language }: EditorState) => messagesIn(language).form
    const store = editorStore(state, { ask, wordsOf, storage: sessionStorage })
    keepDrafts(store)
    root.render(<Editor store={store} />)
  },
  (error: unknown) => root.render(<p role="alert">{(error as Error).message}</p>),
)
