import { useState } from 'react'
import { addressOf, ask } from './api'
import { Button } from './buttons'
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
    const answer = await ask<{ icons: string[] }>('icons', undefined, { wanted: text }).catch(
      () => null,
    )
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
        <Button aria-pressed={chosen === NO_MARK} act={() => onChange(NO_MARK)}>
          {say.noMark}
        </Button>
      </div>
      <div className="pictures">
        {found.map((icon) => (
          <Button key={icon} title={icon} aria-pressed={chosen === icon} act={() => onChange(icon)}>
            <img src={pictureOf(icon)} alt="" width={28} height={28} />
            {icon.replace(/^.*:/, '')}
          </Button>
        ))}
      </div>
      <FileInput {...props} />
    </>
  )
}
