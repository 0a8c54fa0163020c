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
 * @param onShaderError a shader that the driver refuses; three would only log it, every frame
 * @throws Error when the canvas gives no WebGL 2 context
 */
export function createRenderer(
  canvas: HTMLCanvasElement,
  onShaderError: (log: string) => void,
): WebGLRenderer {
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
    onShaderError(logs.join('\n').trim())
  }
  return renderer
}
