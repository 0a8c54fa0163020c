import { createLucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { after } from '../../interaction/frames/frame-loop'
import { gyroscope } from '../../interaction/gyroscope'
import { useValue } from '../../react/use-value'
import { useSite } from '../site-context'
import styles from './motion-controls.module.css'

const TiltedPhone = createLucideIcon('tilted-phone', [
  ['rect', { x: 7.5, y: 4, width: 9, height: 16, rx: 2, transform: 'rotate(-20 12 12)' }],
  ['path', { d: 'M3.4 15.5a9.4 9.4 0 0 1 .6-8.3M20.6 8.5a9.4 9.4 0 0 1-.6 8.3' }],
])

/** Long enough to read the refusal twice. */
const REFUSAL_MS = 8000

/** The control is offered on home and, once it is on, stays on every screen. */
export function GyroscopeControl({ isHome }: { isHome: boolean }) {
  const words = useSite().words.motion
  const state = useValue(gyroscope.state, 'off')
  const isOn = state === 'on' || state === 'asking'
  const isShown = isHome || isOn
  useEffect(() => (isShown ? gyroscope.showControl() : undefined), [isShown])
  useEffect(() => (state === 'refused' ? after(REFUSAL_MS, gyroscope.stop) : undefined), [state])
  if (!isShown) return null
  return (
    <>
      <button
        type="button"
        className={`${styles.control} round quiet`}
        aria-label={words.tilt}
        aria-pressed={isOn}
        onClick={() => (isOn ? gyroscope.stop() : void gyroscope.start())}
      >
        <TiltedPhone aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <span role="status" className={styles.refusal}>
        {state === 'refused' && words.refused}
      </span>
    </>
  )
}
