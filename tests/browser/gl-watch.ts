import type { Page } from '@playwright/test'

/** What the page's WebGL contexts were told, since it opened. */
export type GlWatch = {
  /** How many vertices each call drew, the last last. */
  vertexCounts: number[]
  drawCalls: number
  /** What compilers and linkers had to say. */
  logs: string[]
  programs: number
}

declare global {
  interface Window {
    glWatch: GlWatch
  }
}

/** Counts draw calls and collects the compilers' words; call before the page opens. */
export async function watchGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: GlWatch = { vertexCounts: [], drawCalls: 0, logs: [], programs: 0 }
    window.glWatch = watch
    const gl = WebGL2RenderingContext.prototype
    const { drawArrays, drawElements, compileShader, linkProgram } = gl
    const note = (vertices: number) => {
      watch.drawCalls++
      watch.vertexCounts.push(vertices)
    }
    gl.drawElements = function (...args) {
      note(args[1])
      drawElements.apply(this, args)
    }
    gl.drawArrays = function (...args) {
      note(args[2])
      drawArrays.apply(this, args)
    }
    gl.compileShader = function (shader) {
      compileShader.call(this, shader)
      watch.logs.push(this.getShaderInfoLog(shader) ?? '')
    }
    gl.linkProgram = function (program) {
      linkProgram.call(this, program)
      watch.logs.push(this.getProgramInfoLog(program) ?? '')
      watch.programs++
    }
  })
}

export const readGl = (page: Page): Promise<GlWatch> => page.evaluate(() => window.glWatch)

export const drawCalls = (page: Page): Promise<number> =>
  page.evaluate(() => window.glWatch.drawCalls)
