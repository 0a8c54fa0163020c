import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { homeCard } from '../../../interaction/card/card'
import { useParts, withRef } from '../../moves/parts'
import { useValue } from '../../use-value'
import type { CardParts } from './card-place'
import { CardBack } from './faces/card-back'
import { CardFront } from './faces/card-front'
import styles from './home-card.module.css'
import { useLitCard } from './use-lit-card'

/** What stands on the card's paper, and dissolves when it parts. */
const CONTENT: ReadonlySet<keyof CardParts> = new Set(['portrait', 'action', 'qr', 'back'])

/** The hidden face becomes inert: its focus moves to the other face's control. */
function useFaceFocus(parts: RefObject<Partial<CardParts>>, isTurnedOver: boolean): void {
  useLayoutEffect(() => {
    const [front, back] = parts.current.card?.children ?? []
    const [seen, hidden] = isTurnedOver ? [back, front] : [front, back]
    if (!hidden?.contains(document.activeElement)) return
    seen?.querySelector('button')?.focus({ preventScroll: true })
  }, [parts, isTurnedOver])
}

const never = () => () => {}

/** Without a script both faces are read: none is inert in the served page. */
const useIsScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The wrapper never moves: the pose is measured on it. */
export function HomeCard() {
  const isTurnedOver = useValue(homeCard.isTurnedOver, false)
  const isScripted = useIsScripted()
  const wasTurned = useRef(false)
  wasTurned.current ||= isTurnedOver
  const parts = useRef<Partial<CardParts>>({})
  const moving = useParts()
  const part = (name: keyof CardParts) => {
    const keep = (element: HTMLElement | null) => {
      if (element) parts.current[name] = element
    }
    return CONTENT.has(name) ? withRef<HTMLElement>(moving('face-content'), keep) : keep
  }
  useLitCard(parts)
  useFaceFocus(parts, isTurnedOver)
  return (
    <div className={styles.wrapper} ref={part('wrapper')}>
      <article
        className={`${styles.card} h-card`}
        ref={part('card')}
        data-was-turned={wasTurned.current ? '' : undefined}
      >
        <div className={styles.face} ref={moving('face')} inert={isTurnedOver}>
          <CardFront part={part} />
        </div>
        <div
          className={`${styles.face} ${styles.back}`}
          ref={moving('face')}
          inert={isScripted && !isTurnedOver}
        >
          <CardBack part={part} />
        </div>
      </article>
    </div>
  )
}
