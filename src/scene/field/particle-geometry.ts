import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, IntType } from 'three'
import { createParticleAttributes, type FieldSize, refitParticles } from './particle-attributes'

/** SPEC: 80 particles in an area of 900 × 1000 px (tsParticles' density rule). */
const PARTICLES = 80
const AREA_PX2 = 900 * 1000
/** Enough for a wall of screens (an 8K field has 2,949), in 85 KB. */
const CAPACITY = 3000
/** The triangle of a particle; the shader grows it round its disc. */
const CORNERS = new Float32Array([-1, 0, 0, 1, 0, 0, 0, 1, 0])

/** How many particles a field of this size has. @param width @param height CSS px */
export const particleCount = (width: number, height: number): number =>
  Math.min(CAPACITY, Math.round((PARTICLES * width * height) / AREA_PX2))

/** The field's buffers: filled once from the seed, fitted again when the field changes its size. */
export function createParticleGeometry(size: FieldSize, seed: number) {
  const attributes = createParticleAttributes(CAPACITY, size, seed)
  const seeds = new InstancedBufferAttribute(attributes.seed, 1)
  seeds.gpuType = IntType
  const paths = new InstancedBufferAttribute(attributes.path, 4)
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(CORNERS, 3))
  geometry.setAttribute('aSeed', seeds)
  geometry.setAttribute('aPath', paths)
  geometry.setAttribute('aBody', new InstancedBufferAttribute(attributes.body, 2))
  geometry.instanceCount = particleCount(size.width, size.height)
  let fitted = { width: size.width, height: size.height }

  /** Every particle keeps its place in proportion; density follows the new size. */
  const fit = (next: FieldSize, seconds: number, surgeSeconds: number): void => {
    if (next.width === fitted.width && next.height === fitted.height) return
    refitParticles(attributes, fitted, next, seconds, surgeSeconds)
    fitted = { width: next.width, height: next.height }
    paths.needsUpdate = true
    geometry.instanceCount = particleCount(next.width, next.height)
  }
  return { geometry, fit }
}
