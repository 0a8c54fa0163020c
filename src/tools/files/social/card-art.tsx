import { renderToStaticMarkup } from 'react-dom/server'
import { ringCurves } from '../../../site/engraving/curves'
import type { Plate } from '../../../site/engraving/plate'
import type { Direction } from '../../../site/model/text-blocks'
import { cardDrawing } from '../engraving/card-drawing'
import { filmed, mix } from '../theme/color'
import type { Palette } from '../theme/palettes'

/** A stop of a gradient: place (0 to 1), colour, opacity. */
type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ))

type CardLightProps = { theme: Palette; shineX: number }

/** Gradients of the card and its background, by id; the light comes from the upper left. */
function CardLight({ theme, shineX }: CardLightProps) {
  const { night, paper, muted, foil, metal, gilt, film } = theme
  const [pale, light, mid, deep] = foil
  return (
    <>
      <radialGradient id="night" cx={0.5} cy={0.35} r={0.85}>
        {stops([
          [0, mix(night[0], paper[0], 0.3)],
          [0.6, mix(night[1], night[0], 0.15)],
          [1, night[2]],
        ])}
      </radialGradient>
      <linearGradient id="paper" x1={0.1} y1={0} x2={0.55} y2={1}>
        {stops([
          [0, mix(paper[0], muted, 0.05)],
          [0.45, mix(paper[0], paper[1], 0.15)],
          [1, paper[1]],
        ])}
      </linearGradient>
      <linearGradient id="edge" x1={0} y1={0} x2={1} y2={0.55}>
        {stops([
          [0, mix(light, pale, 0.2)],
          [0.22, mix(deep, paper[0], 0.35)],
          [0.42, mix(pale, gilt, 0.6)],
          [0.62, mix(deep, paper[0], 0.45)],
          [1, mid],
        ])}
      </linearGradient>
      <radialGradient id="shine" gradientUnits="userSpaceOnUse" cx={shineX} cy={60} r={640}>
        {stops([
          [0, gilt],
          [0.2, filmed(metal, film, -0.6)],
          [0.42, filmed(deep, film, -0.8), 0.72],
          [0.62, filmed(deep, film, 0.2), 0.5],
          [1, filmed(deep, film, 0.9), 0.62],
        ])}
      </radialGradient>
      <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx={620} cy={0} r={600}>
        {stops([
          [0, muted, 0.15],
          [1, muted, 0],
        ])}
      </radialGradient>
    </>
  )
}
/** Gradients of the mask that dims the engraving behind the text. */
function TextVeil() {
  return (
    <>
      <radialGradient
        id="quiet"
        gradientUnits="userSpaceOnUse"
        cx={690}
        cy={345}
        r={330}
        gradientTransform="matrix(1.25 0 0 .62 -172 131)"
      >
        {stops([
          [0, '#000', 0.86],
          [0.6, '#000', 0.62],
          [1, '#000', 0],
        ])}
      </radialGradient>
      <linearGradient id="fade" x1={0.3} y1={0} x2={0.66} y2={0.1}>
        {stops([
          [0, '#000'],
          [1, '#fff'],
        ])}
      </linearGradient>
    </>
  )
}

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
