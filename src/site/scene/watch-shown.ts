import type { HostHandlers, Send } from './host/protocol'

const POLL_MS = 20
const WORD_MS = 1000

/**
 * Tells when the graphics chip has finished the first frame, and the first one with the card: a slow
 * machine has so seconds after it was sent, and the card's plates above all.
 */
export function watchShown(
  context: WebGL2RenderingContext,
  send: Send<HostHandlers>,
  signal: AbortSignal,
) {
  /** Whether a frame that was shown had the card; undefined while none was. */
  let shown: boolean | undefined
  /** Of the frame that was sent last. */
  let hasCard = false
  /** Of the frame that the chip is asked about. */
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
    // Meanwhile there may be no animation frames, and the page waits for a word.
    const wait = () => {
      waitedMs += POLL_MS
      if (waitedMs % WORD_MS === 0) send('busy')
      setTimeout(ask, POLL_MS)
    }
    wait()
  }

  return {
    /** Call with every frame that was sent to the chip. */
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
