import { type ReactNode, useCallback, useState } from 'react'
import { kindOf } from '../../../model/schema/content-fields'
import { formNameOf } from '../field-spot'
import { ask } from './api'
import { Button } from './buttons'
import type { Crop } from './crop'
import { CropDialog } from './crop-dialog'
import { useEditor } from './editor-context'
import { type ControlProps, Input } from './input'

export function Drop(props: { onFile: (file: File) => unknown; children: ReactNode }) {
  const take = (files: FileList | null) => files?.[0] && void props.onFile(files[0])
  return (
    <label
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      {props.children}
      <input
        type="file"
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** A file of public/ that a browser shows. */
const PICTURE = /^(?!https?:).+\.(?:avif|gif|jpe?g|png|svg|webp)$/i

export function FileInput(props: ControlProps) {
  const { form, value, onChange } = props
  const { say, name, spot } = useEditor()
  const [told, tell] = useState('')
  /** It is in public/ only once the content names it. */
  const [dropped, setDropped] = useState<{ path: string; url: string; file: File }>()
  const [photo, setPhoto] = useState<Blob>()
  const kind = kindOf(formNameOf(name, spot.id), form.path)
  const pictured = form.path === 'foto' ? 'foto' : 'imagen'
  const isIcon = kind === 'icon' || kind === 'section-icon'
  const purpose = kind === 'picture' ? pictured : isIcon ? 'icon' : 'document'
  const keep = async (file: File, crop?: Crop) => {
    try {
      const { left, top, side } = crop ?? {}
      const query = { purpose, name: file.name, ...(crop && { crop: `${left},${top},${side}` }) }
      const kept = await ask<{ path: string; note?: string }>('keep', file, query)
      // The square of a photo is the server's.
      const url = pictured === 'foto' ? `/${kept.path}` : URL.createObjectURL(file)
      setDropped({ path: kept.path, url, file })
      onChange(kept.path)
      tell(kept.note ?? '')
    } catch (error) {
      tell((error as Error).message)
    }
  }
  const path = String(value ?? '')
  const isHere = dropped?.path === path
  /** The whole photo, as long as it is here; then what the site has of it. */
  const openPhoto = async () =>
    setPhoto(isHere ? dropped.file : await (await fetch(`/${path}`)).blob())
  const crop = (square: Crop) => {
    const file = isHere ? dropped.file : new File(photo ? [photo] : [], path)
    setPhoto(undefined)
    void keep(file, square)
  }
  const close = useCallback(() => setPhoto(undefined), [])
  return (
    <>
      {PICTURE.test(path) && (
        <div className="item">
          <img src={isHere ? dropped.url : `/${path}`} alt="" />
          {kind === 'picture' && pictured === 'foto' && (
            <Button act={openPhoto}>{say.crop.open}</Button>
          )}
          <Button act={() => onChange(undefined)}>{say.takeAway}</Button>
        </div>
      )}
      {photo && <CropDialog photo={photo} onCrop={crop} onClose={close} />}
      <Input {...props} />
      <Drop onFile={(file) => keep(file)}>{say.drop}</Drop>
      <p role="alert">{told}</p>
    </>
  )
}
