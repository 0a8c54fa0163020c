import type { Texture } from 'three'
import type { FrameValues } from '../interaction/live'
import type { Conditions, PicturePaths, SceneStart } from './host/protocol'

/** What the scene draws: the page's values as last received, never its own `live`. */
export const sceneValues = { version: 0, restorations: 0 } as FrameValues &
  Conditions &
  Pick<SceneStart, 'plate'> & {
    /** In the canvas's space. */
    colors: SceneStart['colors']['srgb']
    /** Rises with every frame and view that is received. */
    version: number
    /** How often a lost context was restored: textures are then drawn anew. */
    restorations: number
    /** The card is drawn anew although it rests. */
    isLightMoving?: boolean
  } & { [Name in keyof PicturePaths]?: Texture }
