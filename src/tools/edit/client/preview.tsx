import { type SyntheticEvent, useRef } from 'react'
import { isOwnList } from '../../../model/own-list'
import { keysOfText, textsIn } from '../../../model/translated-texts'
import type { ContentState } from '../content-store'
import { type Fields, itemsOf, objectAt, partsOf } from '../field-spot'
import type { Spot } from './editor-context'

type Said = Spot & { text: string }
const normal = (text: string) => text.replace(/\s+/g, ' ').trim()

const saidIn = (value: unknown, spot: Spot): Said[] =>
  typeof value === 'string'
    ? [{ ...spot, text: normal(value) }]
    : Object.entries(Object(value)).flatMap(([key, inside]) =>
        saidIn(inside, { ...spot, field: spot.field ? `${spot.field}.${key}` : key }),
      )

const linesOf = (text: string, spot: Spot): Said[] =>
  text.split('\n').map((line, index) => {
    const plain = line
      .replace(/^\s*(?:#+|[-*+>]|\d+\.) /, '')
      .replace(/[*_`]|\]\([^)]*\)|!?\[/g, '')
    return { ...spot, line: index + 1, text: normal(plain) }
  })

const allSaid = (state: ContentState): Said[] =>
  Object.entries(state.values).flatMap(([place, value]) => {
    const { name, language, page } = partsOf(place)
    if (page !== undefined) return linesOf(String(value.texto), { place })
    const saidBy = (entry: Fields, spot: Spot): Said[] => {
      if (language === undefined) return saidIn(entry, spot)
      const original = objectAt(state.values, name, spot.id)
      return textsIn(name, entry).map(([path, text]) => {
        return { ...spot, field: keysOfText(original, path).join('.'), text: normal(text) }
      })
    }
    if (name === 'perfil') return saidBy(value, { place: name })
    const { items: _items, ...head } = value
    return [
      ...(isOwnList(name) && language === undefined ? saidIn(head, { place: name }) : []),
      ...itemsOf(value).flatMap((entry) => saidBy(entry, { place: name, id: Number(entry.id) })),
    ]
  })

const LEAST_CHARACTERS = 3

/** The nearest in length of the fields that say it. @param page its files, which come first */
export function fieldSaying(
  shown: string,
  state: ContentState,
  page: readonly string[] = [],
): Spot | undefined {
  const wanted = normal(shown)
  const isNear = (text: string) =>
    text.length >= LEAST_CHARACTERS && (text.includes(wanted) || wanted.includes(text))
  const distance = ({ text, place }: Said) =>
    Math.abs(text.length - wanted.length) + (page.includes(partsOf(place).name) ? 0 : 0.5)
  if (wanted.length < LEAST_CHARACTERS) return undefined
  const near = allSaid(state).filter(({ text }) => isNear(text))
  return near.sort((a, b) => distance(a) - distance(b))[0]
}

/** A file that is dropped beside its field would take the page's place. */
export function refuseFiles(target: Window): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  target.addEventListener('dragover', refuse)
  target.addEventListener('drop', refuse)
}

/** The live site; a click on a text opens its field. @param writtenAt as `performance.timeOrigin` */
export function Preview(props: {
  address: string
  title: string
  writtenAt: number
  isPhone: boolean
  isHidden: boolean
  onLoad: () => void
  onText: (text: string, path: string) => void
}) {
  const arrived = useRef<string>(undefined)
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const site = currentTarget.contentWindow
    // A reload of the page before, while this one was on its way, has cancelled it.
    if (site && arrived.current !== props.address) {
      const { pathname } = new URL(props.address, location.href)
      if (site.location.pathname !== pathname) return site.location.replace(props.address)
      arrived.current = props.address
    }
    // A page that was still loading when the content changed has not heard of it.
    if (site && site.performance.timeOrigin < props.writtenAt) return site.location.reload()
    site?.document.addEventListener(
      'click',
      ({ target }) => props.onText((target as Element).textContent ?? '', site.location.pathname),
      { capture: true },
    )
    if (site) refuseFiles(site)
    props.onLoad()
  }
  const { address, title, isHidden } = props
  const width = props.isPhone ? 'phone' : undefined
  return <iframe className={width} src={address} title={title} hidden={isHidden} onLoad={listen} />
}
