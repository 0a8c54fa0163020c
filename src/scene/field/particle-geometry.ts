import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, IntType } from 'three'
import { createParticleAttributes, type FieldSize, refitParticles } from './particle-attributes'

/** SPEC: 80 particles per 900 × 1000 px (tsParticles' density rule). */
const PARTICLES = 80
const AREA_PX2 = 900 * 1000
/** Enough for an 8K field (2,949), in 85 KB. */
const CAPACITY = 3000
/** Triangle that the vertex shader expands around the disc. */
const CORNERS = new Float32Array([-1, 0, 0, 1, 0, 0, 0, 1, 0])

/** @param width @param height CSS px */
export const particleCount = (width: number, height: number): number =>
  Math.min(CAPACITY, Math.round((PARTICLES * width * height) / AREA_PX2))

/** Buffers filled once from the seed and refitted on resize. */
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

  const fit = (next: FieldSize, seconds: number, surgeSeconds: number, risePx: number): void => {
    if (next.width === fitted.width && next.height === fitted.height) return
    refitParticles(attributes, fitted, next, seconds, surgeSeconds, risePx)
    fitted = { width: next.width, height: next.height }
    paths.needsUpdate = true
    geometry.instanceCount = particleCount(next.width, next.height)
  }
  return { geometry, fit }
}
