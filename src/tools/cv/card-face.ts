import { ringCurves } from '../../site/engraving/curves'
import { PLATE_RADIUS, type Plate, type Ring } from '../../site/engraving/plate'
import type { Profile } from '../../site/model/schema/schema'
import { plateOf } from '../files/engraving/draw-plate'
import { mix } from '../files/theme/color'
import { type Palette, themeOf } from '../files/theme/palettes'
import { BLEED, type Face, type Glow, HAIRLINE } from './card-sheet'
import {
  type Box,
  filled,
  grown,
  type Ink,
  MM,
  PURE_BLACK,
  pathOperators,
  rectangle,
  tone,
  turned,
} from './print-ink'

/** From the code's field to the engraving round it. */
const FIELD_GAP = 1 * MM

/** The engraving's middle, and the radius of its medallion; the light is right (1) or left. */
export type Rosette = { x: number; y: number; radius: number; light: 1 | -1 }
type Look = { medallion: Ink; field?: Ink }

/**
 * The owner's plate in lines that a press holds, the field only where there is an ink for it.
 * @param isRound without the inner rings, round something
 */
function engraving(plate: Plate, rosette: Rosette, look: Look, isRound: boolean): string {
  const { x, y, radius } = rosette
  const { rings, rope, field, circles } = plate
  const scale = radius / PLATE_RADIUS
  const woven = (ring: Ring) =>
    ringCurves(ring, { scale, decimals: 3 }).flatMap(({ path, turnsDeg }) =>
      turnsDeg.map((angle) => turned(pathOperators(path), x, y, angle)),
    )
  const shown = circles.filter((circle) => !isRound || circle.radius > rings[2].mid)
  const round = shown.flatMap(({ radius: mid, width }) => [
    `${Math.max(HAIRLINE, width * scale).toFixed(3)} w`,
    ...woven({ ...rope, mid, half: 0, lobes: 1, copies: 1 }),
  ])
  const fieldLines = look.field ? [look.field.stroke, ...woven(field)] : []
  const medallion = [...(isRound ? rings.slice(2) : rings), rope].flatMap(woven)
  return [`1 j ${HAIRLINE} w`, ...fieldLines, look.medallion.stroke, ...medallion, ...round].join(
    '\n',
  )
}

/** The look of a colour page. The light lies where the engraving leaves the card. */
function printedLook({ foil, paper: papers }: Palette, { x, y, radius, light: side }: Rosette) {
  const [pale, light, mid, deep] = foil
  const paper = mix(papers[0], papers[1], 0.4)
  const stroke = (name: string): Ink => ({ ...tone(light), stroke: `/Pattern CS /${name} SCN` })
  const at = { x: x + 0.6 * side * radius, y: y - 0.9 * radius }
  const glow = (reach: number, ...stops: Glow['stops']) => ({
    ...at,
    radius: reach * radius,
    stops,
  })
  const dim = (color: string, share: number) => mix(color, paper, share)
  const glows = {
    Medallion: glow(2.4, [0, pale], [0.3, light], [0.65, mid], [1, dim(deep, 0.3)]),
    Field: glow(
      2.6,
      [0, dim(light, 0.15)],
      [0.4, dim(mid, 0.4)],
      [0.75, dim(deep, 0.85)],
      [1, paper],
    ),
  }
  return { paper, glows, look: { medallion: stroke('Medallion'), field: stroke('Field') } }
}

/** A side beside its ground: `foiled` takes the foil, and the engraving keeps clear of `field`. */
export type Side = {
  rosette: Rosette
  foiled: (ink: Ink) => string
  printed: string[]
  field?: Box
}

/** A page: the ground with its engraving, and what is printed on it; `isFoil`: what takes the foil alone. */
export function faceOf(profile: Profile, trim: Box, side: Side, isFoil: boolean): Face {
  const { rosette, foiled, printed, field } = side
  const [plate, theme] = [plateOf(profile), themeOf(profile)]
  const whole = rectangle(grown(trim, BLEED))
  const clip = field ? `${whole} ${rectangle(grown(field, FIELD_GAP))} W* n` : ''
  const engraved = (look: Look) => `q ${clip}\n${engraving(plate, rosette, look, !!field)}\nQ`
  if (isFoil) {
    const drawing = [engraved({ medallion: PURE_BLACK }), foiled(PURE_BLACK)].join('\n')
    return { drawing, ink: PURE_BLACK, glows: {} }
  }
  const { paper, glows, look } = printedLook(theme, rosette)
  const words = [foiled(tone(theme.foil[1])), ...printed]
  const drawing = [filled(tone(paper), whole), engraved(look), ...words].join('\n')
  return { drawing, ink: tone('#000000'), glows }
}
