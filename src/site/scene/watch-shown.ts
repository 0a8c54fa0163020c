import type { HostHandlers, Send } from './host/protocol'

const POLL_MS = 20
const WORD_MS = 1000

/**
 * Tells the host when the graphics chip has finished the first frame, and the first one with the card. On a slow
 * machine this is seconds after the frame was sent, above all for the engraved faces.
 */
export function watchShown(
  context: WebGL2RenderingContext,
  send: Send<HostHandlers>,
  signal: AbortSignal,
) {
  /** Whether a finished frame had the card; undefined before the first one. */
  let shown: boolean | undefined
  let hasCard = false
  let fence: WebGLSync | null = null

  const watch = (): void => {
    if (fence || (shown !== undefined && shown >= hasCard)) return
    const own = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
    const ownCard = hasCard
    let waitedMs = 0
    fence = own
    const ask = () => {
      if (signal.aborted || !own || fence !== own) return
      const state = context.clientWaitSync(own, context.SYNC_FLUSH_COMMANDS_BIT, 0)
      if (state === context.TIMEOUT_EXPIRED) return wait()
      context.deleteSync(own)
      fence = null
      shown = ownCard
      send('shown', ownCard)
      watch()
    }
    // Meanwhile there may be no animation frames, and without a message the host would take the worker for dead.
    const wait = () => {
      waitedMs += POLL_MS
      if (waitedMs % WORD_MS === 0) send('busy')
      setTimeout(ask, POLL_MS)
    }
    wait()
  }

  return {
    onDrawn: (isCardDrawn: boolean): void => {
      hasCard = isCardDrawn
      watch()
    },
    onLost: (): void => {
      shown = undefined
      fence = null
    },
  }
}
