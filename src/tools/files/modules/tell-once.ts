import type { Logger } from 'vite'
import { isProblemError } from '../../content/problem'

/** Logs a problem once, though every request throws it again. @returns a reset */
export function tellOnce(logger: Logger): () => void {
  const tell = logger.error
  let told: string | undefined
  logger.error = (text, options) => {
    const error = options?.error
    if (!isProblemError(error)) return tell(text, options)
    if (error.message === told) return
    told = error.message
    tell(error.message, { timestamp: true, error })
  }
  return () => {
    told = undefined
  }
}
