import { expect, it } from 'vitest'
import { isSoftware } from '../../src/site/scene/software'

const RENDERER = 1
const UNMASKED = 2

const contextOf = (name: string, unmasked?: string) =>
  ({
    RENDERER,
    getExtension: () => unmasked && { UNMASKED_RENDERER_WEBGL: UNMASKED },
    getParameter: (key: number) => (key === RENDERER ? name : unmasked),
  }) as unknown as WebGL2RenderingContext

it.each([
  ['WebKit WebGL', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)', true],
  ['WebKit WebGL', 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0)', true],
  ['WebKit WebGL', 'ANGLE (Mesa, llvmpipe (LLVM 15.0.7 256 bits), OpenGL 4.5)', true],
  ['llvmpipe, or similar', undefined, true],
  ['WebKit WebGL', 'Apple GPU', false],
  ['WebKit WebGL', 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', false],
  ['NVIDIA GeForce GTX 980, or similar', undefined, false],
  ['WebKit WebGL', undefined, false],
])('of %s, %s the processor draws: %s', (name, unmasked, expected) => {
  expect(isSoftware(contextOf(name, unmasked))).toBe(expected)
})
