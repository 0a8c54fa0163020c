import { Vector2, Vector3, Vector4 } from 'three'
import mainFragment from '../../shaders/card/fragment.glsl?raw'
import guilloche from '../../shaders/card/guilloche.glsl?raw'
import paper from '../../shaders/card/paper.glsl?raw'
import vertexShader from '../../shaders/card/vertex.glsl?raw'
import { createFlatMaterial } from './flat-material'

/** DESIGN's radius of the card, CSS px. */
export const CARD_RADIUS_PX = 22
/** SPEC's glare opacity. */
const GLARE = 0.3

export function createCardMaterial() {
  const uniforms = {
    uSize: { value: new Vector2(1, 1) },
    uRadius: { value: CARD_RADIUS_PX },
    uRosette: { value: new Vector3() },
    uPortrait: { value: new Vector3() },
    uTextRects: { value: [new Vector4(), new Vector4()] },
    uLight: { value: new Vector3(0, 0, 1) },
    uEye: { value: new Vector3(0, 0, 1) },
    uGlare: { value: GLARE },
    uPresence: { value: 1 },
  }
  const fragmentShader = `${guilloche}\n${paper}\n${mainFragment}`
  return { uniforms, material: createFlatMaterial({ uniforms, vertexShader, fragmentShader }) }
}

export type CardUniforms = ReturnType<typeof createCardMaterial>['uniforms']
