import { isStill } from '../state/motion-preference'
import { DRAG_THRESHOLD_PX, isZoomed } from './touch-rule'

const SWIPE_PX = 64
const FLICK_PX_PER_MS = 0.5
/** The share of a finger's movement by which the screen follows, and the one where there is no neighbour. */
const GIVE = 0.32
const GIVE_AT_THE_END = 0.08
const RETURN_MS = 180

type Direction = 'left' | 'right'
type SwipeOptions = {
  canGo: (direction: Direction) => boolean
  onSwipe: (direction: Direction) => void
}

const directionOf = (distance: number): Direction => (distance < 0 ? 'left' : 'right')

/** Calls back at horizontal swipes of one finger. CSS must set `touch-action: pan-y`. @returns the stop */
export function startSwipe(element: HTMLElement, { canGo, onSwipe }: SwipeOptions): () => void {
  let press: PointerEvent | undefined
  let isSideways = false
  let homecoming: Animation | undefined

  const letGo = () => {
    press = undefined
    const { translate } = element.style
    if (translate === '') return
    element.style.translate = ''
    if (!isStill.get()) homecoming = element.animate({ translate: [translate, '0px'] }, RETURN_MS)
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !event.isPrimary || isZoomed()) return
    press = event
    isSideways = false
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    const x = event.clientX - press.clientX
    const y = event.clientY - press.clientY
    if (!isSideways) {
      if (Math.abs(y) > DRAG_THRESHOLD_PX && Math.abs(y) >= Math.abs(x)) return letGo()
      isSideways = Math.abs(x) > DRAG_THRESHOLD_PX
    }
    if (!isSideways || isStill.get()) return
    const give = canGo(directionOf(x)) ? GIVE : GIVE_AT_THE_END
    element.style.translate = `${(x * give).toFixed(1)}px`
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    const distance = event.clientX - press.clientX
    const speed = Math.abs(distance) / Math.max(1, event.timeStamp - press.timeStamp)
    const isFlick = speed > FLICK_PX_PER_MS && Math.abs(distance) > SWIPE_PX / 3
    const isSwipe = isSideways && (Math.abs(distance) > SWIPE_PX || isFlick)
    letGo()
    if (isSwipe && canGo(directionOf(distance))) onSwipe(directionOf(distance))
  }

  const stopWatching = isStill.subscribe(() => {
    homecoming?.cancel()
    element.style.translate = ''
  })
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  element.addEventListener('pointerdown', onDown, options)
  element.addEventListener('pointermove', onMove, options)
  element.addEventListener('pointerup', onUp, options)
  element.addEventListener('pointercancel', letGo, options)
  return () => {
    listening.abort()
    stopWatching()
    letGo()
  }
}
