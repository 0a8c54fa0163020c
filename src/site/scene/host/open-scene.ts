import {
  type HostHandlers,
  handle,
  type SceneCanvas,
  type SceneHandlers,
  type SceneStart,
  type Send,
} from './protocol'

/** `powerPreference` keeps its default, so that decoration does not wake a discrete GPU. */
const ATTRIBUTES = { alpha: false, antialias: false, depth: false, stencil: false }

function askContext(canvas: SceneCanvas): WebGL2RenderingContext | null {
  // Some engines have OffscreenCanvas in workers, but no requestAnimationFrame.
  if (!('requestAnimationFrame' in globalThis)) return null
  try {
    return canvas.getContext('webgl2', ATTRIBUTES) as WebGL2RenderingContext | null
  } catch {
    return null
  }
}

/** The scene's end of the protocol. Fetches the scene only if it can be drawn; messages wait until then. */
export function openScene(start: SceneStart, send: Send<HostHandlers>): Send<SceneHandlers> {
  const load = async () => {
    // As with a worker, no message is sent before the caller has the returned function.
    await undefined
    const context = askContext(start.canvas)
    if (!context) return send('unsupported')
    const { playScene } = await import('../play-scene')
    return playScene(start, context, send)
  }
  const fail = (reason: unknown) => send('failed', String(reason))
  const playing = load()
  playing.catch(fail)
  return (...message) =>
    void playing.then((handlers) => handlers && handle(handlers, message)).catch(fail)
}
