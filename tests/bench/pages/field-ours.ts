import { BufferGeometry } from 'three'
import { startFrameLoop } from '../../../src/interaction/frame-loop'
import { startMotionPreference } from '../../../src/interaction/motion-preference'
import { sceneState } from '../../../src/interaction/scene-state'
import { VERTICES_PER_PARTICLE } from '../../../src/scene/particle-triangles'
import { startScene } from '../../../src/scene/start-scene'
import { FEW, runField } from './run-field'

/** The field's geometry, caught when the product says how much of it to draw. */
let dust: BufferGeometry | undefined
const setDrawRange = BufferGeometry.prototype.setDrawRange
BufferGeometry.prototype.setDrawRange = function (start, count) {
  dust = this
  setDrawRange.call(this, start, count)
}

const hasDrawn = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = sceneState.subscribe(() => {
      if (sceneState.get() !== 'ready') return
      unsubscribe()
      resolve()
    })
  })

async function show(count: number) {
  startScene(document.getElementById('host') as HTMLElement)
  await hasDrawn()
  const few = Math.min(FEW, count)
  dust?.setDrawRange(0, few * VERTICES_PER_PARTICLE)
  if (dust?.drawRange.count !== few * VERTICES_PER_PARTICLE) throw new Error('No dust was made')
  return () => dust?.setDrawRange(0, count * VERTICES_PER_PARTICLE)
}

/** The product's field in the product's own loop; no card, so only the dust and the night. */
export function startField(): Promise<void> {
  startMotionPreference()
  startFrameLoop()
  return runField(show)
}
