import { type SyntheticEvent, useRef, useState } from 'react'
import { keysOfText } from '../../../model/translated-texts'
import { objectAt, type Values } from '../field-spot'
import type { Spot } from './editor-context'

/** Most pages are there again before one could read that they are on their way. */
const TOLD_AFTER_MS = 400
/** What Vite shows of a mistake in the content. */
const FAULT = 'vite-error-overlay'

/** What an element of the site says that it shows; undefined where no file of the content has it. */
export function shownSpot(said: string, values: Values): Spot | undefined {
  const spot: Spot = JSON.parse(said)
  const { place, id, field } = spot
  if (!(place in values)) return undefined
  if (field === undefined) return spot
  // The site finds a link by its address, the form by its place in the list.
  return { ...spot, field: keysOfText(objectAt(values, place, id), field).join('.') }
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

/** Hears once the page of the site has drawn its first screen, or Vite in its place what is wrong. */
function whenDrawn({ document }: Window, tell: () => void): void {
  const isDrawn = () => !document.querySelector('#root:empty') || document.querySelector(FAULT)
  const look = () => {
    if (!isDrawn()) return
    observer.disconnect()
    tell()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
}

/** The live site; a click on a text opens its field. @param writtenAt as `performance.timeOrigin` */
export function Preview(props: {
  address: string
  title: string
  /** What is told until the site is drawn: for the first time, and with another photo, that takes seconds. */
  waiting: string
  writtenAt: number
  isPhone: boolean
  isHidden: boolean
  onLoad: () => void
  /** With what the site says of the text (src/site/overlay/spot.ts). */
  onText: (said: string) => void
}) {
  const arrived = useRef<string>(undefined)
  const [isDrawn, setIsDrawn] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const site = currentTarget.contentWindow
    if (!site) return
    const { pathname } = new URL(props.address, location.href)
    const isElsewhere = site.location.pathname !== pathname
    // A reload of the page before, while this one was on its way, has cancelled it.
    if (arrived.current !== props.address) {
      if (isElsewhere) return site.location.replace(props.address)
      arrived.current = props.address
    }
    // A page that was still loading when the content changed has not heard of it.
    if (site.performance.timeOrigin < props.writtenAt) return site.location.reload()
    whenDrawn(site, () => {
      clearTimeout(leaving.current)
      setIsDrawn(true)
      // A language, or the page of a project, that the site no longer has.
      const isGone = site.document.querySelector('[data-not-found]')
      if (isGone && isElsewhere) site.location.replace(props.address)
    })
    const tell = ({ target }: MouseEvent) => {
      const shown = (target as Element).closest<HTMLElement>('[data-spot]')
      if (shown?.dataset.spot) props.onText(shown.dataset.spot)
    }
    site.document.addEventListener('click', tell, { capture: true })
    site.addEventListener('pagehide', () => {
      leaving.current = setTimeout(() => setIsDrawn(false), TOLD_AFTER_MS)
    })
    refuseFiles(site)
    props.onLoad()
  }
  const { address, title, waiting, isHidden } = props
  const width = props.isPhone ? 'phone' : undefined
  return (
    <>
      {!isDrawn && !isHidden && (
        <p role="status" className="waiting">
          {waiting}
        </p>
      )}
      <iframe className={width} src={address} title={title} hidden={isHidden} onLoad={listen} />
    </>
  )
}
