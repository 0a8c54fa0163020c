import { LinearSRGBColorSpace, setConsoleFunction, WebGLRenderer } from 'three'

/**
 * What three says that nobody can act on: r3f 9 still makes its deprecated Clock, and some drivers
 * compile one program at a time.
 */
const EXPECTED_WARNINGS = ['THREE.Clock', 'KHR_parallel_shader_compile']
setConsoleFunction((type, message, ...details) => {
  if (type === 'warn' && EXPECTED_WARNINGS.some((each) => String(message).includes(each))) return
  console[type](message, ...details)
})

/** What the scene draws on: a canvas of the page, or one that was handed to a worker. */
export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas

/**
 * A renderer for one opaque canvas without depth or multisampling: our edges are smooth by
 * themselves.
 * @param context the canvas's own, asked for with `CONTEXT_ATTRIBUTES`
 * @throws Error when three cannot work with it; a frame throws when the driver refuses a shader
 */
export function createRenderer(
  canvas: SceneCanvas,
  context: WebGL2RenderingContext,
): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context })
  // The night covers everything, and what is drawn stands in its order: neither to be redone.
  renderer.autoClear = false
  renderer.sortObjects = false
  // Our shaders write the screen's colours themselves: one program serves screen and textures.
  renderer.outputColorSpace = LinearSRGBColorSpace
  renderer.setClearColor(0, 0)
  renderer.debug.onShaderError = (gl, _program, vertexShader, fragmentShader) => {
    const logs = [vertexShader, fragmentShader].map((shader) => gl.getShaderInfoLog(shader))
    // Left to itself three would draw on with the broken program, and the browser complain of each call.
    throw new Error(logs.join('\n').trim())
  }
  return renderer
}
