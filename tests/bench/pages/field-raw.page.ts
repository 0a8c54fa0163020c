import backdropFragment from '../../../shaders/backdrop/fragment.glsl?raw'
import backdropVertex from '../../../shaders/backdrop/vertex.glsl?raw'
import particlesFragment from '../../../shaders/particles/fragment.glsl?raw'
import particlesVertex from '../../../shaders/particles/vertex.glsl?raw'
import { createParticleAttributes, splitFieldTime } from '../../../src/scene/particle-attributes'
import { toVertices, VERTICES_PER_PARTICLE } from '../../../src/scene/particle-triangles'
import { FEW, runField } from './run-field'
import { hasNight } from './running'

const SEED = 7
const HEADER = '#version 300 es\nprecision highp float;\n'
const CORNERS = [-1, 1, 0, 1, 1, 0, -1, -1, 0, 1, -1, 0]
const CONTEXT = { alpha: false, antialias: false, depth: false }

const size = { width: window.innerWidth, height: window.innerHeight }
const isNight = hasNight()

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

type Attributes = Record<string, { data: Float32Array | Uint32Array; width: number }>

function createArray(gl: WebGL2RenderingContext, program: WebGLProgram, attributes: Attributes) {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  for (const [name, { data, width }] of Object.entries(attributes)) {
    const place = gl.getAttribLocation(program, name)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, data as BufferSource, gl.STATIC_DRAW)
    gl.enableVertexAttribArray(place)
    if (data instanceof Uint32Array) gl.vertexAttribIPointer(place, width, gl.UNSIGNED_INT, 0, 0)
    else gl.vertexAttribPointer(place, width, gl.FLOAT, false, 0, 0)
  }
  return array
}

function createNight(gl: WebGL2RenderingContext) {
  const program = createProgram(gl, backdropVertex, backdropFragment)
  const position = { data: Float32Array.from(CORNERS), width: 3 }
  const array = createArray(gl, program, { position })
  return () => {
    gl.disable(gl.BLEND)
    gl.useProgram(program)
    gl.bindVertexArray(array)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    gl.enable(gl.BLEND)
  }
}

async function show(count: number) {
  const gl = createContext()
  const drawNight = isNight ? createNight(gl) : undefined

  const program = createProgram(gl, particlesVertex, particlesFragment)
  const { seed, path, body } = createParticleAttributes(count, size, SEED)
  const array = createArray(gl, program, {
    aSeed: { data: toVertices(seed, 1), width: 1 },
    aPath: { data: toVertices(path, 4), width: 4 },
    aBody: { data: toVertices(body, 2), width: 2 },
  })
  gl.useProgram(program)
  gl.uniform2f(gl.getUniformLocation(program, 'uResolution'), size.width, size.height)
  gl.uniform1f(gl.getUniformLocation(program, 'uPixelRatio'), 1)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  const uTime = gl.getUniformLocation(program, 'uTime')
  const time = { set: (slot: number, fraction: number) => gl.uniform2f(uTime, slot, fraction) }
  let drawn = Math.min(FEW, count) * VERTICES_PER_PARTICLE

  function onFrame(nowMs: number) {
    if (drawNight) {
      drawNight()
      gl.useProgram(program)
      gl.bindVertexArray(array)
    }
    splitFieldTime(nowMs / 1000, time)
    gl.drawArrays(gl.TRIANGLES, 0, drawn)
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  return () => {
    drawn = count * VERTICES_PER_PARTICLE
  }
}

await runField(show)
