import { boxOf } from '../../../interaction/box'
import { type CardLayout, faceOf } from '../../../interaction/card/card-layout'
import { wake } from '../../../interaction/frames/frame-loop'
import { live } from '../../../interaction/live'
import { isCardShown } from '../../../state/scene-state'
import { partOf, partsOf } from '../../part'
import { isStruck } from './strike'

/** Rounds to device pixels, to which browsers snap boxes. */
const snap = (px: number) => Math.round(px * window.devicePixelRatio) / window.devicePixelRatio

/** This reads the layout, so it must not be called in every frame, nor while the page scrolls. */
function measureCard(wrapper: HTMLElement): CardLayout {
  const { x, y, width, height } = boxOf(wrapper)
  const box = { x: snap(x + window.scrollX), y: snap(y + window.scrollY), width, height }
  const [front, back] = partsOf(wrapper)('figure').map((each) => each.querySelector('img, svg'))
  const form = {
    isLong: partOf(wrapper, 'card').hasAttribute('data-long'),
    isRightToLeft: document.documentElement.dir === 'rtl',
  }
  return {
    box,
    front: faceOf(box, { ...form, hasPortrait: !!front, hasSeal: true }),
    back: faceOf(box, { ...form, hasPortrait: !!back, hasSeal: false }),
  }
}

/** The CSS paper stays while it is struck. It also stays where the page can scroll, which runs ahead of a canvas. */
const canBeLit = (): boolean =>
  isStruck.get() && document.documentElement.scrollHeight <= document.documentElement.clientHeight

/** An equal layout must keep its object: the scene redraws whenever the object changes. */
const isSame = (a: CardLayout | null, b: CardLayout | null) =>
  JSON.stringify(a) === JSON.stringify(b)

/** Keeps `live.card` and `data-lit` up to date. @returns the function that stops it */
export function startMeasuring(wrapper: HTMLElement): () => void {
  const measure = () => {
    const layout = measureCard(wrapper)
    if (!isSame(layout, live.card)) live.card = layout
    live.canLightCard = canBeLit()
    wrapper.toggleAttribute('data-lit', live.canLightCard && isCardShown.get())
    wake()
  }
  const observer = new ResizeObserver(measure)
  for (const element of [wrapper, ...partsOf(wrapper)('card')]) observer.observe(element)
  // Another direction of text mirrors the card, which may be as large as before.
  const mirrored = new MutationObserver(measure)
  mirrored.observe(document.documentElement, { attributeFilter: ['dir'] })
  window.addEventListener('resize', measure)
  const stops = [isStruck.subscribe(measure), isCardShown.subscribe(measure)]
  measure()
  return () => {
    observer.disconnect()
    mirrored.disconnect()
    for (const stop of stops) stop()
    window.removeEventListener('resize', measure)
    live.card = null
    live.canLightCard = false
    wake()
  }
}
