import { ringCurves } from '../../site/engraving/curves'
import { PLATE_RADIUS, type Ring } from '../../site/engraving/plate'
import type { Profile } from '../../site/model/schema/schema'
import { plateOf } from '../drawing/draw-plate'
import { mix } from '../theme/color'
import { themeOf } from '../theme/themes'
import { BLEED, type Face, HAIRLINE } from './card-sheet'
import {
  type Box,
  type Disc,
  disc,
  grown,
  PURE_BLACK,
  pathOperators,
  rectangle,
  tone,
  turned,
} from './print-ink'

export type Side = {
  /** The engraving's middle, and the radius of its medallion. */
  rosette: { x: number; y: number; radius: number }
  /** Takes the foil, too. */
  name: string
  printed: string
  /** The engraving keeps clear of it. */
  clear?: Disc
  /** What is filled in the medallion: a portrait's lines, microtext. Takes the foil. */
  figures?: string
}

/** The owner's plate in lines that a press holds; for the foil without the field of lines round it. */
function engraving(profile: Profile, { x, y, radius }: Side['rosette'], isFoil: boolean): string {
  const { rings, rope, field, circles } = plateOf(profile)
  const scale = radius / PLATE_RADIUS
  const woven = (ring: Ring) =>
    ringCurves(ring, { scale, decimals: 3 }).flatMap(({ path, turnsDeg }) =>
      turnsDeg.map((angle) => turned(pathOperators(path), x, y, angle)),
    )
  const round = circles.flatMap(({ radius: mid, width }) => [
    `${Math.max(HAIRLINE, width * scale).toFixed(3)} w`,
    ...woven({ ...rope, mid, half: 0, lobes: 1, copies: 1 }),
  ])
  const fieldLines = isFoil ? [] : ['/Pattern CS /Field SCN', ...woven(field)]
  const ink = isFoil ? PURE_BLACK : '/Pattern CS /Medallion SCN'
  const medallion = [...rings, rope].flatMap(woven)
  return ['1 j', `${HAIRLINE} w`, ...fieldLines, ink, ...medallion, ...round].join('\n')
}

/** A page: the ground, its engraving, and the texts; `isFoil`: only what takes the foil. */
export function faceOf(profile: Profile, trim: Box, side: Side, isFoil: boolean): Face {
  const { rosette, name, printed, clear, figures = '' } = side
  const { foil, paper: papers } = themeOf(profile)
  const [pale, light, mid, deep] = foil
  const whole = rectangle(grown(trim, BLEED))
  const clip = clear ? `${whole} ${disc(clear)} W* n` : ''
  const engraved = ['q', clip, engraving(profile, rosette, isFoil), 'Q']
  if (isFoil) return { drawing: [...engraved, PURE_BLACK, figures, name].join('\n'), glows: {} }
  const paper = mix(papers[0], papers[1], 0.4)
  const { x, y, radius } = rosette
  // The light lies where the engraving leaves the card.
  const toLight = Math.sign(x - trim.width / 2)
  const at = { x: x + 0.6 * toLight * radius, y: y - 0.9 * radius }
  const glows = {
    Medallion: { ...at, radius: 2.4 * radius, from: pale, to: mix(mid, deep, 0.6) },
    Field: { ...at, radius: 2.7 * radius, from: mix(light, paper, 0.15), to: paper },
  }
  const ground = [tone(paper), `${whole} f`]
  const face = ['/Pattern cs /Medallion scn', figures]
  return {
    drawing: [...ground, ...engraved, ...face, tone(light), name, printed].join('\n'),
    glows,
  }
}
