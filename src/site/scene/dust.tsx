import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  type InstancedBufferGeometry,
  MathUtils,
  type ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
} from 'three'
import fragmentShader from '../../../shaders/dust/fragment.glsl?raw'
import vertexShader from '../../../shaders/dust/vertex.glsl?raw'
import { DUST_PER_PX2, RADIUS_PX, seededRandom, stillDust } from '../engraving/still-dust'
import { type CachedBackground, TRANSLUCENT } from './background'
import { sceneValues } from './scene-values'

/** SPEC's speed 3 and angle 10, in the units that tsParticles gives them. */
const SPEED_PX_PER_S = 90
const SPREAD_RAD = (10 * Math.PI) / 180

/** Enough for an 8K window (2,949), in 48 KB. */
const MOST_DOTS = 3000
const USUAL_SEED = 7
const CORNERS = new Float32Array([-1, 0, 0, 1, 0, 0, 0, 1, 0])

const STREAK_PX_PER_SURGE = 6
const MAX_STREAK_PX = 60

type Size = { width: number; height: number }

/** @param size CSS px */
export const dotCount = ({ width, height }: Size): number =>
  Math.min(MOST_DOTS, Math.round(DUST_PER_PX2 * width * height))

/** A random order: when the window shrinks, dots vanish everywhere and not from one side. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/**
 * Four numbers a dot: shares across and down at the start, slope, radius in CSS px. The first dots are those of the
 * still dust, whose place they take.
 */
export function createDots(count: number, seed: number, size: Size): Float32Array {
  const random = seededRandom(seed)
  const still = shuffled(stillDust(size), random)
  const margin = RADIUS_PX.most
  const area = { width: size.width + 2 * margin, height: size.height + 2 * margin }
  const dots = new Float32Array(4 * count)
  for (let i = 0; i < count; i++) {
    const slope = Math.tan((random() - 0.5) * SPREAD_RAD)
    const { x, y, radius } = still[i] ?? {
      x: random() * area.width - margin,
      y: random() * area.height - margin,
      radius: MathUtils.lerp(RADIUS_PX.least, RADIUS_PX.most, random()),
    }
    const across = (x + margin) / area.width
    const down = (y + margin - slope * (x + margin)) / area.height
    dots.set([across, MathUtils.euclideanModulo(down, 1), slope, radius], 4 * i)
  }
  return dots
}

/** How far the dust has come: `drift` and `surge` in widths of the window, `rise` in heights, which outlive resizing. */
export type Travel = { drift: number; surge: number; rise: number }

/** Moves the dust on. @param delta seconds @param surge @param rise multiples of its speed */
export function travelOn(
  travel: Travel,
  { width, height }: Size,
  delta: number,
  { surge, rise }: { surge: number; rise: number },
): void {
  const distance = SPEED_PX_PER_S * delta
  const margin = 2 * RADIUS_PX.most
  travel.drift += distance / (width + margin)
  travel.surge += (surge * distance) / (width + margin)
  travel.rise += (rise * distance) / (height + margin)
}

/** Splits a way into whole crossings and a share of the next one, so that float32 stays exact for years. */
export function writeCrossings(into: { set: (x: number, y: number) => void }, way: number): void {
  into.set(Math.floor(way), way - Math.floor(way))
}

const UNIFORMS = {
  uSize: new Vector2(1, 1),
  uPixelRatio: 1,
  uDrift: new Vector2(),
  uSurge: new Vector2(),
  uRise: 0,
  uStreak: new Vector2(),
  uPicture: null as Texture | null,
  uColor: new Vector3(1, 1, 1),
}
const DustMaterial = extend(shaderMaterial(UNIFORMS, vertexShader, fragmentShader))

/** All dust in one instanced draw call; a frame uploads only uniforms. */
export function Dust({ cached, seed = USUAL_SEED }: { cached: CachedBackground; seed?: number }) {
  const dots = useMemo(() => createDots(MOST_DOTS, seed, sceneValues.view), [seed])
  const geometry = useRef<InstancedBufferGeometry>(null)
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)
  const travel = useRef<Travel>({ drift: 0, surge: 0, rise: 0 })

  useFrame(({ size, viewport }, delta) => {
    if (!geometry.current || !material.current) return
    const uniforms = material.current
    travelOn(travel.current, size, delta, sceneValues)
    const { drift, surge, rise } = travel.current
    geometry.current.instanceCount = dotCount(size)
    uniforms.uSize.set(size.width, size.height)
    uniforms.uPixelRatio = viewport.dpr
    writeCrossings(uniforms.uDrift, drift)
    writeCrossings(uniforms.uSurge, surge)
    uniforms.uRise = rise - Math.floor(rise)
    uniforms.uStreak.set(sceneValues.surge, sceneValues.rise).multiplyScalar(STREAK_PX_PER_SURGE)
    uniforms.uStreak.clampLength(0, MAX_STREAK_PX)
    uniforms.uPicture = cached.current
  })

  return (
    <mesh frustumCulled={false}>
      <instancedBufferGeometry ref={geometry}>
        <bufferAttribute attach="attributes-position" args={[CORNERS, 3]} />
        <instancedBufferAttribute attach="attributes-aDot" args={[dots, 4]} />
      </instancedBufferGeometry>
      <DustMaterial ref={material} {...TRANSLUCENT} uColor={sceneValues.colors.dust} />
    </mesh>
  )
}
