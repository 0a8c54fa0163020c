import { type RefObject, useLayoutEffect } from 'react'
import { homeCard } from '../../../interaction/card/card'
import { startCardDrag } from '../../../interaction/card/card-drag'
import { startCardPointer } from '../../../interaction/card/card-pointer'
import { addToFrame, after, wake } from '../../../interaction/frames/frame-loop'
import { changes, frameOf, live, shownFrame } from '../../../interaction/live'
import { isStill } from '../../../state/motion-preference'
import { sceneState } from '../../../state/scene-state'
import { partOf } from '../../part'
import { startMeasuring } from './card-place'
import { startCardPose } from './card-pose'
import { followStrike, isStruck } from './strike'

/** After this, the CSS card sways without the scene. */
const SCENE_LIMIT_MS = 1800

let hasGreeted = false

/** Sways the first card of a visit, once it is struck. @returns the cancellation */
function greetOnce(): () => void {
  if (hasGreeted) return () => {}
  let isLate = false
  const greet = () => {
    if (!isStruck.get() || (!isLate && sceneState.get() !== 'ready')) return
    stop()
    hasGreeted = true
    if (!isStill.get()) homeCard.sway()
  }
  const stops = [
    sceneState.subscribe(greet),
    isStruck.subscribe(greet),
    after(SCENE_LIMIT_MS, () => {
      isLate = true
      greet()
    }),
  ]
  const stop = () => {
    for (const each of stops) each()
  }
  return stop
}

const startMoving = () => [
  addToFrame('tilt', (delta) => {
    if (isStill.get()) {
      homeCard.settle()
      return false
    }
    const isMoving = homeCard.step(delta)
    // A slow scene would not show the frames between. Without a change it draws none.
    return isMoving && (!changes(shownFrame(), frameOf(live)) || 'drawn')
  }),
  isStill.subscribe(wake),
  homeCard.reset,
]

export function useLitCard(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const wrapper = ref.current as HTMLElement
    const stops = [
      followStrike(partOf(wrapper, 'lines')),
      startMeasuring(wrapper),
      startCardPointer(wrapper),
      ...startMoving(),
      startCardDrag(homeCard, wrapper),
      greetOnce(),
      startCardPose(wrapper),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [ref])
}
