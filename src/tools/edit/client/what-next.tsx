import { useRef } from 'react'
import { useEditor } from './editor-context'

/** From what is written here to a published site, with the commands. */
export function WhatNext({ check }: { check: () => void }) {
  const { say } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {say.whatNext}
      </button>
      <dialog ref={dialog} closedby="any" aria-label={say.whatNext}>
        <h2>{say.whatNext}</h2>
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
      </dialog>
    </>
  )
}
