const TAG = '@wide'

/** The cases of `npm run test:wide`. */
export const WIDE = new RegExp(TAG)

/** A case that is too many for `npm test`, which keeps the hardest of its kind. */
export const inWide = (isIn = true) => ({ tag: isIn ? [TAG] : [] })
