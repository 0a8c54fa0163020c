import type { Logger } from 'vite'
import { isOwnerError } from '../../owner/owner-error'

/** Logs an owner mistake once, though every request throws it again. @returns a reset */
export function tellOnce(logger: Logger): () => void {
  const tell = logger.error
  let told: string | undefined
  logger.error = (text, options) => {
    const error = options?.error
    if (!isOwnerError(error)) return tell(text, options)
    if (error.message === told) return
    told = error.message
    tell(error.message, { timestamp: true, error })
  }
  return () => {
    told = undefined
  }
}
