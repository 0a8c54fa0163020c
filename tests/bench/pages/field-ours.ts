import { startFrameLoop } from '../../../src/site/interaction/frames/frame-loop'
import { live } from '../../../src/site/interaction/live'
import { startMotionPreference } from '../../../src/site/interaction/motion-preference'
import { sceneState } from '../../../src/site/interaction/scene-state'
import { startScene } from '../../../src/site/scene/host/start-scene'
import { PALETTES } from '../../../src/tools/files/theme/palettes'
import { sceneColors } from '../../../src/tools/files/theme/theme-colors'
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
