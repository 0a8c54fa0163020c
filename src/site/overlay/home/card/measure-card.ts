import { PLATE_RADIUS } from '../../../engraving/plate'
import { PX, SHARES } from '../../../geometry/geometry'
import { type Box, boxOf, middleOf } from '../../../interaction/box'
import type { CardFace, CardLayout } from '../../../interaction/card/card-layout'
import { wake } from '../../../interaction/frames/frame-loop'
import { live } from '../../../interaction/live'
import { isCardShown } from '../../../state/scene-state'
import { type PartName, partOf, partsOf } from '../../part'
import { isStruck } from './strike'

/** The scale of the engraving, which grows with a card wider than usual. */
const scaleOf = (width: number) => Math.max(1, width / PX.usualCard)

/** An element's box from the card's centre, by layout offsets, which the tilt does not change. */
function boxInCard(wrapper: HTMLElement, name: PartName): Box {
  const [card, element] = [partOf(wrapper, 'card'), partOf(wrapper, name)]
  let x = -card.offsetWidth / 2
  let y = -card.offsetHeight / 2
  for (let each: HTMLElement | null = element; each && each !== card; ) {
    x += each.offsetLeft
    y += each.offsetTop
    each = each.offsetParent as HTMLElement | null
  }
  return { x, y, width: element.offsetWidth, height: element.offsetHeight }
}

function unionOf(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

function frontOf(wrapper: HTMLElement, box: Box): CardFace {
  const portrait = boxInCard(wrapper, 'portrait')
  const middle = middleOf(portrait)
  const radius = portrait.width / 2
  const stamp = boxInCard(wrapper, 'seal')
  const seal = { ...middleOf(stamp), radius: stamp.width / 2 }
  const said = (['role', 'facts'] as const)
    .filter((name) => partsOf(wrapper)(name).length > 0)
    .map((name) => boxInCard(wrapper, name))
  const quiet = [boxInCard(wrapper, 'name'), ...(said.length > 0 ? [said.reduce(unionOf)] : [])]
  if (!partOf(wrapper, 'portrait').querySelector('img')) {
    const rosette = { ...middle, scale: (SHARES.rosetteAlone * radius) / PLATE_RADIUS }
    return { portrait: { ...middle, radius: 0 }, rosette, seal, quiet }
  }
  const isWide = box.width > box.height
  const rosette = isWide
    ? {
        x: -Math.sign(middle.x) * (SHARES.rosetteX - 0.5) * box.width,
        y: (SHARES.rosetteY - 0.5) * box.height,
      }
    : middleOf(boxInCard(wrapper, 'action'))
  return {
    portrait: { ...middle, radius },
    rosette: { ...rosette, scale: scaleOf(box.width) },
    seal,
    quiet,
  }
}

const backOf = (wrapper: HTMLElement, { width }: Box): CardFace => ({
  portrait: { x: 0, y: 0, radius: 0 },
  rosette: { ...middleOf(boxInCard(wrapper, 'qr')), scale: scaleOf(width) },
  seal: { x: 0, y: 0, radius: 0 },
  quiet: [boxInCard(wrapper, 'back-text')],
})

/** Rounds to device pixels, to which browsers snap boxes. */
const snap = (px: number) => Math.round(px * window.devicePixelRatio) / window.devicePixelRatio

/** This reads the layout, so it must not be called in every frame, nor while the page scrolls. */
function measureCard(wrapper: HTMLElement): CardLayout {
  const { x, y, width, height } = boxOf(wrapper)
  const box = { x: snap(x + window.scrollX), y: snap(y + window.scrollY), width, height }
  return { box, front: frontOf(wrapper, box), back: backOf(wrapper, box) }
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
  const resized = partsOf(wrapper)('card', 'name', 'role', 'facts', 'back-text')
  for (const element of [wrapper, ...resized]) observer.observe(element)
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
