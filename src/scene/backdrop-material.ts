import { ShaderMaterial } from 'three'
import fragmentShader from '../../shaders/backdrop/fragment.glsl?raw'
import vertexShader from '../../shaders/backdrop/vertex.glsl?raw'

/** The night behind everything, as the page's CSS has it, but without its bands. */
export const createBackdropMaterial = () =>
  new ShaderMaterial({ vertexShader, fragmentShader, depthTest: false, depthWrite: false })
