import { DialogButton } from './buttons'
import { useEditor } from './editor-context'

/** From what is written here to a published site, with the commands. */
export function WhatNext({ check }: { check: () => void }) {
  const { say } = useEditor()
  return (
    <DialogButton name={say.whatNext}>
      <p>{say.allSaved}</p>
      <ol>
        {say.steps.map(({ title, commands }) => (
          <li key={title}>
            {title}
            <pre>
              <code>{commands.join('\n')}</code>
            </pre>
          </li>
        ))}
      </ol>
      <form method="dialog" className="item">
        <button type="submit" className="main" onClick={check}>
          {say.check}
        </button>
        <button type="submit">{say.close}</button>
      </form>
    </DialogButton>
  )
}
