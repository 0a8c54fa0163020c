import type { SyntheticEvent } from 'react'
import type { ContentName } from '../../../site/model/schema/schema'
import type { ContentState } from '../content-store'
import { entriesOf, type Spot } from './editor-context'
import { refuseFiles } from './keep-drafts'

type Said = Spot & { text: string }
const normal = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every text of a value, with its field. */
const saidIn = (value: unknown, spot: Spot): Said[] =>
  typeof value === 'string'
    ? [{ ...spot, text: normal(value) }]
    : Object.entries(Object(value)).flatMap(([key, inside]) =>
        saidIn(inside, { ...spot, field: spot.field ? `${spot.field}.${key}` : key }),
      )

const allSaid = (state: ContentState): Said[] =>
  Object.entries(state.values).flatMap(([place, value]) => {
    const name = place.split('/').at(-1) as ContentName
    if (name === 'perfil') return saidIn(value, { name })
    const entries = entriesOf(state, place)
    return entries.flatMap((entry) => saidIn(entry, { name, id: Number(entry.id) }))
  })

const LEAST_CHARACTERS = 3

/** The field of a text on the site: the nearest in length of those that have it or are in it. */
export function fieldSaying(shown: string, state: ContentState): Spot | undefined {
  const wanted = normal(shown)
  const isNear = (text: string) =>
    text.length >= LEAST_CHARACTERS && (text.includes(wanted) || wanted.includes(text))
  const distance = ({ text }: Said) => Math.abs(text.length - wanted.length)
  if (wanted.length < LEAST_CHARACTERS) return undefined
  const near = allSaid(state).filter(({ text }) => isNear(text))
  return near.sort((a, b) => distance(a) - distance(b))[0]
}

/**
 * The live site. A click on a text opens its field.
 * @param writtenAt when the editor last changed the content, in ms as `performance.timeOrigin`
 */
export function Preview(props: {
  address: string
  title: string
  writtenAt: number
  onLoad: () => void
  onText: (text: string) => void
}) {
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const site = currentTarget.contentWindow
    // A page that was still loading when the content changed has not heard of it.
    if (site && site.performance.timeOrigin < props.writtenAt) return site.location.reload()
    site?.document.addEventListener(
      'click',
      ({ target }) => props.onText((target as Element).textContent ?? ''),
      { capture: true },
    )
    if (site) refuseFiles(site)
    props.onLoad()
  }
  return <iframe src={props.address} title={props.title} onLoad={listen} />
}
