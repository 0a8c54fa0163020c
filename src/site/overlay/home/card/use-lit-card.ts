import { type RefObject, useLayoutEffect } from 'react'
import { homeCard, uprighten } from '../../../interaction/card/card'
import { startCardDrag } from '../../../interaction/card/card-drag'
import { startCardPointer } from '../../../interaction/card/card-pointer'
import { addToFrame, wake } from '../../../interaction/frames/frame-loop'
import { live } from '../../../interaction/live'
import { isStill } from '../../../interaction/motion-preference'
import { type CardParts, startMeasuring } from './card-place'
import { startCardPose } from './card-pose'
import { greetOnce } from './greet-once'
import { followStrike } from './strike'

function startMoving(): () => void {
  const remove = addToFrame('tilt', (delta) => {
    if (isStill.get()) {
      homeCard.settle()
      return false
    }
    const isMoving = homeCard.step(delta)
    uprighten(live)
    return isMoving
  })
  const stopWatching = isStill.subscribe(wake)
  return () => {
    remove()
    stopWatching()
    homeCard.reset()
  }
}

export type CardPart = (name: keyof CardParts) => (element: HTMLElement | null) => void

export function useLitCard(partsRef: RefObject<Partial<CardParts>>): void {
  useLayoutEffect(() => {
    const parts = partsRef.current as CardParts
    const stops = [
      followStrike(parts.lines),
      startMeasuring(parts),
      startCardPointer(parts.wrapper),
      startMoving(),
      startCardDrag(homeCard, parts.wrapper),
      greetOnce(),
      startCardPose(parts),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [partsRef])
}
