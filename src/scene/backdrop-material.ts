import { NoBlending, ShaderMaterial } from 'three'
import fragmentShader from '../../shaders/backdrop/fragment.glsl?raw'
import vertexShader from '../../shaders/backdrop/vertex.glsl?raw'

/**
 * The night behind everything, as the page's CSS has it, but without its bands. It counts as
 * transparent only to stand in one list with the rest: three fills each list anew in every frame.
 */
export const createBackdropMaterial = () =>
  new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    blending: NoBlending,
  })
