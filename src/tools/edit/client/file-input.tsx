import { type ReactNode, useState } from 'react'
import { kindOf } from '../../../model/schema/content-fields'
import { formNameOf } from '../field-spot'
import { ask } from './api'
import { Button } from './buttons'
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
  const [dropped, setDropped] = useState<{ path: string; url: string }>()
  const kind = kindOf(formNameOf(name, spot.id), form.path)
  const pictured = form.path === 'foto' ? 'foto' : 'imagen'
  const isIcon = kind === 'icon' || kind === 'section-icon'
  const purpose = kind === 'picture' ? pictured : isIcon ? 'icon' : 'document'
  const keep = async (file: File) => {
    try {
      const query = { purpose, name: file.name }
      const kept = await ask<{ path: string; note?: string }>('keep', file, query)
      setDropped({ path: kept.path, url: URL.createObjectURL(file) })
      onChange(kept.path)
      tell(kept.note ?? '')
    } catch (error) {
      tell((error as Error).message)
    }
  }
  const path = String(value ?? '')
  return (
    <>
      {PICTURE.test(path) && (
        <div className="item">
          <img src={dropped?.path === path ? dropped.url : `/${path}`} alt="" />
          <Button act={() => onChange(undefined)}>{say.takeAway}</Button>
        </div>
      )}
      <Input {...props} />
      <Drop onFile={keep}>{say.drop}</Drop>
      <p role="alert">{told}</p>
    </>
  )
}
