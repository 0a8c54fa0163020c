import { renderToStaticMarkup } from 'react-dom/server'
import { ringCurves } from '../../../site/engraving/curves'
import type { Plate } from '../../../site/engraving/plate'
import type { Direction } from '../../../site/model/text-blocks'
import { cardDrawing } from '../engraving/card-drawing'
import type { Palette } from '../theme/palettes'
import { CardLight, TextVeil } from './card-light'

/** Image size, px. */
export const WIDTH = 1200
export const HEIGHT = 630
export const CARD = { x: 56, y: 50, width: 1088, height: 530, radius: 34 }
export const PORTRAIT = { x: 270, y: 315, radius: 136 }

const WHOLE = { width: WIDTH, height: HEIGHT }
/** Across from the portrait, or in its place. */
const ROSETTE = { x: CARD.x + CARD.width * 0.815, y: CARD.y + CARD.height * 0.62, scale: 1.42 }
/** Of the light on the lines. */
const SHINE_X = 760
const RING_WIDTH = 11
const SPECKS = 210

/** Park–Miller generator: the same dust every time. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48271) % 2147483647
    yield state / 2147483647
  }
}

function Dust({ color }: { color: string }) {
  const random = randomNumbers(7)
  const next = () => random.next().value
  const specks = Array.from({ length: SPECKS }, () => ({
    cx: (next() * WIDTH).toFixed(1),
    cy: (next() * HEIGHT).toFixed(1),
    r: (0.7 + next() * 1.9).toFixed(2),
  }))
  return (
    <g fill={color} fillOpacity={0.62}>
      {specks.map((speck) => (
        <circle key={`${speck.cx} ${speck.cy}`} {...speck} />
      ))}
    </g>
  )
}

/** The card's edge, moved inwards by `inset`. */
const frame = (inset: number) => {
  const { x, y, width, height, radius } = CARD
  return {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: radius - inset,
  }
}

const LINE_WIDTH = 0.7

type Look = { plate: Plate; theme: Palette; dir: Direction; hasPortrait: boolean }

const MIRRORED = `translate(${WIDTH}) scale(-1 1)`

/** A place on a card that runs that way. */
export const across = (x: number, dir: Direction) => (dir === 'rtl' ? WIDTH - x : x)

function Definitions({ plate, theme, dir, hasPortrait }: Look) {
  const { x, y } = hasPortrait ? ROSETTE : PORTRAIT
  return (
    <defs>
      <CardLight theme={theme} shineX={hasPortrait ? SHINE_X : across(WIDTH - SHINE_X, dir)} />
      <TextVeil />
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">
        <feGaussianBlur stdDeviation={26} />
      </filter>
      <clipPath id="card">
        <rect {...frame(0)} />
      </clipPath>
      <mask id="engraving" maskUnits="userSpaceOnUse" x={0} y={0} {...WHOLE}>
        <g
          transform={`translate(${across(x, dir)} ${y}) scale(${ROSETTE.scale})`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project
          dangerouslySetInnerHTML={{ __html: cardDrawing(plate, '#fff', LINE_WIDTH) }}
        />
      </mask>
      <mask id="readable" maskUnits="userSpaceOnUse" x={0} y={0} {...WHOLE}>
        <g transform={dir === 'rtl' ? MIRRORED : undefined}>
          <rect {...WHOLE} fill="url(#fade)" transform={hasPortrait ? undefined : MIRRORED} />
          <rect {...WHOLE} fill="url(#quiet)" />
        </g>
      </mask>
    </defs>
  )
}

/** Two interwoven lines between two circles, as around the card's portrait. */
function PortraitRing({ x, lobes }: { x: number; lobes: number }) {
  const { y, radius } = PORTRAIT
  const mid = radius + RING_WIDTH
  const half = RING_WIDTH * 0.55
  const [rope] = ringCurves({
    mid,
    half,
    lobes,
    copies: 2,
    petals: 0,
    midScallop: 0,
    halfScallop: 0,
  })
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="url(#edge)" strokeWidth={1}>
      {rope?.turnsDeg.map((angle) => (
        <path key={angle} d={rope.path} transform={`rotate(${angle})`} />
      ))}
      <circle r={radius + 2} />
      <circle r={mid + RING_WIDTH * 0.75} strokeWidth={1.4} />
    </g>
  )
}

type PortraitProps = { x: number; picture: string; lobes: number }

function Portrait({ x, picture, lobes }: PortraitProps) {
  const { y, radius } = PORTRAIT
  const side = 2 * radius
  return (
    <>
      <clipPath id="circle">
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <image
        href={picture}
        x={x - radius}
        y={y - radius}
        width={side}
        height={side}
        clipPath="url(#circle)"
      />
      <PortraitRing x={x} lobes={lobes} />
    </>
  )
}

function Card() {
  return (
    <>
      <rect
        {...frame(6)}
        transform="translate(0 22)"
        fill="#000"
        fillOpacity={0.8}
        filter="url(#shadow)"
      />
      <rect {...frame(0)} fill="url(#paper)" />
      <g clipPath="url(#card)">
        <rect {...WHOLE} fill="url(#glow)" />
        <g mask="url(#readable)">
          <rect {...WHOLE} fill="url(#shine)" mask="url(#engraving)" />
        </g>
      </g>
      <rect {...frame(1)} fill="none" stroke="url(#edge)" strokeWidth={2} />
      <rect {...frame(10)} fill="none" stroke="url(#edge)" strokeWidth={1} strokeOpacity={0.6} />
    </>
  )
}

/** The card without text, as SVG. `picture` is the URL of a square portrait. */
export function cardArt(look: Omit<Look, 'hasPortrait'>, picture: string | undefined): string {
  const { plate, theme, dir } = look
  return renderToStaticMarkup(
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      {...WHOLE}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <Definitions {...look} hasPortrait={picture !== undefined} />
      <rect {...WHOLE} fill="url(#night)" />
      <Dust color={theme.dust} />
      <Card />
      {picture === undefined ? null : (
        <Portrait x={across(PORTRAIT.x, dir)} picture={picture} lobes={plate.bezelLobes} />
      )}
    </svg>,
  )
}
