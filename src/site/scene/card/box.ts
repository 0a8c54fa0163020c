import box from '../../../../shaders/card/box.glsl?raw'
import { CARD_RADIUS_PX } from '../../interaction/sheet/piece-pose'

/** GLSL of the card's form, for its plates, its sheet and its shadow. */
export const BOX = `const float CARD_RADIUS_PX = float(${CARD_RADIUS_PX});\n${box}\n`
