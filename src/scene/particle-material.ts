import { Vector2 } from 'three'
import fragmentShader from '../../shaders/particles/fragment.glsl?raw'
import vertexShader from '../../shaders/particles/vertex.glsl?raw'
import { createFlatMaterial } from './flat-material'

export function createParticleMaterial() {
  const uniforms = {
    uResolution: { value: new Vector2(1, 1) },
    uPixelRatio: { value: 1 },
    uTime: { value: new Vector2() },
    uSurge: { value: new Vector2() },
    uStreak: { value: 0 },
  }
  return { uniforms, material: createFlatMaterial({ uniforms, vertexShader, fragmentShader }) }
}
