import { Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useEditor } from './editor-context'

type ButtonProps = ComponentProps<'button'> & { act?: (() => unknown) | undefined }

/** @param act what a press does, which may take its time */
export function Button({ act, ...rest }: ButtonProps) {
  return <button type="button" onClick={() => void act?.()} {...rest} />
}

/** A list with one of its items in another place. */
export const withMoved = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

/** @param move puts the row of `index`, of so many as `count`, in another place */
export function RowButtons(props: {
  id: string
  title: string
  index: number
  count: number
  move: (from: number, to: number, sign: string) => unknown
  copy?: () => unknown
  remove?: () => unknown
}) {
  const { id, title, index, count, move, copy, remove } = props
  const { say } = useEditor()
  const mover = (to: number, sign: string) =>
    to >= 0 && to < count ? () => move(index, to, sign) : undefined
  const buttons = [
    { sign: '↑', name: say.up(title), act: mover(index - 1, '↑') },
    { sign: '↓', name: say.down(title), act: mover(index + 1, '↓') },
    ...(copy ? [{ sign: <Copy size={16} />, name: say.copy(title), act: copy }] : []),
    ...(remove ? [{ sign: '×', name: say.remove(title), act: remove }] : []),
  ]
  return buttons.map(({ sign, name, act }) => (
    // A disabled one would lose the focus.
    <Button
      key={name}
      id={typeof sign === 'string' ? `${id}${sign}` : undefined}
      className="sign"
      aria-label={name}
      aria-disabled={!act}
      act={act}
    >
      {sign}
    </Button>
  ))
}
