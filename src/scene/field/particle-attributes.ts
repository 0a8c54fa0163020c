import { MathUtils } from 'three'

/** The motion repeats after 9.1 h. A power of two, so that slots are exact in float32. */
export const FIELD_PERIOD_S = 32_768
/** The shader gets time as a whole slot and a fraction of a slot. */
export const FIELD_SLOTS = 512
export const SPEED_PX_PER_S = 90
const SPREAD_RAD = (10 * Math.PI) / 180
const RADIUS_MIN_PX = 0.5
const RADIUS_SPAN_PX = 2
const VALUES_PER_PATH = 4
const VALUES_PER_BODY = 2

export interface ParticleAttributes {
  readonly count: number
  /** Hashed with the crossing number for the height of entry. */
  readonly seed: Uint32Array
  /** Four each: crossings per period, phase at time 0, drift per crossing (px), height shift. */
  readonly path: Float32Array
  /** Two each: radius (px), depth 1 to 3. */
  readonly body: Float32Array
  /** Radians, needed to refit after a resize. */
  readonly heading: Float32Array
}

/** CSS px. */
export interface FieldSize {
  readonly width: number
  readonly height: number
}

/** Wraps seconds into the period and splits them for the shader, in double precision. */
export function splitFieldTime(
  seconds: number,
  into: { set: (slot: number, fraction: number) => void },
): void {
  const turn = (((seconds / FIELD_PERIOD_S) % 1) + 1) % 1
  const slots = turn * FIELD_SLOTS
  const slot = Math.min(Math.floor(slots), FIELD_SLOTS - 1)
  into.set(slot, slots - slot)
}

/**
 * Crossings per period are whole numbers, so that time can wrap without a jump. Rounding changes
 * the horizontal speed by less than 0.1 % up to 5800 px of width.
 */
export function createParticleAttributes(
  count: number,
  size: FieldSize,
  seed: number,
): ParticleAttributes {
  const { seededRandom: random } = MathUtils
  random(seed)
  const attributes = {
    count,
    seed: new Uint32Array(count),
    path: new Float32Array(count * VALUES_PER_PATH),
    body: new Float32Array(count * VALUES_PER_BODY),
    heading: new Float32Array(count),
  }
  for (let i = 0; i < count; i++) {
    const radius = RADIUS_MIN_PX + RADIUS_SPAN_PX * random()
    const heading = (random() - 0.5) * SPREAD_RAD
    attributes.seed[i] = Math.floor(random() * 4_294_967_296)
    attributes.heading[i] = heading
    attributes.body.set([radius, 1 + Math.min(2, Math.floor(radius / 0.85))], i * VALUES_PER_BODY)
    const [crossings, drift] = pathOf(radius, heading, size)
    attributes.path.set([crossings, random(), drift, 0], i * VALUES_PER_PATH)
  }
  return attributes
}

/** Keeps relative positions in a resized field. Writes `path`; upload it afterwards. */
export function refitParticles(
  attributes: ParticleAttributes,
  from: FieldSize,
  to: FieldSize,
  seconds: number,
  surgeSeconds: number,
  risePx = 0,
): void {
  const { count, path, body, heading } = attributes
  for (let i = 0; i < count; i++) {
    const radius = body[i * VALUES_PER_BODY] ?? RADIUS_MIN_PX
    const depth = body[i * VALUES_PER_BODY + 1] ?? 1
    const turns = seconds / FIELD_PERIOD_S + (depth * surgeSeconds) / FIELD_PERIOD_S
    const place = particlePlace(attributes, i, from, turns, risePx)
    const [crossings, drift] = pathOf(radius, heading[i] ?? 0, to)
    path.set([crossings, fract(place.across - crossings * turns), drift, 0], i * VALUES_PER_PATH)
    const down = particlePlace(attributes, i, to, turns, risePx).down
    path[i * VALUES_PER_PATH + 3] = fract(place.down - down)
  }
}

/** Shader position in doubles, 0 to 1. @param turns periods elapsed: drift + depth × surge @param risePx downward, at depth 1 */
export function particlePlace(
  attributes: ParticleAttributes,
  i: number,
  size: FieldSize,
  turns: number,
  risePx = 0,
) {
  const { seed, path, body } = attributes
  const [crossings = 1, start = 0, drift = 0, shift = 0] = path.subarray(i * VALUES_PER_PATH)
  const travelled = crossings * turns + start
  const across = fract(travelled)
  const crossing = Math.floor(travelled) - crossings * Math.floor(Math.floor(travelled) / crossings)
  const entry = (pcg(((seed[i] ?? 0) ^ pcg(crossing)) >>> 0) >>> 8) / 16_777_216
  const height = size.height + 2 * (body[i * VALUES_PER_BODY] ?? 0)
  const depth = body[i * VALUES_PER_BODY + 1] ?? 1
  return { across, down: fract(entry + shift + (drift * across + depth * risePx) / height) }
}

/** PCG hash, 32 bits (Jarzynski and Olano, JCGT 2020), same as in the shader. */
function pcg(value: number): number {
  const state = (Math.imul(value, 747_796_405) + 2_891_336_453) >>> 0
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277_803_737) >>> 0
  return ((word >>> 22) ^ word) >>> 0
}

function fract(value: number): number {
  return value - Math.floor(value)
}

function pathOf(
  radius: number,
  heading: number,
  size: FieldSize,
): [crossings: number, drift: number] {
  const length = size.width + 2 * radius
  const rounds = (SPEED_PX_PER_S * Math.cos(heading) * FIELD_PERIOD_S) / length
  const crossings = Math.max(1, Math.round(rounds))
  const drift = (SPEED_PX_PER_S * Math.sin(heading) * FIELD_PERIOD_S) / crossings
  return [crossings, drift]
}
