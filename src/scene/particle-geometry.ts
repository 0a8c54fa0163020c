import { BufferAttribute, BufferGeometry, IntType } from 'three'
import { createParticleAttributes, type FieldSize, refitParticles } from './particle-attributes'
import { particleCount } from './particle-count'
import { fillVertices, toVertices, VERTICES_PER_PARTICLE } from './particle-triangles'

/** Enough for a wall of screens (an 8K field has 2,949), in 400 KB. */
const CAPACITY = 3000

/**
 * The field's buffers: filled once from the seed, fitted again when the field changes its size.
 * @param fixedCount a number of particles that does not follow the size, for measurements
 */
export function createParticleGeometry(size: FieldSize, seed: number, fixedCount?: number) {
  const capacity = Math.max(CAPACITY, fixedCount ?? 0)
  const attributes = createParticleAttributes(capacity, size, seed)
  const seeds = new BufferAttribute(toVertices(attributes.seed, 1), 1)
  seeds.gpuType = IntType
  const paths = new BufferAttribute(toVertices(attributes.path, 4), 4)
  const geometry = new BufferGeometry()
  geometry.setAttribute('aSeed', seeds)
  geometry.setAttribute('aPath', paths)
  geometry.setAttribute('aBody', new BufferAttribute(toVertices(attributes.body, 2), 2))
  let fitted = { width: size.width, height: size.height }

  const draw = ({ width, height }: FieldSize) => {
    const count = fixedCount ?? Math.min(capacity, particleCount(width, height))
    geometry.setDrawRange(0, count * VERTICES_PER_PARTICLE)
  }
  draw(size)

  /** Every particle keeps its place in proportion; density follows the new size. */
  const fit = (next: FieldSize, seconds: number, surgeSeconds: number): void => {
    if (next.width === fitted.width && next.height === fitted.height) return
    refitParticles(attributes, fitted, next, seconds, surgeSeconds)
    fitted = { width: next.width, height: next.height }
    fillVertices(attributes.path, 4, paths.array as Float32Array)
    paths.needsUpdate = true
    draw(next)
  }
  return { geometry, fit }
}
