/**
 * What the materials of all layers over the night have in common: drawn in order, over one another,
 * premultiplied. The canvas has no depth buffer, so that three's depth test passes always; switching
 * it off would only cost calls in every frame.
 */
export const LAYER = { transparent: true, premultipliedAlpha: true } as const
