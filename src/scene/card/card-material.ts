import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { type Texture, Vector2, Vector3 } from 'three'
import box from '../../../shaders/card/box.glsl?raw'
import mainFragment from '../../../shaders/card/fragment.glsl?raw'
import vertexShader from '../../../shaders/card/vertex.glsl?raw'
import { GLARE_OPACITY } from '../../interaction/card/tilt'
import { sceneColors } from '../colors'
import { LAYER } from '../layer'
import { CARD_RADIUS_PX } from './plate'

const CardMaterial = shaderMaterial(
  {
    uRising: null as Texture | null,
    uFalling: null as Texture | null,
    uGround: null as Texture | null,
    uSize: new Vector2(1, 1),
    uExtent: new Vector2(1, 1),
    uRadius: CARD_RADIUS_PX,
    uRosette: new Vector2(),
    uLight: new Vector3(0, 0, 1),
    uEye: new Vector3(0, 0, 1),
    uGlare: GLARE_OPACITY,
    uPresence: 1,
    uFront: new Vector2(Number.MAX_SAFE_INTEGER, 0),
    uLevel: 0,
    uPaperLight: new Vector3(),
    uPaperDark: new Vector3(),
    uFoil: new Vector3(),
    uGilt: new Vector3(),
    uSheen: new Vector3(),
    uFilm: new Vector3(),
  },
  vertexShader,
  `${box}\n${mainFragment}`,
)

export type CardMaterial = InstanceType<typeof CardMaterial>

export function createCardMaterial(): CardMaterial {
  const material = new CardMaterial(LAYER)
  const { paperLight, paperDark, foil, gilt, sheen, film } = sceneColors()
  material.uPaperLight.set(...paperLight)
  material.uPaperDark.set(...paperDark)
  material.uFoil.set(...foil)
  material.uGilt.set(...gilt)
  material.uSheen.set(...sheen)
  material.uFilm.set(...film)
  return material
}
