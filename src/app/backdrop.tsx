import { useEffect, useRef } from 'react'
import styles from './backdrop.module.css'
import { startBackdrop } from './start-backdrop'

/** The scene's place behind every screen: empty in the HTML, and wherever there is no scene. */
export function Backdrop() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? startBackdrop(host.current) : undefined), [])
  return <div ref={host} className={styles.backdrop} aria-hidden="true" />
}
