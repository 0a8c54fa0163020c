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
export function CardLight({ theme, shineX }: CardLightProps) {
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
export function TextVeil() {
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
