import { type RefObject, useLayoutEffect, useRef } from 'react'
import { homeCard } from '../../../interaction/card/card'
import { startCardDrag } from '../../../interaction/card/card-drag'
import { startCardPointer } from '../../../interaction/card/card-pointer'
import { addToFrame, after, wake } from '../../../interaction/frames/frame-loop'
import { changes, live, shownFrame } from '../../../interaction/live'
import { useOnceHydrated, useValue } from '../../../react/use-value'
import { isStill } from '../../../state/motion-preference'
import { sceneState } from '../../../state/scene-state'
import { part, partOf, partsOf } from '../../part'
import { useSite } from '../../site-context'
import { startCardPose } from './card-pose'
import { CardBack } from './faces/card-back'
import { CardFront, isLong } from './faces/card-front'
import styles from './home-card.module.css'
import { startMeasuring } from './measure-card'
import { followStrike, isStruck } from './strike'

/** Where no scene has begun to load by then, the CSS card sways. */
const SCENE_LIMIT_MS = 1800

let hasSwayed = false

/** Sways the first card of a visit, once it is struck. @returns the cancellation */
function swayOnce(): () => void {
  if (hasSwayed) return () => {}
  let isLate = false
  const sway = () => {
    const state = sceneState.get()
    // A browser that draws without a graphics card would show the scene many seconds later.
    if (state === 'loading' || !isStruck.get() || (state !== 'ready' && !isLate)) return
    stop()
    hasSwayed = true
    if (!isStill.get()) homeCard.sway()
  }
  const stops = [
    sceneState.subscribe(sway),
    isStruck.subscribe(sway),
    after(SCENE_LIMIT_MS, () => {
      isLate = true
      sway()
    }),
  ]
  const stop = () => {
    for (const each of stops) each()
  }
  return stop
}

const startMoving = () => [
  addToFrame('card', (delta) => {
    if (isStill.get()) {
      homeCard.settle()
      return false
    }
    const isMoving = homeCard.step(delta)
    // A scene slower than the page would not show frames in between, so the next one waits until this one is drawn.
    // Without a change the scene draws nothing, and nothing must be waited for.
    return isMoving && (!changes(shownFrame(), live) || 'drawn')
  }),
  isStill.subscribe(wake),
  homeCard.reset,
]

function useCardMotion(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const wrapper = ref.current as HTMLElement
    const stops = [
      followStrike(partOf(wrapper, 'lines')),
      startMeasuring(wrapper),
      startCardPointer(wrapper),
      ...startMoving(),
      startCardDrag(homeCard, wrapper),
      swayOnce(),
      startCardPose(wrapper),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [ref])
}

/** Moves the focus from a face that becomes hidden, and inert, to the other face's turn button. */
function useFaceFocus(wrapper: RefObject<HTMLElement | null>, isTurnedOver: boolean): void {
  useLayoutEffect(() => {
    const [front, back] = wrapper.current ? partsOf(wrapper.current)('face') : []
    const [seen, hidden] = isTurnedOver ? [back, front] : [front, back]
    if (!hidden?.contains(document.activeElement)) return
    // The last button of a face turns the card.
    const turn = seen && [...seen.querySelectorAll('button')].at(-1)
    turn?.focus({ preventScroll: true })
  }, [wrapper, isTurnedOver])
}

/** The card of home. Its wrapper never moves, because the pose is measured on it. */
export function HomeCard({ onMore }: { onMore: () => void }) {
  const { profile } = useSite()
  const isTurnedOver = useValue(homeCard.isTurnedOver, false)
  // Without a script both faces are read, so that none is inert in the served page.
  const isHydrated = useOnceHydrated(() => true, false)
  const wrapper = useRef<HTMLDivElement>(null)
  useCardMotion(wrapper)
  useFaceFocus(wrapper, isTurnedOver)
  return (
    <div className={styles.wrapper} ref={wrapper}>
      <article
        {...part('card')}
        className={`${styles.card} h-card`}
        data-long={isLong(profile) || undefined}
      >
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
