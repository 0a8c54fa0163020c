import fieldFragment from '../../../shaders/field/fragment.glsl?raw'
import fieldVertex from '../../../shaders/field/vertex.glsl?raw'
import nightFragment from '../../../shaders/night/fragment.glsl?raw'
import nightVertex from '../../../shaders/night/vertex.glsl?raw'
import { createDots, travelOn, writeCrossings } from '../../../src/site/scene/dust'
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

type Attribute = { data: Float32Array; width: number; isPerInstance?: boolean }
type Attributes = Record<string, Attribute>

function createArray(gl: WebGL2RenderingContext, program: WebGLProgram, attributes: Attributes) {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  for (const [name, { data, width, isPerInstance }] of Object.entries(attributes)) {
    const place = gl.getAttribLocation(program, name)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, data as BufferSource, gl.STATIC_DRAW)
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, width, gl.FLOAT, false, 0, 0)
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
const array = createArray(gl, program, {
  position: { data: Float32Array.from(TRIANGLE), width: 3 },
  aDot: { data: createDots(count, SEED), width: 4, isPerInstance: true },
})
gl.useProgram(program)
gl.uniform2f(gl.getUniformLocation(program, 'uSize'), size.width, size.height)
gl.uniform1f(gl.getUniformLocation(program, 'uPixelRatio'), 1)
gl.enable(gl.BLEND)
gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

const uDrift = gl.getUniformLocation(program, 'uDrift')
const drift = { set: (whole: number, share: number) => gl.uniform2f(uDrift, whole, share) }
const AT_REST = { surge: 0, rise: 0 }
const travel = { drift: 0, surge: 0, rise: 0 }
let lastMs = performance.now()

function onFrame(nowMs: number) {
  drawNight()
  gl.useProgram(program)
  gl.bindVertexArray(array)
  travelOn(travel, size, (nowMs - lastMs) / 1000, AT_REST)
  lastMs = nowMs
  writeCrossings(drift, travel.drift)
  gl.drawArraysInstanced(gl.TRIANGLES, 0, 3, count)
  requestAnimationFrame(onFrame)
}
requestAnimationFrame(onFrame)
running()
