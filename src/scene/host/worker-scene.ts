import { writeFrameValues } from '../../interaction/frame-values'
import {
  createCadence,
  FIRST_DELTA_S,
  MAX_DELTA_S,
  MAX_FRAMES_PER_S,
} from '../../interaction/frames/frame-cadence'
import { isStill } from '../../interaction/motion-preference'
import { createSceneLife } from '../scene-life'
import type { FrameMessage, StartMessage, WorkerWord } from './messages'

const HEARTBEAT_MS = 1000
const USUAL_REFRESH_RATE = 60
/** Fractions of the refresh rate: too slow below SLOW, headroom from FAST on. */
const SLOW = 0.5
const FAST = 0.93

/** Animates by itself and applies the page's values. @returns message handler */
export function playScene(
  message: StartMessage,
  context: WebGL2RenderingContext,
  say: (word: WorkerWord) => void,
): (message: FrameMessage) => void {
  const { canvas, view } = message
  const isDrawn = createCadence()
  let refreshRate = USUAL_REFRESH_RATE
  let isHidden = false
  let newest = message.id
  let answered = 0
  let saidAt = 0
  let request = 0
  let lastMs = 0

  const life = createSceneLife({
    canvas,
    context,
    view,
    bounds: () => [SLOW * refreshRate, FAST * refreshRate],
    tell: (word) => {
      if (word.type === 'failed') say({ type: 'failed', reason: String(word.reason) })
      else if (word.type !== 'drawn') say(word)
      if (word.type === 'restored') ask()
    },
  })

  const answer = (nowMs: number) => {
    if (answered === newest && nowMs - saidAt < HEARTBEAT_MS) return
    answered = newest
    saidAt = nowMs
    say({ type: 'drawn', id: newest })
  }
  const onFrame = (nowMs: number) => {
    request = 0
    if (isHidden) return
    if (!isDrawn(nowMs)) return ask()
    const delta = lastMs === 0 ? FIRST_DELTA_S : Math.min(MAX_DELTA_S, (nowMs - lastMs) / 1000)
    lastMs = nowMs
    const goesOn = life.frame(delta)
    if (life.isDrawing()) answer(nowMs)
    if (goesOn) ask()
    else lastMs = 0
  }
  function ask(): void {
    if (request === 0 && !isHidden) request = requestAnimationFrame(onFrame)
  }

  const hear = (heard: FrameMessage) => {
    newest = heard.id
    if (heard.values) writeFrameValues(heard.values)
    if (heard.view) life.setView(heard.view)
    if (heard.refreshRate) refreshRate = Math.min(heard.refreshRate, MAX_FRAMES_PER_S)
    if (heard.isStill !== undefined) isStill.set(heard.isStill)
    if (heard.isHidden !== undefined) isHidden = heard.isHidden
    if (heard.isStill !== undefined || heard.isHidden !== undefined) {
      lastMs = 0
      life.resume()
    }
    ask()
  }

  hear(message)
  void life.start().then(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    say({ type: 'standing', files: [self.location.href, ...files] })
    ask()
  })
  return hear
}
