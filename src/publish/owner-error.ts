/** A mistake that the owner of the site can mend: shown by its message alone, without a stack. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError'
}
