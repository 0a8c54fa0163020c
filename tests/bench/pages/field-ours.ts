import { startFrameLoop } from '../../../src/interaction/frame-loop'
import { startMotionPreference } from '../../../src/interaction/motion-preference'
import { sceneState } from '../../../src/interaction/scene-state'
import { startScene } from '../../../src/scene/start-scene'
import { running } from './running'

/** The product's field in the product's own loop; no card, so only the dust and the night. */
export function startField(): void {
  startMotionPreference()
  startFrameLoop()
  sceneState.subscribe(() => sceneState.get() === 'ready' && running())
  startScene(document.getElementById('host') as HTMLElement)
}
