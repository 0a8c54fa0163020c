import guilloche from '../../overlay/home/card/guilloche.svg?raw'
import { bandPath } from '../../overlay/parts/rosette-curves'

/** Image size, px. The card is at rest, lit from the upper left. */
export const WIDTH = 1200
export const HEIGHT = 630
export const CARD = { x: 56, y: 50, width: 1088, height: 530, radius: 34 }
export const PORTRAIT = { x: 270, y: 315, radius: 136 }

const ROSETTE = { x: CARD.x + CARD.width * 0.815, y: CARD.y + CARD.height * 0.62, scale: 1.42 }
const RING_WIDTH = 11
const SPECKS = 210

/** Park–Miller generator: the same dust every time. */
function* randomNumbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 48271) % 2147483647
    yield state / 2147483647
  }
}

function dust(): string {
  const random = randomNumbers(7)
  const next = () => random.next().value ?? 0
  return Array.from({ length: SPECKS }, () => {
    const [x, y, r] = [next() * WIDTH, next() * HEIGHT, 0.7 + next() * 1.9]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}"/>`
  }).join('')
}

/** In white, for use as a mask. */
const lines = guilloche
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .replaceAll('#d99a66', '#fff')
  .replace('stroke-width="0.78"', 'stroke-width="0.7"')

const frame = (inset: number) => {
  const { x, y, width, height, radius } = CARD
  return `x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius - inset}"`
}

const DEFS = `
<radialGradient id="night" cx=".5" cy=".35" r=".85"><stop stop-color="#0f1524"/><stop offset=".6" stop-color="#080b13"/><stop offset="1" stop-color="#05070c"/></radialGradient>
<linearGradient id="paper" x1=".1" y1="0" x2=".55" y2="1"><stop stop-color="#1d2331"/><stop offset=".45" stop-color="#151a26"/><stop offset="1" stop-color="#0e121b"/></linearGradient>
<linearGradient id="edge" x1="0" y1="0" x2="1" y2=".55"><stop stop-color="#e8b98a"/><stop offset=".22" stop-color="#8c6a52"/><stop offset=".42" stop-color="#fbe0bf"/><stop offset=".62" stop-color="#7b5a48"/><stop offset="1" stop-color="#d99a66"/></linearGradient>
<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="760" cy="60" r="640"><stop stop-color="#ffe3c2"/><stop offset=".2" stop-color="#f0a077"/><stop offset=".42" stop-color="#c8745c" stop-opacity=".72"/><stop offset=".62" stop-color="#b1804f" stop-opacity=".5"/><stop offset="1" stop-color="#b59c50" stop-opacity=".62"/></radialGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="620" cy="0" r="600"><stop stop-color="#9fb0d8" stop-opacity=".15"/><stop offset="1" stop-color="#8fa3cf" stop-opacity="0"/></radialGradient>
<radialGradient id="quiet" gradientUnits="userSpaceOnUse" cx="690" cy="345" r="330" gradientTransform="matrix(1.25 0 0 .62 -172 131)"><stop stop-color="#000" stop-opacity=".86"/><stop offset=".6" stop-color="#000" stop-opacity=".62"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<linearGradient id="fade" x1=".3" y1="0" x2=".66" y2=".1"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="26"/></filter>
<clipPath id="card"><rect ${frame(0)}/></clipPath>
<mask id="engraving" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><g transform="translate(${ROSETTE.x} ${ROSETTE.y}) scale(${ROSETTE.scale})">${lines}</g></mask>
<mask id="readable" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#quiet)"/></mask>`

/** Two interwoven lines between two circles, as around the card's portrait. */
function portraitRing(): string {
  const { x, y, radius } = PORTRAIT
  const mid = radius + RING_WIDTH
  const rope = bandPath({ mid, half: RING_WIDTH * 0.55, lobes: 72 })
  return `<g transform="translate(${x} ${y})" fill="none" stroke="url(#edge)" stroke-width="1"><path d="${rope}"/><path d="${rope}" transform="rotate(2.5)"/><circle r="${radius + 2}"/><circle r="${mid + RING_WIDTH * 0.75}" stroke-width="1.4"/></g>`
}

/** The card without text, as SVG. `portrait` is the URL of a square picture. */
export function cardArt(portrait: string | undefined): string {
  const { x, y, radius } = PORTRAIT
  const side = 2 * radius
  const picture =
    portrait === undefined
      ? ''
      : `<clipPath id="circle"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><image href="${portrait}" x="${x - radius}" y="${y - radius}" width="${side}" height="${side}" clip-path="url(#circle)"/>${portraitRing()}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${DEFS}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/><g fill="#fff" fill-opacity=".62">${dust()}</g>
<rect ${frame(6)} transform="translate(0 22)" fill="#000" fill-opacity=".8" filter="url(#shadow)"/>
<rect ${frame(0)} fill="url(#paper)"/>
<g clip-path="url(#card)"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><g mask="url(#readable)"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shine)" mask="url(#engraving)"/></g></g>
<rect ${frame(1)} fill="none" stroke="url(#edge)" stroke-width="2"/><rect ${frame(10)} fill="none" stroke="url(#edge)" stroke-width="1" stroke-opacity=".6"/>
${picture}</svg>`
}
