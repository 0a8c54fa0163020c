import { useRef } from 'react'
import { homeCard } from '../../../interaction/card/card'
import { movingPart } from '../../route/timelines/moving-parts'
import { useValue } from '../../use-value'
import { CardBack } from './faces/card-back'
import { CardFront } from './faces/card-front'
import styles from './home-card.module.css'
import { useFaceFocus } from './use-face-focus'
import { type CardParts, useLitCard } from './use-lit-card'

/** The wrapper never moves: the pose is measured on it. */
export function HomeCard() {
  const isTurnedOver = useValue(homeCard.isTurnedOver, false)
  const wasTurned = useRef(false)
  wasTurned.current ||= isTurnedOver
  const front = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const parts = useRef<Partial<CardParts>>({})
  const part = (name: keyof CardParts) => (element: HTMLElement | null) => {
    if (element) parts.current[name] = element
  }
  useLitCard(parts)
  useFaceFocus(isTurnedOver ? front : back, isTurnedOver ? back : front)
  return (
    <div className={styles.wrapper} ref={part('wrapper')}>
      <article
        className={styles.card}
        ref={part('card')}
        data-was-turned={wasTurned.current ? '' : undefined}
      >
        <div className={styles.face} ref={front} inert={isTurnedOver} {...movingPart('face')}>
          <CardFront part={part} />
        </div>
        <div
          className={`${styles.face} ${styles.back}`}
          ref={back}
          inert={!isTurnedOver}
          {...movingPart('face')}
        >
          <CardBack part={part} />
        </div>
      </article>
    </div>
  )
}
