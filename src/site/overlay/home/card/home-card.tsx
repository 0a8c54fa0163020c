import { type RefObject, useLayoutEffect, useRef } from 'react'
import { homeCard } from '../../../interaction/card/card'
import { useOnceHydrated, useValue } from '../../../react/use-value'
import { part, partsOf } from '../../part'
import { CardBack } from './faces/card-back'
import { CardFront } from './faces/card-front'
import styles from './home-card.module.css'
import { useLitCard } from './use-lit-card'

/** The hidden face becomes inert: its focus moves to the other face's control. */
function useFaceFocus(wrapper: RefObject<HTMLElement | null>, isTurnedOver: boolean): void {
  useLayoutEffect(() => {
    const [front, back] = wrapper.current ? partsOf(wrapper.current)('face') : []
    const [seen, hidden] = isTurnedOver ? [back, front] : [front, back]
    if (!hidden?.contains(document.activeElement)) return
    // Each face's last: it turns the card.
    const turn = seen && [...seen.querySelectorAll('button')].at(-1)
    turn?.focus({ preventScroll: true })
  }, [wrapper, isTurnedOver])
}

/** The wrapper never moves: the pose is measured on it. */
export function HomeCard({ onMore }: { onMore: () => void }) {
  const isTurnedOver = useValue(homeCard.isTurnedOver, false)
  // Without a script both faces are read: none is inert in the served page.
  const isHydrated = useOnceHydrated(() => true, false)
  const wrapper = useRef<HTMLDivElement>(null)
  useLitCard(wrapper)
  useFaceFocus(wrapper, isTurnedOver)
  return (
    <div className={styles.wrapper} ref={wrapper}>
      <article {...part('card')} className={`${styles.card} h-card`}>
        <div {...part('face')} className={styles.face} inert={isTurnedOver}>
          <CardFront />
        </div>
        <div
          {...part('face')}
          className={`${styles.face} ${styles.back}`}
          inert={isHydrated && !isTurnedOver}
        >
          <CardBack onMore={onMore} />
        </div>
      </article>
    </div>
  )
}
