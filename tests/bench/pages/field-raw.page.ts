import fieldFragment from '../../../shaders/field/fragment.glsl?raw'
import fieldVertex from '../../../shaders/field/vertex.glsl?raw'
import nightFragment from '../../../shaders/night/fragment.glsl?raw'
import nightVertex from '../../../shaders/night/vertex.glsl?raw'
import {
  createParticleAttributes,
  splitFieldTime,
} from '../../../src/scene/field/particle-attributes'
import { askedCount, running } from './running'

const SEED = 7
const HEADER = '#version 300 es\nprecision highp float;\n'
const SCREEN = [-1, -1, 0, 3, -1, 0, -1, 3, 0]
const TRIANGLE = [-1, 0, 0, 1, 0, 0, 0, 1, 0]
const CONTEXT = { alpha: false, antialias: false, depth: false }

const size = { width: window.innerWidth, height: window.innerHeight }

function createContext() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  document.getElementById('host')?.append(canvas)
  return canvas.getContext('webgl2', CONTEXT) as WebGL2RenderingContext
}

function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const program = gl.createProgram()
  const sources = [
    [gl.VERTEX_SHADER, `in vec3 position;\n${vertex}`],
    [gl.FRAGMENT_SHADER, `out vec4 color_;\n#define gl_FragColor color_\n${fragment}`],
  ] as const
  for (const [type, source] of sources) {
    const shader = gl.createShader(type) as WebGLShader
    gl.shaderSource(shader, HEADER + source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return program
  throw new Error('A program of the raw page does not link')
}

type Attribute = { data: Float32Array | Uint32Array; width: number; isPerInstance?: boolean }
type Attributes = Record<string, Attribute>

function createArray(gl: WebGL2RenderingContext, program: WebGLProgram, attributes: Attributes) {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  for (const [name, { data, width, isPerInstance }] of Object.entries(attributes)) {
    const place = gl.getAttribLocation(program, name)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, data as BufferSource, gl.STATIC_DRAW)
    gl.enableVertexAttribArray(place)
    if (data instanceof Uint32Array) gl.vertexAttribIPointer(place, width, gl.UNSIGNED_INT, 0, 0)
    else gl.vertexAttribPointer(place, width, gl.FLOAT, false, 0, 0)
    if (isPerInstance) gl.vertexAttribDivisor(place, 1)
  }
  return array
}

function createNight(gl: WebGL2RenderingContext) {
  const program = createProgram(gl, nightVertex, nightFragment)
  const position = { data: Float32Array.from(SCREEN), width: 3 }
  const array = createArray(gl, program, { position })
  return () => {
    gl.disable(gl.BLEND)
    gl.useProgram(program)
    gl.bindVertexArray(array)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.enable(gl.BLEND)
  }
}

const gl = createContext()
const count = askedCount()
const drawNight = createNight(gl)
const program = createProgram(gl, fieldVertex, fieldFragment)
const { seed, path, body } = createParticleAttributes(count, size, SEED)
const array = createArray(gl, program, {
  position: { data: Float32Array.from(TRIANGLE), width: 3 },
  aSeed: { data: seed, width: 1, isPerInstance: true },
  aPath: { data: path, width: 4, isPerInstance: true },
  aBody: { data: body, width: 2, isPerInstance: true },
})
gl.useProgram(program)
gl.uniform2f(gl.getUniformLocation(program, 'uResolution'), size.width, size.height)
gl.uniform1f(gl.getUniformLocation(program, 'uPixelRatio'), 1)
gl.enable(gl.BLEND)
gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

const uTime = gl.getUniformLocation(program, 'uTime')
const time = { set: (slot: number, fraction: number) => gl.uniform2f(uTime, slot, fraction) }

function onFrame(nowMs: number) {
  drawNight()
  gl.useProgram(program)
  gl.bindVertexArray(array)
  splitFieldTime(nowMs / 1000, time)
  gl.drawArraysInstanced(gl.TRIANGLES, 0, 3, count)
  requestAnimationFrame(onFrame)
}
requestAnimationFrame(onFrame)
running()
