import fragmentShader from '../../../shaders/particles/fragment.glsl?raw'
import vertexShader from '../../../shaders/particles/vertex.glsl?raw'
import { createParticleAttributes, splitFieldTime } from '../../../src/scene/particle-attributes'
import { askedCount, running } from './running'

const SEED = 7
const HEADER = '#version 300 es\nprecision highp float;\n'
const CORNERS = new Float32Array([-0.5, 0.5, 0, 0.5, 0.5, 0, -0.5, -0.5, 0, 0.5, -0.5, 0])

const canvas = document.createElement('canvas')
const size = { width: window.innerWidth, height: window.innerHeight }
Object.assign(canvas, size)
document.getElementById('host')?.append(canvas)
const gl = canvas.getContext('webgl2', {
  alpha: false,
  antialias: false,
  depth: false,
}) as WebGL2RenderingContext

const program = gl.createProgram()
function addShader(type: number, source: string): void {
  const shader = gl.createShader(type) as WebGLShader
  gl.shaderSource(shader, HEADER + source)
  gl.compileShader(shader)
  gl.attachShader(program, shader)
}
addShader(gl.VERTEX_SHADER, `in vec3 position;\n${vertexShader}`)
addShader(gl.FRAGMENT_SHADER, `out vec4 color;\n#define gl_FragColor color\n${fragmentShader}`)
gl.linkProgram(program)
if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('The field does not link')
// biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, no hook
gl.useProgram(program)

const count = askedCount()
const attributes = createParticleAttributes(count, size, SEED)
function addAttribute(name: string, data: Float32Array | Uint32Array, width: number): void {
  const place = gl.getAttribLocation(program, name)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, data as BufferSource, gl.STATIC_DRAW)
  gl.enableVertexAttribArray(place)
  if (data instanceof Uint32Array) gl.vertexAttribIPointer(place, width, gl.UNSIGNED_INT, 0, 0)
  else gl.vertexAttribPointer(place, width, gl.FLOAT, false, 0, 0)
  gl.vertexAttribDivisor(place, name === 'position' ? 0 : 1)
}
addAttribute('position', CORNERS, 3)
addAttribute('aSeed', attributes.seed, 1)
addAttribute('aPath', attributes.path, 4)
addAttribute('aBody', attributes.body, 2)

gl.uniform2f(gl.getUniformLocation(program, 'uResolution'), size.width, size.height)
gl.uniform1f(gl.getUniformLocation(program, 'uPixelRatio'), 1)
gl.enable(gl.BLEND)
gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
gl.clearColor(7 / 255, 10 / 255, 17 / 255, 1)

const uTime = gl.getUniformLocation(program, 'uTime')
const time = { set: (slot: number, fraction: number) => gl.uniform2f(uTime, slot, fraction) }
function onFrame(nowMs: number) {
  splitFieldTime(nowMs / 1000, time)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count)
  requestAnimationFrame(onFrame)
}
requestAnimationFrame(onFrame)
running()
