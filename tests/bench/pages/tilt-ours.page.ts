import { homeCard } from '../../../src/site/interaction/card/card'
import { startCardPointer } from '../../../src/site/interaction/card/card-pointer'
import type { CardPlace } from '../../../src/site/interaction/frame-values'
import { addToFrame, startFrameLoop } from '../../../src/site/interaction/frames/frame-loop'
import { live } from '../../../src/site/interaction/live'
import { startCardPose } from '../../../src/site/overlay/home/card/card-pose'
import { findCard } from './card'
import { running } from './running'

/** As in the card's stylesheet, which gives these a layer while the card tilts. */
const LAYERS = '[data-led] [data-part] { will-change: transform }'

const card = findCard()
const wrapper = card.parentElement as HTMLElement
const part = (name: string) => card.querySelector(`[data-part=${name}]`) as HTMLElement
const { x, y, width, height } = wrapper.getBoundingClientRect()
const face = { portrait: { x: 0, y: 0, radius: 0 }, rosette: { x: 0, y: 0, scale: 1 }, quiet: [] }
document.head.append(Object.assign(document.createElement('style'), { textContent: LAYERS }))

startFrameLoop()
// Nothing is engraved here: the page has no scene.
const plate = {} as CardPlace['plate']
live.card = { box: { x, y, width, height }, plate, front: face, back: face }
startCardPointer(wrapper)
startCardPose({
  card,
  glare: part('glare'),
  flare: part('flare'),
  shine: part('shine'),
  name: part('name'),
})
addToFrame('tilt', homeCard.step)
running()
