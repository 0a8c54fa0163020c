import { startFrameLoop } from '../../../src/interaction/frame-loop'
import { startMotionPreference } from '../../../src/interaction/motion-preference'
import { sceneState } from '../../../src/interaction/scene-state'
import { testClock } from '../../../src/interaction/test-clock'
import { startScene } from '../../../src/scene/start-scene'
import { runField } from './run-field'

function show(count: number): Promise<() => void> {
  Object.assign(testClock ?? {}, { particles: count })
  return new Promise((resolve) => {
    const stop = startScene(document.getElementById('host') as HTMLElement)
    const unsubscribe = sceneState.subscribe(() => {
      if (sceneState.get() !== 'ready') return
      unsubscribe()
      resolve(stop)
    })
  })
}

/** The product's field in the product's own loop; no card, so only the dust and the night. */
export function startField(): Promise<void> {
  startMotionPreference()
  startFrameLoop()
  return runField(show)
}
