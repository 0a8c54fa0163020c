import type { Page } from '@playwright/test'
import { type Host, hostOf, inThread, runFirst } from './scene-host'

export type GlWatch = {
  vertexCounts: number[]
  drawCalls: number
  logs: string[]
  programs: number
  readings: number
}

declare global {
  var glWatch: GlWatch
}

export function installGlWatch(): void {
  const watch: GlWatch = { vertexCounts: [], drawCalls: 0, logs: [], programs: 0, readings: 0 }
  globalThis.glWatch = watch
  const gl = WebGL2RenderingContext.prototype
  const { drawArrays, drawElements, drawArraysInstanced, drawElementsInstanced } = gl
  const { compileShader, linkProgram, readPixels } = gl
  const note = (vertices: number) => {
    watch.drawCalls++
    watch.vertexCounts.push(vertices)
  }
  gl.drawElements = function (...args) {
    note(args[1])
    drawElements.apply(this, args)
  }
  gl.drawElementsInstanced = function (...args) {
    note(args[1] * args[4])
    drawElementsInstanced.apply(this, args)
  }
  gl.drawArrays = function (...args) {
    note(args[2])
    drawArrays.apply(this, args)
  }
  gl.drawArraysInstanced = function (...args) {
    note(args[2] * args[3])
    drawArraysInstanced.apply(this, args)
  }
  gl.readPixels = function (...args: never[]) {
    watch.readings++
    Reflect.apply(readPixels, this, args)
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

export const drawCalls = (page: Page, host: Host = hostOf(page)): Promise<number> =>
  inThread(page, host, () => globalThis.glWatch.drawCalls)
