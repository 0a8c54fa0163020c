import { useState } from 'react'
import { isEnter } from './input'

/** A name that is taken over once it is whole. @param onName hears of another one @param read what is meant by what is typed */
export function NameInput(props: {
  id?: string
  label?: string
  name: string
  read: (typed: string) => string
  onName: (name: string) => unknown
}) {
  const { id, label, name, read, onName } = props
  const [typed, setTyped] = useState<string>()
  const take = async () => {
    const wanted = read(typed ?? '')
    if (wanted !== '' && wanted !== name) await onName(wanted)
    setTyped(undefined)
  }
  return (
    <input
      id={id}
      aria-label={label}
      value={typed ?? name}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void take()}
      onKeyDown={(event) => isEnter(event) && void take()}
    />
  )
}
