import { useRef } from 'react'
import { Boundary } from './boundary'
import { MotionControls } from './motion/motion-controls'
import styles from './overlay.module.css'
import { MessagePanel } from './parts/message-panel'
import { LeaveContext } from './route/leave-context'
import { useArrival } from './route/use-arrival'
import { useRouteTransition } from './route/use-route-transition'
import { useSwipe } from './route/use-swipe'
import { SCREENS } from './screens'

export function Overlay() {
  const main = useRef<HTMLElement>(null)
  const { shown, phase, leave } = useRouteTransition(main)
  const Screen = SCREENS[shown]
  useArrival(main, shown, phase)
  useSwipe(main, shown)
  return (
    <LeaveContext value={leave}>
      <a className={styles.skip} href="#contenido">
        Saltar al contenido
      </a>
      <MotionControls />
      <main
        id="contenido"
        className={styles.main}
        tabIndex={-1}
        ref={main}
        data-phase={phase}
        inert={phase === 'exit'}
      >
        <Boundary
          key={shown}
          fallback={
            <MessagePanel
              title="Algo salió mal"
              text="Esta parte del sitio no se pudo mostrar. El resto funciona."
            />
          }
        >
          <Screen />
        </Boundary>
      </main>
    </LeaveContext>
  )
}
