import { changes, type FrameValues, latestFrame, live, setDrawn } from '../../interaction/live'
import type { Conditions, Update } from './protocol'

/** A scene that answers sooner draws within the page's next frame. For a slower one the DOM card waits. */
const PROMPT_MS = 28

/** Sends what changed, with one update in flight: of what changes meanwhile only the newest value is sent. */
export function createUpdates(readConditions: () => Conditions, send: (update: Update) => void) {
  let frame = latestFrame()
  let conditions = readConditions()
  const newest = { id: 0, sentMs: 0, isInFlight: true }
  let isPrompt = false

  return {
    frame: (): FrameValues => frame,
    conditions: (): Conditions => conditions,
    isInFlight: (): boolean => newest.isInFlight,
    /** @param stepS a step of a test's clock, which is sent even without a change @returns whether it sent */
    send: (stepS?: number): boolean => {
      const nextConditions = readConditions()
      const update = {
        frame: changes(frame, live),
        conditions: changes(conditions, nextConditions),
        stepS,
      }
      if (!update.frame && !update.conditions && stepS === undefined) return false
      frame = { ...frame, ...update.frame }
      conditions = nextConditions
      newest.id++
      newest.isInFlight = true
      newest.sentMs = performance.now()
      send({ id: newest.id, ...update })
      if (isPrompt) setDrawn(frame)
      return true
    },
    /** @returns whether this is the first answer to the newest update */
    onDrawn: (id: number): boolean => {
      if (id !== newest.id || !newest.isInFlight) return false
      newest.isInFlight = false
      isPrompt = performance.now() - newest.sentMs < PROMPT_MS
      setDrawn(frame)
      return true
    },
  }
}
