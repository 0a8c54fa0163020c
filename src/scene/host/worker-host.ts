import { showMotion } from '../../interaction/card/shown-motion'
import { changedValues, type FrameValues, readFrameValues } from '../../interaction/frame-values'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { live } from '../../interaction/live'
import { workerFiles } from '../../interaction/loaded-files'
import { isStill } from '../../interaction/motion-preference'
import { consoleMessages } from '../../messages/console'
import type { SceneWord } from '../scene-life'
import type { FrameMessage, StartMessage, WorkerWord } from './messages'
import { measureRefreshRate } from './refresh-rate'
import workerUrl from './scene-worker?worker&url'
import type { Screen } from './screen'
import { watchSilence } from './silence-watch'

/** A worker this fast draws in the next page frame; for a slower one the DOM card waits. */
const PROMPT_MS = 28

/** Undefined without module workers: such engines never read `type`. */
function createModuleWorker(): Worker | undefined {
  let isRead = false
  const options = {
    name: 'scene',
    get type() {
      isRead = true
      return 'module' as const
    },
  }
  const worker = new Worker(workerUrl, options)
  if (isRead) return worker
  worker.terminate()
  return undefined
}

const motionOf = ({ tiltX, tiltY, turn, away, glow, sheet, parted }: FrameValues) => ({
  tilt: { x: tiltX, y: tiltY },
  turn,
  away,
  glow,
  sheet,
  parted,
})

/**
 * Sends what changed, one message in flight; later changes go with the next one. Between changes
 * the worker animates by itself and the page idles.
 * @param refuse called when the worker gets no context; no other call follows
 * @returns stop; undefined if unsupported, with the canvas untouched
 */
export function playInWorker(
  canvas: HTMLCanvasElement,
  screen: Screen,
  tell: (word: SceneWord) => void,
  refuse: () => void,
): (() => void) | undefined {
  if (!('transferControlToOffscreen' in canvas)) return undefined
  const module = createModuleWorker()
  if (!module) return undefined
  const worker = module

  let sent = readFrameValues()
  let isStanding = false
  let isLost = false
  let id = 1
  let isInFlight = true
  let isPrompt = false
  let postedAt = 0
  const told = { isStill: isStill.get(), isHidden: document.hidden }

  const isDue = () => isStanding && !isLost && !document.hidden && (isInFlight || !isStill.get())
  const silence = watchSilence(isDue, () =>
    tell({ type: 'failed', reason: consoleMessages().workerSilent }),
  )

  /** Syncs the DOM card with the drawn one. */
  const follow = () => {
    const isDrawn = live.isCardLit || live.sheet !== null
    showMotion(isDrawn && !isStill.get() ? motionOf(sent) : undefined)
  }

  const post = (others: Partial<FrameMessage> = {}): boolean => {
    const values = readFrameValues()
    const changed = changedValues(sent, values)
    const view = screen.takeChange() ? screen.view() : undefined
    if (!changed && !view && Object.keys(others).length === 0) return false
    id++
    isInFlight = true
    sent = values
    postedAt = performance.now()
    const message: FrameMessage = { id, ...others }
    if (changed) message.values = changed
    if (view) message.view = view
    worker.postMessage(message)
    if (isPrompt) follow()
    return true
  }

  const onDrawn = (drawnId: number) => {
    if (drawnId === id && isInFlight) {
      isInFlight = false
      isPrompt = performance.now() - postedAt < PROMPT_MS
      follow()
      post()
      wake()
    }
    tell({ type: 'drawn' })
  }
  const onWord = ({ data: word }: MessageEvent<WorkerWord>) => {
    silence.heard()
    switch (word.type) {
      case 'drawn':
        return onDrawn(word.id)
      case 'standing':
        isStanding = true
        workerFiles.set(word.files)
        return
      case 'refused':
        stop()
        return refuse()
      case 'lost':
      case 'restored':
        isLost = word.type === 'lost'
        // The DOM card is visible again and animates itself.
        if (isLost) showMotion(undefined)
        return tell(word)
      default:
        return tell(word)
    }
  }
  const onError = (event: ErrorEvent | MessageEvent) =>
    tell({ type: 'failed', reason: ('message' in event && event.message) || event.type })

  const sendPace = async () => {
    const refreshRate = await measureRefreshRate()
    if (!document.hidden) worker.postMessage({ id, refreshRate } satisfies FrameMessage)
  }
  /** Sent at once, because a hidden page gets no frames. */
  const onChange = () => {
    const now = { isStill: isStill.get(), isHidden: document.hidden }
    if (now.isStill === told.isStill && now.isHidden === told.isHidden) return
    Object.assign(told, now)
    post(now)
    if (now.isStill) showMotion(undefined)
    else if (!now.isHidden) void sendPace()
  }

  const removeFromFrame = addToFrame('scene', () => !isInFlight && post())
  const stopWatching = isStill.subscribe(onChange)
  document.addEventListener('visibilitychange', onChange)
  worker.addEventListener('message', onWord)
  worker.addEventListener('error', onError)
  worker.addEventListener('messageerror', onError)

  function stop(): void {
    worker.terminate()
    silence.stop()
    removeFromFrame()
    stopWatching()
    document.removeEventListener('visibilitychange', onChange)
    showMotion(undefined)
  }

  const offscreen = canvas.transferControlToOffscreen()
  screen.takeChange()
  const start: StartMessage = {
    id,
    canvas: offscreen,
    values: sent,
    view: screen.view(),
    ...told,
  }
  worker.postMessage(start, [offscreen])
  void sendPace()
  return stop
}
