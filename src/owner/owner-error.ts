/** A mistake that the owner can fix; shown by its message, without a stack. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError'
  override readonly stack = undefined
}

/** Compares the name because Vite loads this module twice: for its config and for the site. */
export const isOwnerError = (error: unknown): error is OwnerError =>
  error instanceof Error && error.name === 'OwnerError'
