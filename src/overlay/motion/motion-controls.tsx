import { Pause, Play } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { canHaveGyroscope } from '../../interaction/gyroscope/can-have-gyroscope'
import { isPaused, isReduced, setPaused } from '../../interaction/motion-preference'
import { Boundary } from '../boundary'
import { useRoute } from '../use-route'
import { useValue } from '../use-value'
import styles from './motion-controls.module.css'

/** A laptop never fetches it. */
const GyroscopeControl = lazy(async () => {
  const { GyroscopeControl: Control } = await import('./gyroscope-control')
  return { default: Control }
})

const never = () => () => {}

function PauseControl() {
  const paused = useValue(isPaused, false)
  const Icon = paused ? Play : Pause
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={paused ? 'Reanudar animación' : 'Pausar animación'}
      onClick={() => setPaused(!paused)}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}

/** The visible switches for what moves. Hidden without script, and where nothing moves anyway. */
export function MotionControls() {
  const reduced = useValue(isReduced, false)
  const paused = useValue(isPaused, false)
  const hasGyroscope = useSyncExternalStore(never, canHaveGyroscope, () => false)
  const isHome = useRoute() === 'home'
  if (reduced) return null
  return (
    <div className={`${styles.controls} needs-script`}>
      {hasGyroscope && isHome && !paused && (
        <Boundary fallback={null}>
          <Suspense>
            <GyroscopeControl />
          </Suspense>
        </Boundary>
      )}
      <PauseControl />
    </div>
  )
}
