import { type ComponentProps, useCallback, useState } from 'react'
import { kindOf } from '../../../model/schema/content-fields'
import type { Crop } from '../dropped-file'
import { formNameOf, PHOTOS } from '../field-spot'
import { ask } from './api'
import { Button } from './buttons'
import { CropDialog } from './crop-dialog'
import { useEditor } from './editor-context'
import { type ControlProps, Input } from './input'

type DropProps = ComponentProps<'input'> & { onFiles: (files: File[]) => unknown }

/** Takes files that are dropped, or chosen. */
export function Drop({ onFiles, children, title, ...input }: DropProps) {
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void onFiles([...files])
  }
  return (
    <label
      className="drop"
      title={title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      {children}
      <input
        type="file"
        {...input}
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

/** The whole photo of a portrait; of one whose photo is not on this machine, what the site has of it. */
async function photoOf(path: string): Promise<{ photo: Blob; isWhole: boolean }> {
  const [whole, own] = await Promise.all([fetch(`/${PHOTOS}/${path}`), fetch(`/${path}`)])
  // Vite answers with the site for what is not there.
  const isWhole = whole.headers.get('content-type')?.startsWith('image/') === true
  return { photo: await (isWhole ? whole : own).blob(), isWhole }
}

export function FileInput(props: ControlProps) {
  const { form, value, onChange, isNoted } = props
  const { say, name, spot } = useEditor()
  const path = String(value ?? '')
  /** What became of a dropped file, as long as the field says what it said then. */
  const [told, setTold] = useState<{ path: string; url?: string; note?: string; fault?: string }>()
  const [cropped, setCropped] = useState<Awaited<ReturnType<typeof photoOf>>>()
  const kind = kindOf(formNameOf(name, spot.id), form.path)
  const pictured = form.path === 'foto' ? 'foto' : 'imagen'
  const isIcon = kind === 'icon' || kind === 'section-icon'
  const purpose = kind === 'picture' ? pictured : isIcon ? 'icon' : 'document'
  const keep = async (file: File, crop?: Crop) => {
    try {
      const query = { purpose, name: file.name, ...(crop && { crop: JSON.stringify(crop) }) }
      const kept = await ask<{ path: string; note?: string }>('keep', file, query)
      onChange(kept.path)
      // The square of a photo is the server's; of another picture Vite may hear later.
      setTold({ ...kept, ...(pictured === 'imagen' && { url: URL.createObjectURL(file) }) })
    } catch (error) {
      setTold({ path, fault: (error as Error).message })
    }
  }
  const crop = (square: Crop) => {
    void keep(new File(cropped ? [cropped.photo] : [], path), square)
    setCropped(undefined)
  }
  const close = useCallback(() => setCropped(undefined), [])
  const { url, note, fault } = told?.path === path ? told : {}
  return (
    <>
      {PICTURE.test(path) && (
        <div className="item">
          <img src={url ?? `/${path}`} alt="" />
          {kind === 'picture' && pictured === 'foto' && (
            <Button act={async () => setCropped(await photoOf(path))}>{say.crop.open}</Button>
          )}
          <Button act={() => onChange(undefined)}>{say.takeAway}</Button>
        </div>
      )}
      {cropped && <CropDialog {...cropped} onCrop={crop} onClose={close} />}
      <Input {...props} />
      <Drop onFiles={([file]) => file && keep(file)}>{say.drop}</Drop>
      <p role="alert">{fault}</p>
      {/* The check tells the same, if it was asked. */}
      <small>{!isNoted && note}</small>
    </>
  )
}
