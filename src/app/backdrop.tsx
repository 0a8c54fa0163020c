import { useEffect, useRef } from 'react'
import styles from './backdrop.module.css'
import { startBackdrop } from './start-backdrop'

/** Container of the scene's canvas; empty in the served HTML. */
export function Backdrop() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? startBackdrop(host.current) : undefined), [])
  return <div ref={host} className={styles.backdrop} aria-hidden="true" />
}
