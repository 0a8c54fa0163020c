import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Crop } from '../dropped-file'
import { Button } from './buttons'
import { useEditor } from './editor-context'

/** Of the photo's shorter side to that of the square. */
const MOST_ZOOM = 4
const ZOOM_STEP = 0.1

/** Chooses the square of a photo: what is seen of it in a frame that scrolls. @param onCrop takes it, in px of the upright photo */
export function CropDialog(props: {
  photo: Blob
  /** Or else it is what an earlier crop has left of it. */
  isWhole: boolean
  onCrop: (crop: Crop) => void
  onClose: () => void
}) {
  const { photo, isWhole, onCrop, onClose } = props
  const { say } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const [zoom, setZoom] = useState(1)
  const address = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => {
    dialog.current?.showModal()
    return () => URL.revokeObjectURL(address)
  }, [address])
  const begin = (loaded: HTMLImageElement) => {
    flushSync(() => setPicture(loaded))
    const { scrollWidth, scrollHeight, clientWidth } = frame.current ?? loaded
    // Where a picture is tall, faces are above its middle.
    frame.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientWidth) / 3)
    frame.current?.focus()
  }
  /** About the same middle. */
  const zoomTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), MOST_ZOOM)
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0 } = frame.current ?? {}
    const half = clientWidth / 2
    const [left = 0, top = 0] = [scrollLeft, scrollTop].map(
      (before) => ((before + half) * next) / zoom - half,
    )
    flushSync(() => setZoom(next))
    frame.current?.scrollTo(left, top)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '-') zoomTo(zoom + (key === '+' ? ZOOM_STEP : -ZOOM_STEP))
  }
  // Fingers scroll it without us.
  const drag = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (buttons > 0 && pointerType === 'mouse') frame.current?.scrollBy(-movementX, -movementY)
  }
  const use = () => {
    if (!frame.current || !picture) return
    const { scrollLeft, scrollTop, clientWidth } = frame.current
    const { naturalWidth, naturalHeight } = picture
    const scale = naturalWidth / picture.clientWidth
    const side = Math.floor(Math.min(clientWidth * scale, naturalWidth, naturalHeight))
    const within = (start: number, size: number) => Math.min(Math.round(start * scale), size - side)
    onCrop({
      left: within(scrollLeft, naturalWidth),
      top: within(scrollTop, naturalHeight),
      side,
    })
  }
  const isTall = picture && picture.naturalHeight > picture.naturalWidth
  return (
    <dialog ref={dialog} className="crop" aria-label={say.crop.open} onClose={onClose}>
      <h2>{say.crop.open}</h2>
      <small>{say.crop.hint}</small>
      {!isWhole && <p>{say.crop.onlySquare}</p>}
      <div
        ref={frame}
        className="frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        role="img"
        aria-label={say.crop.frame}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          style={{ [isTall ? 'width' : 'height']: `${zoom * 100}%` }}
          onLoad={({ currentTarget }) => begin(currentTarget)}
          onError={onClose}
        />
      </div>
      <label>
        {say.crop.zoom}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
      </label>
      <div className="item">
        <Button className="main" disabled={!picture} act={use}>
          {say.crop.use}
        </Button>
        <Button act={() => dialog.current?.close()}>{say.close}</Button>
      </div>
    </dialog>
  )
}
