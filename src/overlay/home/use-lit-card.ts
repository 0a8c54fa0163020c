import { type RefObject, useLayoutEffect } from 'react'
import { startCardPointer } from '../../interaction/card-pointer'
import { addToFrame, wake } from '../../interaction/frame-loop'
import { type CardPlace, live } from '../../interaction/live'
import { isStill } from '../../interaction/motion-preference'
import { flattenTilt, updateTilt } from '../../interaction/tilt'
import { type CardElements, canBeLit, measureCard } from './card-place'
import { type PoseElements, startCardPose } from './card-pose'

/** A place that did not change stays the same object: the scene draws again when it is another. */
const isSame = (a: CardPlace | null, b: CardPlace | null) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps the scene's idea of the card's place true, and says on the wrapper whether it is lit. */
function startMeasuring(elements: CardElements): () => void {
  const { wrapper, card, name, role, facts } = elements
  const measure = () => {
    const place = canBeLit() ? measureCard(elements) : null
    if (!isSame(place, live.card)) live.card = place
    wrapper.toggleAttribute('data-lit', live.card !== null)
    wake()
  }
  const observer = new ResizeObserver(measure)
  for (const element of [wrapper, card, name, role, facts]) observer.observe(element)
  window.addEventListener('resize', measure)
  window.addEventListener('scroll', measure, { passive: true })
  measure()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    window.removeEventListener('scroll', measure)
    live.card = null
    wake()
  }
}

/** The 'tilt' stage, at rest while the visitor wants no motion. */
function startTilt(): () => void {
  const remove = addToFrame('tilt', (delta) => {
    if (!isStill.get()) return updateTilt(delta)
    flattenTilt()
    return false
  })
  const stopWatching = isStill.subscribe(wake)
  return () => {
    remove()
    stopWatching()
    flattenTilt()
  }
}

/** The elements of the card that move, or that the light must know of. */
export type CardParts = CardElements & PoseElements

/** Makes the card tilt, in the DOM and, where there is a scene, in its light. */
export function useLitCard(partsRef: RefObject<Partial<CardParts>>): void {
  useLayoutEffect(() => {
    const parts = partsRef.current as CardParts
    const stops = [
      startMeasuring(parts),
      startCardPointer(parts.wrapper),
      startTilt(),
      startCardPose(parts),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [partsRef])
}
