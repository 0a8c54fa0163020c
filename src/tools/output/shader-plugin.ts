import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { FIELD_FADE, LINE_WIDTH, PLATE_RADIUS, SEAL } from '../../site/engraving/plate'
import { PORTRAIT_LINES } from '../../site/engraving/portrait-lines'
import { DUST_ALPHA, RADIUS_PX } from '../../site/engraving/still-dust'
import { PX, SHARES } from '../../site/geometry/geometry'

const SUFFIX = '.glsl?raw'

const float = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))
const vector = (...values: number[]) => `vec${values.length}(${values.map(float).join(', ')})`

const { relief, centre, crossCentre, width, crossWidth } = PORTRAIT_LINES
/** In the shaders these names stand for the numbers of src/site/geometry/ and engraving/. */
const CONSTANTS: Readonly<Record<string, number | string>> = {
  ...PX,
  ...SHARES,
  tau: 2 * Math.PI,
  lineWidth: LINE_WIDTH,
  plateRadius: PLATE_RADIUS,
  fieldWeight: FIELD_FADE.weight,
  fieldFadeIn: vector(...FIELD_FADE.in),
  fieldFadeOut: vector(...FIELD_FADE.out),
  dustAlpha: DUST_ALPHA,
  dustMostRadius: RADIUS_PX.most,
  sealRadius: SEAL.radius,
  sealDisc: SEAL.disc,
  sealCircle: vector(SEAL.circle.radius, SEAL.circle.width),
  sealShapes: `vec4[](${SEAL.rings.map(({ mid, half }) => vector(mid, half, 0, 0))})`,
  sealWeaves: `vec3[](${SEAL.rings.map(({ lobes, copies }) => vector(lobes, copies, 0))})`,
  relief,
  leastTone: width.least,
  widthPerTone: width.perTone,
  mostWidth: width.most,
  crossFrom: crossWidth.from,
  crossPerTone: crossWidth.perTone,
  mostCross: crossWidth.most,
  linesCentre: vector(centre.x, centre.y),
  crossCentre: vector(crossCentre.x, crossCentre.y),
}
const NAMED = new Map(
  Object.entries(CONSTANTS).map(([name, value]) => [
    name.replace(/[A-Z]/g, '_$&').toUpperCase(),
    typeof value === 'number' ? float(value) : value,
  ]),
)

/** Keeps line breaks, which end a directive, also the last one. */
const bare = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.replace(/\/\/.*/, '').trim())
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('')

/** Shaders with their constants, without comments and indentation: they are text in the scene's file. */
export function shaderPlugin(): Plugin {
  return {
    name: 'portfolio:shaders',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const file = id.slice(0, -'?raw'.length)
      this.addWatchFile(file)
      const source = bare(await readFile(file, 'utf8'))
      const filled = source.replace(/\b[A-Z][A-Z_]+\b/g, (name) => NAMED.get(name) ?? name)
      return `export default ${JSON.stringify(filled)}`
    },
  }
}
