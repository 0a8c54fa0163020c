import { type RefObject, useLayoutEffect } from 'react'
import { startCardDrag } from '../../interaction/card-drag'
import { startCardPointer } from '../../interaction/card-pointer'
import { addToFrame, wake } from '../../interaction/frame-loop'
import { after } from '../../interaction/frame-timer'
import { type CardPlace, live } from '../../interaction/live'
import { isStill } from '../../interaction/motion-preference'
import { sceneState } from '../../interaction/scene-state'
import { inSteps } from '../../interaction/spring'
import { startSway } from '../../interaction/sway'
import { flattenTilt, updateTilt } from '../../interaction/tilt'
import { resetTurn, settleTurn, updateTurn } from '../../interaction/turn'
import { type CardElements, canBeLit, measureCard } from './card-place'
import { type PoseElements, startCardPose } from './card-pose'

/** A place that did not change stays the same object: the scene draws again when it is another. */
const isSame = (a: CardPlace | null, b: CardPlace | null) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps the scene's idea of the card's place true, and says on the wrapper whether it is lit. */
function startMeasuring(elements: CardElements): () => void {
  const { wrapper, card, name, role, facts, back } = elements
  const measure = () => {
    const place = measureCard(elements)
    if (!isSame(place, live.card)) live.card = place
    live.isCardLit = canBeLit()
    wrapper.toggleAttribute('data-lit', live.isCardLit)
    wake()
  }
  const observer = new ResizeObserver(measure)
  for (const element of [wrapper, card, name, role, facts, back]) observer.observe(element)
  window.addEventListener('resize', measure)
  window.addEventListener('scroll', measure, { passive: true })
  measure()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    window.removeEventListener('scroll', measure)
    live.card = null
    live.isCardLit = false
    wake()
  }
}

/** The 'tilt' stage: the lean and the turn, both at rest while the visitor wants no motion. */
function startTilt(): () => void {
  const move = (delta: number) => {
    const isTurning = updateTurn(delta)
    return updateTilt(delta) || isTurning
  }
  const remove = addToFrame('tilt', (delta) => {
    if (!isStill.get()) return inSteps(delta, move)
    flattenTilt()
    settleTurn()
    return false
  })
  const stopWatching = isStill.subscribe(wake)
  return () => {
    remove()
    stopWatching()
    flattenTilt()
    resetTurn()
  }
}

/** The first card of a visit sways once; one that comes back does not. */
let hasGreeted = false
/** Without a scene by then, the CSS card greets. */
const GREETING_LIMIT_MS = 1800

function greetOnce(): () => void {
  if (hasGreeted) return () => {}
  const greet = () => {
    stop()
    hasGreeted = true
    if (!isStill.get()) startSway()
  }
  const stopWatching = sceneState.subscribe(() => {
    if (sceneState.get() === 'ready') greet()
  })
  const cancel = after(GREETING_LIMIT_MS, greet)
  const stop = () => {
    stopWatching()
    cancel()
  }
  return stop
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
      startTilt(),
      startCardDrag(parts.wrapper),
      greetOnce(),
      startCardPose(parts),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [partsRef])
}
