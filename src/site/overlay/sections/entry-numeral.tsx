import { useCallback, useState } from 'react'
import { MEDIA } from '../../geometry/geometry'
import { part } from '../part'
import styles from './entry-numeral.module.css'

const ENTRY = '[data-numeral]'

/** The entry nearest to a line that moves down the window as the page scrolls, so that each has its turn. */
function entryInView(screen: HTMLElement): HTMLElement | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const line = scrollTop * (clientHeight / Math.max(1, scrollHeight - clientHeight))
  const entries = [...screen.querySelectorAll<HTMLElement>(ENTRY)]
  const boxOf = (at: number) => entries[at]?.getBoundingClientRect()
  // They stand one below the other: halving finds the first that ends below the line, and measures few.
  let [from, to] = [0, entries.length - 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((boxOf(middle)?.bottom ?? 0) < line) from = middle + 1
    else to = middle
  }
  const below = (boxOf(from)?.top ?? 0) - line
  const above = line - (boxOf(from - 1)?.bottom ?? Number.NEGATIVE_INFINITY)
  return entries[above < below ? from - 1 : from]
}

function followEntries(screen: HTMLElement, onNumeral: (numeral: string) => void): () => void {
  const wide = window.matchMedia(MEDIA.widest)
  const show = (entry: HTMLElement | null | undefined) => {
    if (entry) onNumeral(entry.dataset.numeral ?? '')
  }
  const look = () => {
    if (wide.matches) show(entryInView(screen))
  }
  const lead = ({ target }: Event) => show((target as Element).closest<HTMLElement>(ENTRY))
  const stopper = new AbortController()
  const { signal } = stopper
  screen.addEventListener('pointerover', lead, { signal })
  screen.addEventListener('focusin', lead, { signal })
  window.addEventListener('scroll', look, { signal, passive: true })
  // An observer calls at the start, too, and when a fetched list arrives.
  const resize = new ResizeObserver(look)
  resize.observe(screen)
  return () => {
    stopper.abort()
    resize.disconnect()
  }
}

/** The year or number of the entry in view, engraved beside the title of a wide screen. */
export function EntryNumeral() {
  const [numeral, setNumeral] = useState('')
  const follow = useCallback((element: HTMLElement | null) => {
    const screen = element?.closest('header')?.parentElement
    return screen ? followEntries(screen, setNumeral) : undefined
  }, [])
  // The key starts the animation anew.
  return (
    <div {...part('numeral')} ref={follow} className={styles.box} aria-hidden="true">
      <span key={numeral} className={styles.numeral} data-text={numeral} />
    </div>
  )
}
