import { useEffect, useRef } from 'react'
import { CONTENT_NAMES, type ContentName } from '../../../site/model/schema/schema'
import { textsIn } from '../../../site/model/translated-texts'
import type { Fields } from '../change-content'
import type { ContentState } from '../content-store'
import type { Spot } from './editor-context'

type Said = Spot & { text: string }
const normal = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every text of an object, also those that no other language says anew. */
const saidIn = (name: ContentName, value: Fields | undefined, id?: number): Said[] =>
  Object.entries(value ?? {}).flatMap(([field, text]) => {
    const spot = { name, field, ...(id !== undefined && { id }) }
    if (typeof text === 'string') return [{ ...spot, text }]
    const inside = textsIn(name, value).filter(([place]) => place.startsWith(`${field}.`))
    return inside.map(([place, said]) => ({ ...spot, field: place, text: said }))
  })

function allSaid({ values, translations }: ContentState): Said[] {
  const own = CONTENT_NAMES.flatMap((name) =>
    name === 'perfil'
      ? saidIn(name, values.perfil)
      : ((values[name]?.items ?? []) as Fields[]).flatMap((entry) =>
          saidIn(name, entry, Number(entry.id)),
        ),
  )
  const others = Object.values(translations).flatMap((files) =>
    Object.entries(files).flatMap(([name, objects]) =>
      Object.entries(objects).flatMap(([id, texts]) =>
        Object.entries(texts).map(([field, { text }]) => ({
          name: name as ContentName,
          ...(name !== 'perfil' && { id: Number(id) }),
          field,
          text,
        })),
      ),
    ),
  )
  return [...own, ...others].map((said) => ({ ...said, text: normal(said.text) }))
}

const LEAST_CHARACTERS = 3

/** The field of a text on the site: the same, else the shortest that has it, else the longest in it. */
export function fieldSaying(shown: string, state: ContentState): Spot | undefined {
  const wanted = normal(shown)
  if (wanted.length < LEAST_CHARACTERS) return undefined
  const all = allSaid(state).filter(({ text }) => text.length >= LEAST_CHARACTERS)
  const around = all.filter(({ text }) => text.includes(wanted))
  const inside = all.filter(({ text }) => wanted.includes(text))
  return (
    all.find(({ text }) => text === wanted) ??
    around.sort((a, b) => a.text.length - b.text.length)[0] ??
    inside.sort((a, b) => b.text.length - a.text.length)[0]
  )
}

/** Vite reloads the site well before. */
const RELOADED_AFTER_MS = 2000

/**
 * The live site. A click on a text opens its field.
 * @param writes how often the editor changed the content
 */
export function Preview(props: {
  address: string
  title: string
  writes: number
  onLoad: () => void
  onText: (text: string) => void
}) {
  const { writes } = props
  const frame = useRef<HTMLIFrameElement>(null)
  // A page that was still loading when the content changed has not heard of it.
  useEffect(() => {
    if (writes === 0) return
    const writtenAt = Date.now()
    const timer = setTimeout(() => {
      const site = frame.current?.contentWindow
      if (site && site.performance.timeOrigin < writtenAt) site.location.reload()
    }, RELOADED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [writes])
  const listen = () => {
    frame.current?.contentDocument?.addEventListener(
      'click',
      ({ target }) => props.onText((target as Element).textContent ?? ''),
      { capture: true },
    )
    props.onLoad()
  }
  return <iframe ref={frame} src={props.address} title={props.title} onLoad={listen} />
}
