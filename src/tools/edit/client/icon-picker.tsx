import { useState } from 'react'
import { addressOf, ask } from './api'
import { useEditor } from './editor-context'
import { FileInput } from './file-input'
import type { ControlProps } from './input'

/** Of a skill that has no mark of its own; the template has it. */
const NO_MARK = 'iconos/habilidad.svg'

/** `devicon:react` */
const pictureOf = (icon: string) => addressOf(`icon/${icon.replace(':', '/')}.svg`)

/** Marks that match what is typed; a path or a dropped file will do, too. */
export function IconPicker(props: ControlProps) {
  const { value, onChange } = props
  const { say } = useEditor()
  const [found, setFound] = useState<string[]>([])
  const [wanted, setWanted] = useState('')
  const search = async (input: HTMLInputElement) => {
    const text = input.value
    setWanted(text)
    const answer = await ask<{ icons: string[] }>('icons', null, { wanted: text }).catch(() => null)
    // An answer may come after a later one.
    if (input.value === text) setFound(answer?.icons ?? [])
  }
  const chosen = String(value ?? '')
  return (
    <>
      <div className="item">
        {chosen.includes(':') && <img src={pictureOf(chosen)} alt="" width={38} height={38} />}
        <input
          type="search"
          aria-label={say.searchIcon}
          placeholder={say.searchIcon}
          value={wanted}
          onChange={({ target }) => void search(target)}
        />
        <button type="button" aria-pressed={chosen === NO_MARK} onClick={() => onChange(NO_MARK)}>
          {say.noMark}
        </button>
      </div>
      <div className="pictures">
        {found.map((icon) => {
          const name = icon.replace(/^.*:/, '')
          return (
            <button
              key={icon}
              type="button"
              title={icon}
              aria-pressed={chosen === icon}
              onClick={() => onChange(icon)}
            >
              <img src={pictureOf(icon)} alt="" width={28} height={28} />
              {name}
            </button>
          )
        })}
      </div>
      <FileInput {...props} />
    </>
  )
}
