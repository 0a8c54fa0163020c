const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether the processor draws. Firefox says so itself, and warns of the extension that others need. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const name = String(context.getParameter(context.RENDERER))
  const info = /webkit/i.test(name) && context.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : name)
}

/** Longer intervals are late frames, at 60 Hz. */
const LATE_MS = 25
const CALM_FRAMES = 60
const LIMIT_MS = 5000

/** Resolves once frames have come on time for a second: the page has what it needs of the processor. */
export async function machineCalm(): Promise<void> {
  const endMs = performance.now() + LIMIT_MS
  let lastMs = performance.now()
  let calmFrames = 0
  while (calmFrames < CALM_FRAMES && lastMs < endMs) {
    const nowMs = await new Promise<number>(requestAnimationFrame)
    calmFrames = nowMs - lastMs < LATE_MS ? calmFrames + 1 : 0
    lastMs = nowMs
  }
}
