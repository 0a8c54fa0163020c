import {
  type Camera,
  LinearSRGBColorSpace,
  type Object3D,
  setConsoleFunction,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import type { SceneCanvas, SceneView } from './host/protocol'

/** Warnings without a remedy here: r3f 9 uses the deprecated Clock, some drivers lack parallel compilation. */
const EXPECTED_WARNINGS = ['THREE.Clock', 'KHR_parallel_shader_compile']
setConsoleFunction((type, message, ...details) => {
  if (type === 'warn' && EXPECTED_WARNINGS.some((each) => String(message).includes(each))) return
  console[type](message, ...details)
})

/** A renderer without depth buffer and MSAA: the shaders antialias edges. @throws Error when three rejects it */
export function createRenderer(
  canvas: SceneCanvas,
  context: WebGL2RenderingContext,
): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context })
  // The background covers every pixel, and meshes are drawn in the order of the JSX.
  renderer.autoClear = false
  renderer.sortObjects = false
  // The shaders output sRGB themselves, so one program serves the screen and render targets.
  renderer.outputColorSpace = LinearSRGBColorSpace
  renderer.setClearColor(0, 0)
  renderer.debug.onShaderError = (gl, _program, vertexShader, fragmentShader) => {
    const logs = [vertexShader, fragmentShader].map((shader) => gl.getShaderInfoLog(shader))
    // Otherwise three draws with the broken program, and the browser logs an error per draw call.
    throw new Error(logs.join('\n').trim())
  }
  return renderer
}

/** Limits the resolution to the largest texture. Browsers that resist fingerprinting give 2048 px. */
export function fittedView(view: SceneView, context: WebGL2RenderingContext): SceneView {
  const { width, height, pixelRatio } = view
  const most = context.getParameter(context.MAX_TEXTURE_SIZE) / Math.max(width, height)
  return most < pixelRatio ? { width, height, pixelRatio: most } : view
}

/** Draws an object into a target of this size. @throws Error when the device has no memory for it */
export function drawInto(
  target: WebGLRenderTarget,
  { width, height }: { width: number; height: number },
  renderer: WebGLRenderer,
  object: Object3D,
  camera: Camera,
): void {
  const isNew = target.width !== width || target.height !== height
  target.setSize(width, height)
  renderer.setRenderTarget(target)
  const gl = renderer.getContext()
  // Without memory the target would be black.
  if (isNew && gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_INCOMPLETE_ATTACHMENT) {
    throw new Error(`no texture of ${width} × ${height}`)
  }
  renderer.render(object, camera)
  renderer.setRenderTarget(null)
}
