import { useState } from 'react'
import type { Outcome } from '../right-changes'
import type { Answer } from './api'
import { Button } from './buttons'
import { useEditor } from './editor-context'

type Told = Answer & Outcome & { added: number; of: number }

/** A list of skills that become entries, each with its icon. */
export function PasteSkills() {
  const { say, order, name, tell } = useEditor()
  const [text, setText] = useState('')
  const add = async () => {
    const answer = await order<Told>('skills', { place: name, text })
    if (!answer) return
    const isDone = answer.written.length > 0 || answer.of > 0
    tell(isDone ? say.skillsAdded(answer.added, answer.of) : say.notDone)
    if (isDone) setText('')
  }
  return (
    <section>
      <label htmlFor="paste">{say.pasteSkills}</label>
      <div className="item">
        <textarea
          id="paste"
          rows={1}
          aria-describedby="paste_hint"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={text.trim() === ''} act={add}>
          {say.addSkills}
        </Button>
      </div>
      <small id="paste_hint">{say.pasteSkillsHint}</small>
    </section>
  )
}
