import { startFrameLoop } from '../../../src/interaction/frames/frame-loop'
import { live } from '../../../src/interaction/live'
import { startMotionPreference } from '../../../src/interaction/motion-preference'
import { sceneState } from '../../../src/interaction/scene-state'
import { startScene } from '../../../src/scene/host/start-scene'
import { PALETTES } from '../../../src/theme/palettes'
import { sceneColors } from '../../../src/theme/scene-colors'
import { running } from './running'

const hasDrawn = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = sceneState.subscribe(() => {
      if (sceneState.get() !== 'ready') return
      unsubscribe()
      resolve()
    })
  })

export async function startField(): Promise<void> {
  startMotionPreference()
  startFrameLoop()
  live.colors = sceneColors(PALETTES.cobre)
  startScene(document.getElementById('host') as HTMLElement)
  await hasDrawn()
  running()
}
