/** Runs in the page before its own scripts: a browser whose WebGL is blocked. */
export function blockWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null
}
