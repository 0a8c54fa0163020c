import type { ComponentProps } from 'react'
import { useEditor } from './editor-context'

type ButtonProps = ComponentProps<'button'> & { act?: (() => unknown) | undefined }

/** @param act what a press does, which may take its time */
export function Button({ act, ...rest }: ButtonProps) {
  return <button type="button" onClick={() => void act?.()} {...rest} />
}

export function RowButtons(props: {
  id: string
  title: string
  up: (() => unknown) | undefined
  down: (() => unknown) | undefined
  remove?: () => unknown
}) {
  const { id, title, up, down, remove } = props
  const { say } = useEditor()
  const buttons = [
    { sign: '↑', name: say.up(title), act: up },
    { sign: '↓', name: say.down(title), act: down },
    ...(remove ? [{ sign: '×', name: say.remove(title), act: remove }] : []),
  ]
  return buttons.map(({ sign, name, act }) => (
    // A disabled one would lose the focus.
    <Button
      key={sign}
      id={`${id}${sign}`}
      className="sign"
      aria-label={name}
      aria-disabled={!act}
      act={act}
    >
      {sign}
    </Button>
  ))
}
