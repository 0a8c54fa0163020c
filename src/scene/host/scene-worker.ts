import { askContext } from './context'
import type { FrameMessage, StartMessage, WorkerWord } from './messages'

/**
 * The worker's first file: small, so that the scene is only fetched where it can be drawn. Asks the
 * scene's own canvas for its context and hands both over; what is said meanwhile waits its turn.
 */
const say = (word: WorkerWord) => postMessage(word)

async function start(message: StartMessage) {
  // Some engines have such canvases in workers, but no frames to draw them in.
  const hasFrames = 'requestAnimationFrame' in globalThis
  const context = hasFrames ? askContext(message.canvas) : null
  if (!context) {
    say({ type: 'refused' })
    return undefined
  }
  const { playScene } = await import('./worker-scene')
  return playScene(message, context, say)
}

let playing: ReturnType<typeof start> | undefined

addEventListener('message', ({ data }: MessageEvent<StartMessage | FrameMessage>) => {
  if (playing) {
    playing.then((hear) => hear?.(data)).catch(() => {})
    return
  }
  playing = start(data as StartMessage)
  playing.catch((reason) => say({ type: 'failed', reason: String(reason) }))
})
