import { Pause, Play } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isPaused, isReduced, setPaused } from '../../interaction/motion-preference'
import { Boundary } from '../boundary'
import { useRouteName } from '../use-route-name'
import { useValue } from '../use-value'
import styles from './motion-controls.module.css'

const canHaveGyroscope = (): boolean =>
  window.isSecureContext &&
  'DeviceOrientationEvent' in window &&
  window.matchMedia('(any-pointer: coarse)').matches

/** Not loaded on devices without a gyroscope. */
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

export function MotionControls() {
  const reduced = useValue(isReduced, false)
  const paused = useValue(isPaused, false)
  const hasGyroscope = useSyncExternalStore(never, canHaveGyroscope, () => false)
  const isHome = useRouteName() === 'home'
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
