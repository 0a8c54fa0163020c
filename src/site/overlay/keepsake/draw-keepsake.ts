import { boxOf } from '../../interaction/box'
import { keepsakes, seenFront } from '../../interaction/keepsake'
import { foilPlace } from '../home/card/card-pose'
import { frontOf } from '../home/card/measure-card'
import { partOf, partsOf } from '../part'
import { drawPortrait, drawTexts } from './draw-texts'

const WIDTH_PX = 1600
/** In shares of the card's longer side: room for a tilted corner, and for the address below. */
const MARGIN = 0.12

function createPen(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  return pen
}

/** What the DOM shows on the card, upside down as the scene's textures are. */
function textsOf(wrapper: HTMLElement, pixelRatio: number): Promise<ImageBitmap> {
  const { x, y, width, height } = boxOf(wrapper)
  const pen = createPen(Math.round(width * pixelRatio), Math.round(height * pixelRatio))
  pen.setTransform(pixelRatio, 0, 0, -pixelRatio, -x * pixelRatio, (y + height) * pixelRatio)
  const portrait = partOf(wrapper, 'portrait')
  drawPortrait(pen, portrait)
  for (const each of partsOf(wrapper)('name', 'role', 'facts')) drawTexts(pen, each)
  return createImageBitmap(pen.canvas, { premultiplyAlpha: 'premultiply' })
}

/**
 * The card of a wrapper that stands still, as its visitor last saw it lit.
 * @param address of the site, below the card @returns undefined where no scene draws it
 */
export async function drawKeepsake(
  wrapper: HTMLElement,
  address: string,
): Promise<Blob | undefined> {
  const images = [...wrapper.querySelectorAll('img')]
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())])
  const { width, height } = boxOf(wrapper)
  const margin = Math.round(MARGIN * Math.max(width, height))
  const size = { width: Math.round(width) + 2 * margin, height: Math.round(height) + 2 * margin }
  // The scene rounds down to whole pixels.
  const pixelRatio = (WIDTH_PX + 0.5) / size.width
  const box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }
  const front = frontOf(wrapper, box)
  const seen = seenFront()
  const forward = Number(getComputedStyle(wrapper).getPropertyValue('--forward'))
  partOf(wrapper, 'name').style.backgroundPosition = foilPlace(seen, forward)
  const picture = await keepsakes.draw?.({
    view: { ...size, pixelRatio },
    frame: { ...seen, card: { box, front, back: front } },
    texts: await textsOf(wrapper, pixelRatio),
  })
  if (!picture) return undefined

  const pen = createPen(picture.width, picture.height)
  pen.drawImage(picture, 0, 0)
  const scale = picture.width / size.width
  const style = getComputedStyle(wrapper)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // As the terms of the facts in card-front.module.css, which a card may do without.
  const fontSize = scale * Math.max(0.8125 * rem, 0.0195 * width)
  pen.font = `${fontSize}px ${style.getPropertyValue('--font-meta')}`
  pen.fillStyle = style.getPropertyValue('--foil-3')
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.direction = 'ltr'
  const below = margin * scale
  pen.fillText(address, picture.width / 2, picture.height - below / 2.6, picture.width - below)
  return new Promise((resolve) =>
    pen.canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'),
  )
}
