import { useRef } from 'react'
import { MotionControls } from './motion/motion-controls'
import styles from './overlay.module.css'
import { screenOf } from './screens'
import { useArrival } from './use-arrival'
import { useRoute } from './use-route'

/** Everything in the DOM: the skip link and the screen of the current address. */
export function Overlay() {
  const Screen = screenOf(useRoute())
  const main = useRef<HTMLElement>(null)
  useArrival(main, Screen)
  return (
    <>
      <a className={styles.skip} href="#contenido">
        Saltar al contenido
      </a>
      <MotionControls />
      <main id="contenido" className={styles.main} tabIndex={-1} ref={main}>
        <Screen />
      </main>
    </>
  )
}
