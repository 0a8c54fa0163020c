import backdropFragment from '../../../shaders/backdrop/fragment.glsl?raw'
import backdropVertex from '../../../shaders/backdrop/vertex.glsl?raw'
import particlesFragment from '../../../shaders/particles/fragment.glsl?raw'
import particlesVertex from '../../../shaders/particles/vertex.glsl?raw'
import { createParticleAttributes, splitFieldTime } from '../../../src/scene/particle-attributes'
import { INDICES_PER_QUAD, quadIndices, toCorners } from '../../../src/scene/particle-quads'
import { askedCount, hasNight, running } from './running'

const SEED = 7
const HEADER = '#version 300 es\nprecision highp float;\n'
const CORNERS = [-1, 1, 0, 1, 1, 0, -1, -1, 0, 1, -1, 0]

const canvas = document.createElement('canvas')
const size = { width: window.innerWidth, height: window.innerHeight }
Object.assign(canvas, size)
document.getElementById('host')?.append(canvas)
const context = { alpha: false, antialias: false, depth: false }
const gl = canvas.getContext('webgl2', context) as WebGL2RenderingContext

function createProgram(vertex: string, fragment: string): WebGLProgram {
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

function addAttribute(
  program: WebGLProgram,
  name: string,
  data: Float32Array | Uint32Array,
  width: number,
): void {
  const place = gl.getAttribLocation(program, name)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, data as BufferSource, gl.STATIC_DRAW)
  gl.enableVertexAttribArray(place)
  if (data instanceof Uint32Array) gl.vertexAttribIPointer(place, width, gl.UNSIGNED_INT, 0, 0)
  else gl.vertexAttribPointer(place, width, gl.FLOAT, false, 0, 0)
}

const backdrop = createProgram(backdropVertex, backdropFragment)
const backdropArray = gl.createVertexArray()
gl.bindVertexArray(backdropArray)
addAttribute(backdrop, 'position', Float32Array.from(CORNERS), 3)

const field = createProgram(particlesVertex, particlesFragment)
const fieldArray = gl.createVertexArray()
const count = askedCount()
const attributes = createParticleAttributes(count, size, SEED)
gl.bindVertexArray(fieldArray)
addAttribute(field, 'aSeed', toCorners(attributes.seed, 1), 1)
addAttribute(field, 'aPath', toCorners(attributes.path, 4), 4)
addAttribute(field, 'aBody', toCorners(attributes.body, 2), 2)
gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, quadIndices(count), gl.STATIC_DRAW)

gl.useProgram(field)
gl.uniform2f(gl.getUniformLocation(field, 'uResolution'), size.width, size.height)
gl.uniform1f(gl.getUniformLocation(field, 'uPixelRatio'), 1)
gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

const uTime = gl.getUniformLocation(field, 'uTime')
const time = { set: (slot: number, fraction: number) => gl.uniform2f(uTime, slot, fraction) }

const isNight = hasNight()
gl.enable(gl.BLEND)

function drawNight() {
  gl.disable(gl.BLEND)
  gl.useProgram(backdrop)
  gl.bindVertexArray(backdropArray)
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  gl.enable(gl.BLEND)
  gl.useProgram(field)
  gl.bindVertexArray(fieldArray)
}

function onFrame(nowMs: number) {
  if (isNight) drawNight()
  splitFieldTime(nowMs / 1000, time)
  gl.drawElements(gl.TRIANGLES, count * INDICES_PER_QUAD, gl.UNSIGNED_INT, 0)
  requestAnimationFrame(onFrame)
}
requestAnimationFrame(onFrame)
running()
