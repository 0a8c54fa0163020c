/** Runs in the page before its own scripts: a browser whose WebGL is blocked. */
export function blockWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null
}

/** The same, and counts frames as `countFrames` does; a page's script is given alone, so it is repeated. */
export function countFramesWithoutScene(): void {
  HTMLCanvasElement.prototype.getContext = () => null
  window.benchFrames = 0
  const onFrame = () => {
    window.benchFrames = (window.benchFrames ?? 0) + 1
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}
