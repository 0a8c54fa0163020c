/** A mistake that the owner of the site can mend: shown by its message alone, without a stack. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError'
  override readonly stack = undefined
}

/** By its name: Vite loads this module once for its configuration and once more for the site. */
export const isOwnerError = (error: unknown): error is OwnerError =>
  error instanceof Error && error.name === 'OwnerError'
