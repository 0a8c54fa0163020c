import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { mayMove } from '../../state/motion-preference'
import styles from './dialog.module.css'

/** SPEC's four states, and its times with 100 ms more, in case `animationend` never fires. */
const OPEN = { moving: 'opening', resting: 'opened', longestMs: 150 + 100 } as const
const CLOSED = { moving: 'closing', resting: 'closed', longestMs: 75 + 100 } as const

/** The page behind the dialog does not scroll: where it did, the scrollbar's place stays. */
function keepScrollbarGutter(): void {
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
function useDialogState(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  closedFocus: () => Element | null,
) {
  const [motion, setMotion] = useState({ isOpen, isOver: true })
  if (motion.isOpen !== isOpen) setMotion({ isOpen, isOver: false })
  const end = useCallback(() => setMotion((last) => ({ ...last, isOver: true })), [])
  const { moving, resting, longestMs } = isOpen ? OPEN : CLOSED
  const state = motion.isOver ? resting : moving
  const opener = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      if (element.matches(':modal')) return
      opener.current = document.activeElement
      element.removeAttribute('open')
      keepScrollbarGutter()
      element.showModal()
      beginAtTop(element)
    } else if (state === 'closed' && element.open) {
      element.close()
      // Open on load: no opener had the focus.
      const from = opener.current === document.body ? closedFocus() : opener.current
      if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [dialog, isOpen, state, closedFocus])

  useLayoutEffect(() => {
    if (motion.isOver) return
    if (!mayMove()) return end()
    const timer = window.setTimeout(end, longestMs)
    return () => window.clearTimeout(timer)
  }, [motion, longestMs, end])

  return [state, end] as const
}

type DialogProps = {
  isOpen: boolean
  labelledBy: string
  /** On Escape, a backdrop click or the system's back gesture. */
  onCloseRequest: () => void
  /** Focus target for a dialog that was open on load. */
  closedFocus: () => Element | null
  isClosingDisabled?: boolean
  children: ReactNode
}

const isOutside = ({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

export function Dialog(props: DialogProps) {
  const { isOpen, labelledBy, onCloseRequest, closedFocus, isClosingDisabled, children } = props
  const element = useRef<HTMLDialogElement>(null)
  const startedOutside = useRef(false)
  // The first render's value only: later, showModal() and close() change the attribute.
  const wasOpenInHtml = useRef(isOpen).current
  const [state, end] = useDialogState(element, isOpen, closedFocus)

  const requestClose = () => {
    if (!isClosingDisabled) onCloseRequest()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    requestClose()
  }
  // A press that begins inside and ends outside is a text selection.
  const onPointerDown = (event: MouseEvent<HTMLDialogElement>) => {
    startedOutside.current = isOutside(event)
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (startedOutside.current && isOutside(event)) requestClose()
  }

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-state={state}
      open={wasOpenInHtml}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) end()
      }}
      onCancel={(event) => {
        event.preventDefault()
        requestClose()
      }}
    >
      {state !== 'closed' && children}
    </dialog>
  )
}
