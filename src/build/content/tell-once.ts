import type { Logger } from 'vite'
import { isOwnerError } from '../../owner/owner-error'

/**
 * Lets the dev server tell a mistake of the owner once, by its message alone: every request that
 * needs the content meets it again.
 * @returns what forgets the mistake, so that it is told again
 */
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
