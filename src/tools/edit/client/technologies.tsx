import { useState } from 'react'
import { technologyItems } from '../../../model/entries'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import { type ControlProps, isEnter, marksOf } from './input'

/** After which one is whole. */
const SEPARATOR = /[,;\n\t]/
/** Not that of CI/CD or TCP/IP. */
const SLASH = /(?<!\b[A-Z]{1,3})\/|\/(?![A-Z]{1,3}\b)/

export const technologiesIn = (text: string): string[] =>
  technologyItems(
    text
      .split(SEPARATOR)
      .flatMap((part) => part.split(SLASH))
      .join(','),
  )

export function Technologies(props: ControlProps) {
  const { value, onChange } = props
  const { say } = useEditor()
  const [typed, setTyped] = useState('')
  const chips = technologyItems(String(value ?? '')).filter((each) => each !== typed.trim())
  const set = (items: readonly string[]) => onChange(technologyItems(items.join(',')).join(', '))
  const take = (text: string) => {
    const isWhole = SEPARATOR.test(text)
    setTyped(isWhole ? '' : text)
    set([...chips, ...(isWhole ? technologiesIn(text) : [text])])
  }
  return (
    <div className="chips">
      {chips.map((each) => (
        <Button
          key={each}
          aria-label={say.remove(each)}
          act={() => set([...chips.filter((other) => other !== each), typed])}
        >
          {each} ×
        </Button>
      ))}
      <input
        {...marksOf(props)}
        value={typed}
        onChange={({ target }) => take(target.value)}
        onBlur={() => typed && take(`${typed},`)}
        onKeyDown={(event) => isEnter(event) && take(`${typed},`)}
      />
    </div>
  )
}
