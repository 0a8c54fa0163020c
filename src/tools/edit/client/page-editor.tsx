import {
  Bold,
  Code,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  type LucideIcon,
  TextQuote,
} from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Finding } from '../content-reader'
import { pagePlace } from '../page-places'
import { ask } from './api'
import { DraftChoice } from './draft-choice'
import { draftAt } from './drafts'
import { projectOf, useEditor } from './editor-context'
import { MARKS, MARKS_OF_KEYS, type MarkName, pictures, replaceIn } from './text-marks'

const ICONS: Readonly<Record<MarkName, LucideIcon>> = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  link: Link,
  list: List,
  quote: TextQuote,
  code: Code,
}
const NAMES = Object.keys(MARKS) as MarkName[]

/** Selects a line, and shows it. */
function goToLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const end = start + (lines[line - 1] ?? '').length
  area.focus()
  area.setSelectionRange(start, end)
  // Browsers do not scroll to what a script selects: one that ends there tells how far down it is.
  const probe = area.cloneNode() as HTMLTextAreaElement
  probe.value = area.value.slice(0, end)
  const width = `${area.offsetWidth}px`
  Object.assign(probe.style, { position: 'absolute', height: '0', minHeight: '0', width })
  area.after(probe)
  area.scrollTop = probe.scrollHeight - area.clientHeight / 2
  probe.remove()
  area.scrollIntoView({ block: 'nearest' })
}

/** Where a file is dropped in the text, where the browser can tell. */
function goToPoint(area: HTMLTextAreaElement, { clientX, clientY }: DragEvent): void {
  const point = document.caretPositionFromPoint?.(clientX, clientY)
  if (point?.offsetNode === area) area.setSelectionRange(point.offset, point.offset)
}

/** The text of a project's page in one language, with buttons for its marks. */
function PageText({ slug, language }: { slug: string; language: string | undefined }) {
  const { say, store, state, drafts, notes, language: main, spot: shown } = useEditor()
  const [told, tell] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const spot = { place: pagePlace(slug, language), field: 'texto' }
  const draft = draftAt(drafts, spot)
  const textIn = (place: string) => String(state.values[place]?.texto ?? '')
  const text = draft ? String(draft.value ?? '') : textIn(spot.place)
  const own = pagePlace(slug)
  const isHere = (each: Finding) => each.page === slug && each.language === language
  const findings = draft?.findings ?? [...state.findings, ...notes].filter(isHere)
  useEffect(() => {
    if (shown.line === undefined) area.current?.focus()
    else if (area.current) goToLine(area.current, shown.line)
  }, [shown])
  const mark = (name: MarkName) => {
    const { current } = area
    if (!current) return
    const { value, selectionStart, selectionEnd } = current
    replaceIn(current, MARKS[name]({ text: value, start: selectionStart, end: selectionEnd }))
  }
  const insert = async (files: Iterable<File>) => {
    try {
      const paths: string[] = []
      for (const file of files) {
        const query = { purpose: 'imagen', name: file.name }
        paths.push((await ask<{ path: string }>('keep', file, query)).path)
      }
      const { current } = area
      if (!current || paths.length === 0) return
      const { value, selectionStart, selectionEnd } = current
      const selected = { text: value, start: selectionStart, end: selectionEnd }
      replaceIn(current, pictures(paths)(selected))
      tell('')
    } catch (error) {
      tell((error as Error).message)
    }
  }
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return
    event.preventDefault()
    void insert(files)
  }
  const press = (event: KeyboardEvent) => {
    const name = MARKS_OF_KEYS[event.key.toLowerCase()]
    if (!name || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    mark(name)
  }
  return (
    <>
      <fieldset className="marks" aria-label={say.page.marks}>
        {NAMES.map((name) => {
          const Icon = ICONS[name]
          const key = Object.entries(MARKS_OF_KEYS).find(([, each]) => each === name)?.[0]
          return (
            <button
              key={name}
              type="button"
              aria-label={say.page.names[name]}
              title={say.page.names[name] + (key ? ` (Ctrl+${key.toUpperCase()})` : '')}
              onClick={() => mark(name)}
            >
              <Icon size={18} />
            </button>
          )
        })}
        <label className="drop" title={say.page.picture}>
          <ImagePlus size={18} aria-hidden />
          <input
            type="file"
            multiple
            accept="image/*"
            aria-label={say.page.picture}
            onChange={({ target }) => {
              void insert([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
      </fieldset>
      <p role="alert">{told}</p>
      <textarea
        ref={area}
        aria-label={say.page.text}
        aria-invalid={findings.length > 0 || undefined}
        lang={language ?? main}
        disabled={spot.place in state.locked}
        spellCheck
        value={text}
        onChange={({ target }) => store.type(spot, target.value)}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData.files)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={(event) => {
          if (area.current) goToPoint(area.current, event)
          take(event, event.dataTransfer.files)
        }}
      />
      <ul aria-live="polite">
        {findings.map(({ line, message }) => (
          <li key={`${line} ${message}`} className="wrong">
            {line === undefined ? (
              message
            ) : (
              <button type="button" onClick={() => area.current && goToLine(area.current, line)}>
                {say.page.line(line)}: {message}
              </button>
            )}
          </li>
        ))}
      </ul>
      <DraftChoice spot={spot} />
      {language !== undefined && text === '' && (
        <button type="button" onClick={() => store.type(spot, textIn(own))}>
          {say.page.begin}
        </button>
      )}
      <small>{say.page.hint}</small>
    </>
  )
}

/** The page of a project, in each language, beside the live one. */
export function PageEditor({ slug }: { slug: string }) {
  const { say, state, drafts, language: main, spot, open } = useEditor()
  const project = projectOf(state, slug)
  const title = String(project?.titulo ?? slug)
  const close = () => open({ name: spot.name, id: Number(project?.id), field: 'pagina' })
  const names = new Intl.DisplayNames(main, { type: 'language' })
  return (
    <section className="page" aria-label={say.page.title(title)}>
      <div className="item">
        <button type="button" onClick={close}>
          {say.page.back}
        </button>
        <h2>{say.page.title(title)}</h2>
      </div>
      {state.languages.length > 0 && (
        <nav aria-label={say.languages}>
          {[undefined, ...state.languages].map((each) => (
            <button
              key={each ?? main}
              type="button"
              aria-current={each === spot.language || undefined}
              {...(drafts.some(({ place }) => place === pagePlace(slug, each)) && {
                className: 'unsaved',
                title: say.draft,
              })}
              onClick={() => open({ name: spot.name, page: slug, language: each })}
            >
              {names.of(each ?? main)}
            </button>
          ))}
        </nav>
      )}
      <PageText key={spot.language} slug={slug} language={spot.language} />
    </section>
  )
}
