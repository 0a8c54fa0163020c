/** SPEC's four states of a dialog. */
export type DialogState = 'opening' | 'opened' | 'closing' | 'closed'
export type DialogEvent = 'open' | 'close' | 'finished'

const DIALOG_ENTER_MS = 150
const DIALOG_EXIT_MS = 75
/** How long past its animation a dialog waits for the animation's own end before it goes on. */
const DIALOG_FALLBACK_MS = 100

const NEXT: Record<DialogState, Partial<Record<DialogEvent, DialogState>>> = {
  closed: { open: 'opening' },
  opening: { finished: 'opened', close: 'closing' },
  opened: { close: 'closing' },
  closing: { finished: 'closed', open: 'opening' },
}

/** The state after an event; an event that means nothing in a state leaves it as it is. */
export const nextDialogState = (state: DialogState, event: DialogEvent): DialogState =>
  NEXT[state][event] ?? state

/** How long a state may last, in ms, before it counts as finished; undefined for the resting ones. */
export function longestStay(state: DialogState, isAnimated: boolean): number | undefined {
  if (state === 'opening') return isAnimated ? DIALOG_ENTER_MS + DIALOG_FALLBACK_MS : 0
  if (state === 'closing') return isAnimated ? DIALOG_EXIT_MS + DIALOG_FALLBACK_MS : 0
  return undefined
}
