/** depthTest stays on: without a depth buffer it always passes, and disabling it costs GL calls. */
export const LAYER = { transparent: true, premultipliedAlpha: true } as const
