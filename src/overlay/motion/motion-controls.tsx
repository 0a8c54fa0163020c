import { Pause, Play, Smartphone } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import {
  canHaveGyroscope,
  gyroscopeState,
  showGyroscopeControl,
  startGyroscope,
  stopGyroscope,
} from '../../interaction/gyroscope'
import { isPaused, isReduced, setPaused } from '../../interaction/motion-preference'
import type { ValueStore } from '../../interaction/value-store'
import { useRoute } from '../use-route'
import styles from './motion-controls.module.css'

const never = () => () => {}

function useValue<Value>(store: ValueStore<Value>, served: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => served)
}

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

function GyroscopeControl() {
  const state = useValue(gyroscopeState, 'off')
  const isOn = state === 'on' || state === 'asking'
  useEffect(showGyroscopeControl, [])
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-label="Inclinar con el teléfono"
        aria-pressed={isOn}
        onClick={() => (isOn ? stopGyroscope() : void startGyroscope())}
      >
        <Smartphone aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <span role="status" className={styles.refusal}>
        {state === 'refused' && 'El teléfono no dio permiso o no tiene sensor.'}
      </span>
    </>
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
      {hasGyroscope && isHome && !paused && <GyroscopeControl />}
      <PauseControl />
    </div>
  )
}
