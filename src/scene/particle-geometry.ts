import { InstancedBufferAttribute, InstancedBufferGeometry, IntType, PlaneGeometry } from 'three'
import { createParticleAttributes, type FieldSize, refitParticles } from './particle-attributes'
import { particleCount } from './particle-count'

/** Enough for a wall of screens (an 8K field has 2,949), in 100 KB. */
const CAPACITY = 3000

/**
 * The field's buffers: filled once from the seed, fitted again when the field changes its size.
 * @param fixedCount a number of particles that does not follow the size, for measurements
 */
export function createParticleGeometry(size: FieldSize, seed: number, fixedCount?: number) {
  const capacity = Math.max(CAPACITY, fixedCount ?? 0)
  const attributes = createParticleAttributes(capacity, size, seed)
  const plane = new PlaneGeometry(1, 1)
  const geometry = new InstancedBufferGeometry()
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const seeds = new InstancedBufferAttribute(attributes.seed, 1)
  seeds.gpuType = IntType
  const paths = new InstancedBufferAttribute(attributes.path, 4)
  geometry.setAttribute('aSeed', seeds)
  geometry.setAttribute('aPath', paths)
  geometry.setAttribute('aBody', new InstancedBufferAttribute(attributes.body, 2))
  const countFor = ({ width, height }: FieldSize) =>
    fixedCount ?? Math.min(capacity, particleCount(width, height))
  geometry.instanceCount = countFor(size)
  let fitted = { width: size.width, height: size.height }

  /** Every particle keeps its place in proportion; density follows the new size. */
  const fit = (next: FieldSize, seconds: number, surgeSeconds: number): void => {
    if (next.width === fitted.width && next.height === fitted.height) return
    refitParticles(attributes, fitted, next, seconds, surgeSeconds)
    fitted = { width: next.width, height: next.height }
    paths.needsUpdate = true
    geometry.instanceCount = countFor(next)
  }
  return { geometry, fit }
}
