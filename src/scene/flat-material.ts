import { ShaderMaterial, type ShaderMaterialParameters } from 'three'

/**
 * What all our materials have in common: drawn in order, over one another, premultiplied. The canvas
 * has no depth buffer, so that three's depth test passes always; switching it off would only cost
 * calls in every frame.
 */
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
  })
}
