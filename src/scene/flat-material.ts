import { ShaderMaterial, type ShaderMaterialParameters } from 'three'

/** What all our materials have in common: drawn in order, over one another, premultiplied. */
export function createFlatMaterial(
  parameters: Pick<
    ShaderMaterialParameters,
    'uniforms' | 'vertexShader' | 'fragmentShader' | 'defines'
  >,
): ShaderMaterial {
  return new ShaderMaterial({
    ...parameters,
    transparent: true,
    premultipliedAlpha: true,
    depthTest: false,
    depthWrite: false,
  })
}
