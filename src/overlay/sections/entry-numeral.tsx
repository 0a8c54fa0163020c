import { useEffect, useRef, useState } from 'react'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './entry-numeral.module.css'
import { followEntries } from './follow-entries'

/** The year or number of the entry in view, engraved beside the title of a wide screen. */
export function EntryNumeral() {
  const place = useRef<HTMLDivElement>(null)
  const [numeral, setNumeral] = useState('')
  useEffect(() => {
    const screen = place.current?.closest('header')?.parentElement
    return screen ? followEntries(screen, setNumeral) : undefined
  }, [])
  // The key starts the animation anew.
  return (
    <div ref={place} className={styles.place} aria-hidden="true" {...movingPart('numeral')}>
      <span key={numeral} className={styles.numeral} data-text={numeral} />
    </div>
  )
}
