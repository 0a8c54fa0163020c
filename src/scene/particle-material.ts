import { Vector2 } from 'three'
import fragmentShader from '../../shaders/particles/fragment.glsl?raw'
import vertexShader from '../../shaders/particles/vertex.glsl?raw'
import { createFlatMaterial } from './flat-material'
import { IS_INTERACTIVE, REPULSE_DEFINES } from './repulse'

/** Far from every particle. */
const NOWHERE_PX = -1e5

export function createParticleMaterial() {
  const uniforms = {
    uResolution: { value: new Vector2(1, 1) },
    uPixelRatio: { value: 1 },
    uTime: { value: new Vector2() },
    uSurge: { value: new Vector2() },
    uStreak: { value: 0 },
    uPointer: { value: new Vector2(NOWHERE_PX, NOWHERE_PX) },
  }
  const defines = IS_INTERACTIVE ? REPULSE_DEFINES : {}
  return {
    uniforms,
    material: createFlatMaterial({ uniforms, vertexShader, fragmentShader, defines }),
  }
}
