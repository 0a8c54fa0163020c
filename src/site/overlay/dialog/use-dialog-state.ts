import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { mayMove } from '../../interaction/motion-preference'

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

const nextDialogState = (state: DialogState, event: DialogEvent): DialogState =>
  NEXT[state][event] ?? state

/** Maximum time in a state, ms; undefined for the resting ones. */
function longestStay(state: DialogState, isAnimated: boolean): number | undefined {
  if (state === 'opening') return isAnimated ? DIALOG_ENTER_MS + DIALOG_FALLBACK_MS : 0
  if (state === 'closing') return isAnimated ? DIALOG_EXIT_MS + DIALOG_FALLBACK_MS : 0
  return undefined
}

/** The page behind the dialog does not scroll: where it did, the scrollbar's place stays. */
function keepScrollbarPlace(): void {
  const { documentElement: page } = document
  page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight)
}

/** Focus on a control below the fold hides what the dialog is about: its heading takes it. */
function beginAtTop(dialog: HTMLDialogElement): void {
  if (dialog.scrollTop === 0) return
  dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  dialog.scrollTop = 0
}

/** A dialog open in the served HTML starts at `opened` and turns modal before the first paint. */
export function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  closedFocus: () => Element | null,
) {
  const [state, dispatch] = useReducer(nextDialogState, isOpen ? 'opened' : 'closed')
  const opener = useRef<Element | null>(null)

  useLayoutEffect(() => {
    dispatch(isOpen ? 'open' : 'close')
  }, [isOpen])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (state === 'opening' || state === 'opened') {
      if (element.matches(':modal')) return
      opener.current = document.activeElement
      element.removeAttribute('open')
      keepScrollbarPlace()
      element.showModal()
      beginAtTop(element)
    } else if (state === 'closed' && element.open) {
      element.close()
      // Open on load: no opener had the focus.
      const from = opener.current === document.body ? closedFocus() : opener.current
      if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [dialog, state, closedFocus])

  useLayoutEffect(() => {
    const wait = longestStay(state, mayMove())
    if (wait === undefined) return
    if (wait === 0) return dispatch('finished')
    const timer = window.setTimeout(() => dispatch('finished'), wait)
    return () => window.clearTimeout(timer)
  }, [state])

  return [state, dispatch] as const
}
