import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { useDialogState } from './use-dialog-state'

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

const isOutside = (event: MouseEvent, element: HTMLElement) => {
  const box = element.getBoundingClientRect()
  const isInside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  return !isInside
}

/** Modal <dialog> with SPEC's states in `data-state`. */
export function Dialog(props: DialogProps) {
  const { isOpen, labelledBy, onCloseRequest, closedFocus, children } = props
  const { isClosingDisabled = false } = props
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
    startedOutside.current = isOutside(event, event.currentTarget)
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (startedOutside.current && isOutside(event, event.currentTarget)) requestClose()
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
