import type { Page } from '@playwright/test'
import { type Host, hostOf, inThread, runFirst } from './scene-host'

export type GlWatch = {
  vertexCounts: number[]
  drawCalls: number
  logs: string[]
  programs: number
}

declare global {
  var glWatch: GlWatch
}

export function installGlWatch(): void {
  const watch: GlWatch = { vertexCounts: [], drawCalls: 0, logs: [], programs: 0 }
  globalThis.glWatch = watch
  const gl = WebGL2RenderingContext.prototype
  const { compileShader, linkProgram } = gl
  // Places of the vertex and instance counts among the arguments.
  for (const [name, vertices, instances] of [
    ['drawElements', 1],
    ['drawElementsInstanced', 1, 4],
    ['drawArrays', 2],
    ['drawArraysInstanced', 2, 3],
  ] as const) {
    const draw = gl[name]
    gl[name] = function (this: WebGL2RenderingContext, ...args: number[]) {
      watch.drawCalls++
      watch.vertexCounts.push((args[vertices] ?? 0) * (instances ? (args[instances] ?? 0) : 1))
      Reflect.apply(draw, this, args)
    }
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
}

export async function watchGl(page: Page): Promise<void> {
  await runFirst(page, installGlWatch)
}

export const readGl = (page: Page, host: Host = hostOf(page)): Promise<GlWatch> =>
  inThread(page, host, () => globalThis.glWatch)
