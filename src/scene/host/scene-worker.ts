import { askContext } from './context'
import type { FrameMessage, StartMessage, WorkerWord } from './messages'

// Small entry file: the scene is fetched only if it can be drawn. Messages wait meanwhile.
const say = (word: WorkerWord) => postMessage(word)

async function start(message: StartMessage) {
  // Some engines have OffscreenCanvas in workers, but no requestAnimationFrame.
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
