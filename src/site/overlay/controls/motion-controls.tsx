import { Pause, Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../../react/error-boundary'
import { useOnceHydrated, useValue } from '../../react/use-value'
import { isPaused, isReduced, setPaused } from '../../state/motion-preference'
import { useRouteName, useSite } from '../site-context'
import styles from './motion-controls.module.css'

const canHaveGyroscope = (): boolean =>
  window.isSecureContext &&
  'DeviceOrientationEvent' in window &&
  window.matchMedia('(any-pointer: coarse)').matches

/** Devices without a gyroscope do not fetch it. */
const GyroscopeControl = lazy(async () => {
  const { GyroscopeControl: Control } = await import('./gyroscope-control')
  return { default: Control }
})

export function MotionControls() {
  const words = useSite().words.motion
  const reduced = useValue(isReduced, false)
  const paused = useValue(isPaused, false)
  const hasGyroscope = useOnceHydrated(canHaveGyroscope, false)
  const isHome = useRouteName() === 'home'
  const [wasHome, setWasHome] = useState(isHome)
  if (isHome && !wasHome) setWasHome(true)
  const Icon = paused ? Play : Pause
  if (reduced) return null
  return (
    <div className={`${styles.controls} needs-script`}>
      {hasGyroscope && wasHome && !paused && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <GyroscopeControl isHome={isHome} />
          </Suspense>
        </ErrorBoundary>
      )}
      <button
        type="button"
        className={`${styles.control} round quiet`}
        aria-label={paused ? words.resume : words.pause}
        onClick={() => setPaused(!paused)}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
