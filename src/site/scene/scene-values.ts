import type { Texture } from 'three'
import type { FrameValues } from '../interaction/live'
import type { Conditions, PicturePaths, SceneStart } from './host/protocol'

/** The values that the scene draws, as the host sent them last. In a worker, the module `live` is a copy nobody writes. */
export const sceneValues = { version: 0, restorations: 0 } as FrameValues &
  Conditions &
  Pick<SceneStart, 'plate'> & {
    colors: SceneStart['colors']['srgb']
    /** Counts the frames and views received. */
    version: number
    /** Counts the restorations of a lost context, after which textures must be drawn anew. */
    restorations: number
    /** Whether the light moves over a card that rests, which is then drawn anew. */
    isLightMoving?: boolean
  } & { [Name in keyof PicturePaths]?: Texture }
