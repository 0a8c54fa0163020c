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
import { languageName } from '../../content/intl-names'
import { draftAt, isOf } from '../drafts'
import { objectAt, pagePlace, partsOf } from '../field-spot'
import { linkIn, linksIn, withLinks } from '../page-links'
import { ask } from './api'
import { Button } from './buttons'
import { entryAt, useEditor } from './editor-context'
import { Drop } from './file-input'
import type { ControlProps } from './input'
import { DraftChoice } from './notes'
import { MARKS, MARKS_OF_KEYS, type MarkName, pictures, put } from './text-marks'

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

/** Begins a page with the text of the main language, whose links may lead elsewhere in this one. */
function BeginTranslation(props: {
  text: string
  language: string
  begin: (text: string) => void
}) {
  const { text, language, begin } = props
  const { say, state, language: main } = useEditor()
  const [links, setLinks] = useState<Readonly<Record<string, string>>>()
  const ask = () => {
    const found = linksIn(text)
    if (found.length === 0) return begin(text)
    const inLanguage = (each: string) => linkIn(each, state.values, main, language)
    setLinks(Object.fromEntries(found.map((each) => [each, inLanguage(each)])))
  }
  if (!links) return <Button act={ask}>{say.page.begin}</Button>
  return (
    <section aria-label={say.page.links}>
      <h3>{say.page.links}</h3>
      <small>{say.page.linksHint}</small>
      {Object.entries(links).map(([from, to]) => (
        <label key={from}>
          {from}
          <input
            value={to}
            onChange={({ target }) => setLinks({ ...links, [from]: target.value })}
          />
        </label>
      ))}
      <Button className="main" act={() => begin(withLinks(text, links))}>
        {say.page.beginWith}
      </Button>
    </section>
  )
}

function PageText({ place, own, language }: { place: string; own: string; language: string }) {
  const { say, store, state, drafts, notes, spot: shown } = useEditor()
  const [told, tell] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const spot = { place, field: 'texto' }
  const draft = draftAt(drafts, spot)
  const textIn = (each: string) => {
    const typed = draftAt(drafts, { place: each, field: 'texto' })
    return String((typed ?? { value: state.values[each]?.texto }).value ?? '')
  }
  const text = textIn(place)
  const all = [...state.problems, ...notes]
  const problems = draft?.problems ?? all.filter(isOf(place, undefined))
  useEffect(() => {
    if (shown.line === undefined) area.current?.focus()
    else if (area.current) goToLine(area.current, shown.line)
  }, [shown])
  const insert = async (files: Iterable<File>) => {
    try {
      const paths: string[] = []
      for (const file of files) {
        const query = { purpose: 'imagen', name: file.name }
        paths.push((await ask<{ path: string }>('keep', file, query)).path)
      }
      put(area.current, pictures(paths))
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
    put(area.current, MARKS[name])
  }
  return (
    <>
      <fieldset className="marks" aria-label={say.page.marks}>
        {NAMES.map((name) => {
          const Icon = ICONS[name]
          const key = Object.entries(MARKS_OF_KEYS).find(([, each]) => each === name)?.[0]
          return (
            <Button
              key={name}
              aria-label={say.page.names[name]}
              title={say.page.names[name] + (key ? ` (Ctrl+${key.toUpperCase()})` : '')}
              act={() => put(area.current, MARKS[name])}
            >
              <Icon size={18} />
            </Button>
          )
        })}
        <Drop
          title={say.page.picture}
          aria-label={say.page.picture}
          accept="image/*"
          multiple
          onFiles={insert}
        >
          <ImagePlus size={18} aria-hidden />
        </Drop>
      </fieldset>
      <p role="alert">{told}</p>
      <textarea
        ref={area}
        aria-label={say.page.text}
        aria-invalid={problems.some(({ isAdvice }) => !isAdvice) || undefined}
        lang={language}
        disabled={place in state.locked}
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
        {problems.map(({ line, message, isAdvice }) => (
          <li key={`${line} ${message}`} className={isAdvice ? 'advice' : 'wrong'}>
            {line === undefined ? (
              message
            ) : (
              <Button act={() => area.current && goToLine(area.current, line)}>
                {say.page.line(line)}: {message}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DraftChoice spot={spot} />
      {place !== own && text === '' && (
        <BeginTranslation
          text={textIn(own)}
          language={language}
          begin={(begun) => store.type(spot, begun)}
        />
      )}
      <small>{say.page.hint}</small>
    </>
  )
}

export function PageEditor({ slug }: { slug: string }) {
  const { say, state, language, name, spot, open } = useEditor()
  const project = entryAt(state, spot)
  const title = say.page.title(String(project?.titulo ?? slug))
  const places = [undefined, ...state.languages].map((language) => pagePlace(slug, language))
  const languageOf = (place: string) => partsOf(place).language ?? state.main
  return (
    <section className="page" aria-label={title}>
      <div className="item">
        <Button act={() => open({ place: name, id: Number(project?.id), field: 'pagina' })}>
          {say.page.back}
        </Button>
        <h2>{title}</h2>
      </div>
      {places.length > 1 && (
        <nav aria-label={say.languages}>
          {places.map((place) => (
            <Button
              key={place}
              aria-current={place === spot.place || undefined}
              act={() => open({ place })}
            >
              {languageName(languageOf(place), language)}
            </Button>
          ))}
        </nav>
      )}
      <PageText
        key={spot.place}
        place={spot.place}
        own={pagePlace(slug)}
        language={languageOf(spot.place)}
      />
    </section>
  )
}

export function PageField({ value, onChange }: Pick<ControlProps, 'value' | 'onChange'>) {
  const { say, order, name, spot, isNew, open, tell } = useEditor()
  const { id } = spot
  const show = (page: unknown) => open({ place: pagePlace(String(page)) })
  const begin = async () => {
    const begun = await order('page', { id })
    if (begun) show(objectAt(begun.state.values, name, id)?.pagina)
  }
  const remove = () => {
    onChange(undefined)
    tell(say.page.removed)
  }
  return value === undefined ? (
    <Button disabled={isNew} act={begin}>
      {say.page.write}
    </Button>
  ) : (
    <div className="item">
      <Button act={() => show(value)}>{say.page.edit}</Button>
      <Button className="quiet" act={remove}>
        {say.page.remove}
      </Button>
    </div>
  )
}
