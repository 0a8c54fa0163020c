import { setConsoleFunction, WebGLRenderer } from 'three'

/** r3f 9 still makes three's deprecated Clock; nothing in this project can change that. */
const EXPECTED_WARNING = 'THREE.Clock'
setConsoleFunction((type, message, ...details) => {
  if (type === 'warn' && String(message).includes(EXPECTED_WARNING)) return
  console[type](message, ...details)
})

/**
 * A renderer for one opaque canvas without depth or multisampling: our edges are smooth by
 * themselves. `powerPreference` stays default, since decoration should wake no second GPU.
 * @throws Error when the canvas gives no WebGL 2 context; a frame throws when the driver refuses a
 * shader
 */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: false,
    alpha: false,
    depth: false,
    stencil: false,
  })
  // The backdrop covers everything, and what is drawn stands in its order: neither to be redone.
  renderer.autoClear = false
  renderer.sortObjects = false
  renderer.debug.onShaderError = (gl, _program, vertexShader, fragmentShader) => {
    const logs = [vertexShader, fragmentShader].map((shader) => gl.getShaderInfoLog(shader))
    // Left to itself three would draw on with the broken program, and the browser complain of each call.
    throw new Error(logs.join('\n').trim())
  }
  return renderer
}
