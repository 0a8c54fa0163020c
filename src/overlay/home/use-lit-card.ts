import { type RefObject, useLayoutEffect } from 'react'
import { homeCard } from '../../interaction/card/card'
import { startCardDrag } from '../../interaction/card/card-drag'
import { startCardPointer } from '../../interaction/card/card-pointer'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { isStill } from '../../interaction/motion-preference'
import { type CardElements, startMeasuring } from './card-place'
import { type PoseElements, startCardPose } from './card-pose'
import { greetOnce } from './greet-once'

/** The 'tilt' stage: the card moves, or rests while the visitor wants no motion. */
function startMoving(): () => void {
  const remove = addToFrame('tilt', (delta) => {
    if (!isStill.get()) return homeCard.step(delta)
    homeCard.settle()
    return false
  })
  const stopWatching = isStill.subscribe(wake)
  return () => {
    remove()
    stopWatching()
    homeCard.reset()
  }
}

/** The elements of the card that move, or that the light must know of. */
export type CardParts = CardElements & PoseElements
/** Gives a part of the card its ref, by name. */
export type CardPart = (name: keyof CardParts) => (element: HTMLElement | null) => void

/** Makes the card tilt, in the DOM and, where there is a scene, in its light. */
export function useLitCard(partsRef: RefObject<Partial<CardParts>>): void {
  useLayoutEffect(() => {
    const parts = partsRef.current as CardParts
    const stops = [
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
