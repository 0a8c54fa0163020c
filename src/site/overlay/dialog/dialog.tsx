import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { followAnimations } from '../../interaction/frames/follow-animations'
import { mayMove } from '../../state/motion-preference'
import styles from './dialog.module.css'

/** SPEC's four states: on the way, and there. */
const OPEN = { moving: 'opening', resting: 'opened' } as const
const CLOSED = { moving: 'closing', resting: 'closed' } as const

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

/** Makes the page behind the dialog inert. `close()` gives the focus back to what had it before. */
function show(dialog: HTMLDialogElement, closedFocus: () => HTMLElement | null): void {
  if (document.activeElement === document.body) closedFocus()?.focus({ preventScroll: true })
  // One that is open in the served HTML is not modal.
  dialog.removeAttribute('open')
  keepScrollbarGutter()
  dialog.showModal()
  beginAtTop(dialog)
}

const isOutside = ({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

type DialogProps = {
  isOpen: boolean
  labelledBy: string
  /** On Escape, a backdrop click or the system's back gesture. */
  onCloseRequest: () => void
  /** Takes the focus after closing where nothing had it before opening. */
  closedFocus: () => HTMLElement | null
  children: ReactNode
}

/** A modal dialog in SPEC's four states; dialog.module.css moves it from one to the next. */
export function Dialog({ isOpen, labelledBy, onCloseRequest, closedFocus, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const startedOutside = useRef(false)
  // The first render's value only: later, showModal() and close() change the attribute.
  const wasOpenInHtml = useRef(isOpen).current
  const [motion, setMotion] = useState({ isOpen, isOver: true })
  if (motion.isOpen !== isOpen) setMotion({ isOpen, isOver: !mayMove() })
  const { moving, resting } = isOpen ? OPEN : CLOSED
  const state = motion.isOver ? resting : moving

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (isOpen && !dialog.matches(':modal')) show(dialog, closedFocus)
    // Not before: in Firefox and Safari it would leave the screen without its motion.
    if (state === 'closed') dialog.close()
  }, [isOpen, state, closedFocus])

  useLayoutEffect(() => {
    if (motion.isOver) return
    const end = () => setMotion((now) => (now === motion ? { ...now, isOver: true } : now))
    return followAnimations(element.current?.getAnimations() ?? [], end)
  }, [motion])

  // Before the browser's own closing, which not every `cancel` event can prevent.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCloseRequest()
  }
  // A press that begins inside and ends outside is a text selection.
  const onPointerDown = (event: MouseEvent<HTMLDialogElement>) => {
    startedOutside.current = isOutside(event)
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (startedOutside.current && isOutside(event)) onCloseRequest()
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
      onCancel={(event) => {
        event.preventDefault()
        onCloseRequest()
      }}
      // The back gesture of a visitor who has not touched the page yet cannot be prevented.
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onCloseRequest()
      }}
    >
      {state !== 'closed' && children}
    </dialog>
  )
}
