import { useEditor } from './editor-context'

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
    <button
      key={sign}
      id={`${id}${sign}`}
      type="button"
      className="sign"
      aria-label={name}
      aria-disabled={!act}
      onClick={() => void act?.()}
    >
      {sign}
    </button>
  ))
}
