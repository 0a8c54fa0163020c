import { useCallback, useState } from 'react'
import { part } from '../part'
import styles from './entry-numeral.module.css'

/** As in entry-numeral.module.css. */
const WIDE = '(min-width: 1400px)'
const ENTRY = '[data-numeral]'

const distance = (entry: Element, line: number): number => {
  const { top, bottom } = entry.getBoundingClientRect()
  return Math.max(top - line, line - bottom, 0)
}

/** The line of sight moves down as the page scrolls: so the first and the last entry have their turn. */
function followEntries(screen: HTMLElement, onNumeral: (numeral: string) => void): () => void {
  const wide = window.matchMedia(WIDE)
  const seen = new Set<HTMLElement>()
  const look = () => {
    if (!wide.matches) return
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const line = scrollTop * (clientHeight / Math.max(1, scrollHeight - clientHeight))
    const distances = [...seen].map((entry) => ({ entry, px: distance(entry, line) }))
    const [nearest] = distances.sort((a, b) => a.px - b.px)
    // Between two entries the last one stays.
    if (nearest) onNumeral(nearest.entry.dataset.numeral ?? '')
  }
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) seen.add(target as HTMLElement)
      else seen.delete(target as HTMLElement)
    }
    look()
  })
  const lead = ({ target }: Event) => {
    const entry = (target as Element).closest<HTMLElement>(ENTRY)
    if (entry) onNumeral(entry.dataset.numeral ?? '')
  }
  const stopper = new AbortController()
  const { signal } = stopper
  screen.addEventListener('pointerover', lead, { signal })
  screen.addEventListener('focusin', lead, { signal })
  window.addEventListener('scroll', look, { signal, passive: true })
  // Also when a fetched list arrives.
  const resize = new ResizeObserver(() => {
    for (const entry of screen.querySelectorAll(ENTRY)) watch.observe(entry)
    look()
  })
  resize.observe(screen)
  return () => {
    stopper.abort()
    resize.disconnect()
    watch.disconnect()
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
