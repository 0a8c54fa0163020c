/** SPEC's four states. */
export type DialogState = 'opening' | 'opened' | 'closing' | 'closed'
export type DialogEvent = 'open' | 'close' | 'finished'

const DIALOG_ENTER_MS = 150
const DIALOG_EXIT_MS = 75
/** Added to an animation's duration, in case animationend never fires. */
const DIALOG_FALLBACK_MS = 100

const NEXT: Record<DialogState, Partial<Record<DialogEvent, DialogState>>> = {
  closed: { open: 'opening' },
  opening: { finished: 'opened', close: 'closing' },
  opened: { close: 'closing' },
  closing: { finished: 'closed', open: 'opening' },
}

export const nextDialogState = (state: DialogState, event: DialogEvent): DialogState =>
  NEXT[state][event] ?? state

/** Maximum time in a state, ms; undefined for the resting ones. */
export function longestStay(state: DialogState, isAnimated: boolean): number | undefined {
  if (state === 'opening') return isAnimated ? DIALOG_ENTER_MS + DIALOG_FALLBACK_MS : 0
  if (state === 'closing') return isAnimated ? DIALOG_EXIT_MS + DIALOG_FALLBACK_MS : 0
  return undefined
}
