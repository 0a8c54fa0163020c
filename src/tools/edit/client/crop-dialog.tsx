import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from './buttons'
import { type Crop, firstCrop, MOST_ZOOM, moved, zoomed, zoomOf } from './crop'
import { useEditor } from './editor-context'

const FRAME_PX = 320
/** Shares of the square's side, and of the zoom, that a press of a key does. */
const STEP = 0.04
const ZOOM_STEP = 0.1
const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Chooses the square of a photo that is shown. @param onCrop takes it, in px of the upright photo */
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
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<Crop>()
  useEffect(() => {
    dialog.current?.showModal()
    let isLate = false
    createImageBitmap(photo, { imageOrientation: 'from-image' }).then((loaded) => {
      if (isLate) return
      setPicture(loaded)
      setCrop(firstCrop(loaded))
      canvas.current?.focus()
    }, onClose)
    return () => {
      isLate = true
    }
  }, [photo, onClose])
  useEffect(() => {
    if (!picture || !crop) return
    const { left, top, side } = crop
    const brush = canvas.current?.getContext('2d')
    brush?.drawImage(picture, left, top, side, side, 0, 0, FRAME_PX, FRAME_PX)
  }, [picture, crop])
  const change = (next: (crop: Crop, size: ImageBitmap) => Crop) => {
    if (picture && crop) setCrop(next(crop, picture))
  }
  const zoomBy = (step: number) =>
    change((each, size) => zoomed(each, zoomOf(each, size) + step, size))
  const press = (event: KeyboardEvent) => {
    const [right, down] = MOVES[event.key] ?? []
    const zoom = { '+': ZOOM_STEP, '-': -ZOOM_STEP }[event.key]
    if (zoom === undefined && right === undefined) return
    event.preventDefault()
    if (zoom !== undefined) zoomBy(zoom)
    else change((each, size) => moved(each, right ?? 0, down ?? 0, size))
  }
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth: side } = event.currentTarget
    change((each, size) => moved(each, -event.movementX / side, -event.movementY / side, size))
  }
  return (
    <dialog ref={dialog} className="crop" aria-label={say.crop.open} onClose={onClose}>
      <h2>{say.crop.open}</h2>
      <small>{say.crop.hint}</small>
      {!isWhole && <p>{say.crop.onlySquare}</p>}
      <canvas
        ref={canvas}
        width={FRAME_PX}
        height={FRAME_PX}
        tabIndex={0}
        role="img"
        aria-label={say.crop.frame}
        onKeyDown={press}
        onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <label>
        {say.crop.zoom}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={picture && crop ? zoomOf(crop, picture) : 1}
          onChange={({ target }) =>
            change((each, size) => zoomed(each, Number(target.value), size))
          }
        />
      </label>
      <div className="item">
        <Button className="main" disabled={!crop} act={() => crop && onCrop(crop)}>
          {say.crop.use}
        </Button>
        <Button act={() => dialog.current?.close()}>{say.close}</Button>
      </div>
    </dialog>
  )
}
