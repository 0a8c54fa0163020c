import { Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { gyroscope } from '../../interaction/gyroscope/gyroscope'
import { useValue } from '../use-value'
import styles from './motion-controls.module.css'

export function GyroscopeControl() {
  const state = useValue(gyroscope.state, 'off')
  const isOn = state === 'on' || state === 'asking'
  useEffect(gyroscope.showControl, [])
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-label="Inclinar con el teléfono"
        aria-pressed={isOn}
        onClick={() => (isOn ? gyroscope.stop() : void gyroscope.start())}
      >
        <Smartphone aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <span role="status" className={styles.refusal}>
        {state === 'refused' && 'El teléfono no dio permiso o no tiene sensor.'}
      </span>
    </>
  )
}
