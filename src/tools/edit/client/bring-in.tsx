import { useState } from 'react'
import { SPOKEN } from '../../../site/words/language'
import { messagesIn } from '../../messages/messages'
import type { Answer } from './api'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import { Drop } from './file-input'

type Told = Answer & { report?: string; repositories?: Repository[] }
type Repository = { name: string; description: string }

/** In the tab's storage, whether it was open last. */
const IS_OPEN = 'bringIn'

export function BringIn() {
  const { say, language, state, store } = useEditor()
  const [isWanted] = useState(state.isExample && sessionStorage.getItem(IS_OPEN) !== 'false')
  const [told, tell] = useState('')
  /** A file whose import waits for the owner's word. */
  const [file, setFile] = useState<File>()
  const [user, setUser] = useState('')
  const [repositories, setRepositories] = useState<Repository[]>([])
  const [names, setNames] = useState<string[]>([])
  const hear = async (asked: Promise<Told>) => {
    const answer = await asked.catch((error: Error) => void tell(error.message))
    if (answer) tell(answer.report ?? '')
    return answer
  }
  const ask = (...asked: Parameters<typeof store.order>) => hear(store.order<Told>(...asked))
  /** Only tells what the import would do. */
  const plan = async (from: File) => {
    const answer = await ask('import', from, { name: from.name, plan: 'only' })
    setFile(answer && from)
  }
  const bring = async (from: File) => {
    await ask('import', from, { name: from.name })
    setFile(undefined)
  }
  const discard = () => {
    setFile(undefined)
    tell('')
  }
  const list = async () => {
    const answer = await ask('github', { user })
    setRepositories(answer?.repositories ?? [])
    setNames([])
    if (answer?.repositories?.length === 0) tell(say.noRepositories)
  }
  const add = async () => {
    if (await ask('github', { user, names })) setRepositories([])
  }
  const startOver = async () => {
    if (await ask('start')) tell(say.startedOver)
  }
  return (
    <details
      open={isWanted}
      onToggle={({ currentTarget: { open } }) => sessionStorage.setItem(IS_OPEN, String(open))}
    >
      <summary>{say.bringIn}</summary>
      {state.isExample && (
        <div className="item">
          <Button className={isWanted ? 'main' : undefined} act={startOver}>
            {say.startOver}
          </Button>
          {SPOKEN.filter((each) => [...state.languages, language].includes(each)).map((each) => (
            <Button key={each} act={() => ask('only', { language: each })}>
              {messagesIn(each).form.thisAlone}
            </Button>
          ))}
          <small>{say.startOverHint}</small>
        </div>
      )}
      <Drop onFiles={([from]) => from && plan(from)}>
        <strong>{say.importing}</strong> {say.importHint}
      </Drop>
      {file && (
        <fieldset>
          <legend>{say.importAsked(file.name)}</legend>
          <div className="item">
            <Button className="main" act={() => bring(file)}>
              {say.importing}
            </Button>
            <Button act={discard}>{say.discard}</Button>
          </div>
        </fieldset>
      )}
      <form
        className="item"
        onSubmit={(event) => {
          event.preventDefault()
          void list()
        }}
      >
        <input
          aria-label={say.gitHubUser}
          placeholder={say.gitHubUser}
          value={user}
          onChange={({ target }) => setUser(target.value)}
        />
        <button type="submit" disabled={user.trim() === ''}>
          {say.gitHubList}
        </button>
      </form>
      {repositories.length > 0 && (
        <fieldset>
          <legend>{say.gitHubChoose}</legend>
          {repositories.map(({ name, description }) => (
            <label className="tick" key={name}>
              <input
                type="checkbox"
                checked={names.includes(name)}
                onChange={({ target }) =>
                  setNames(
                    target.checked ? [...names, name] : names.filter((each) => each !== name),
                  )
                }
              />
              <span>
                {name} <small>{description}</small>
              </span>
            </label>
          ))}
          <Button className="main" disabled={names.length === 0} act={add}>
            {say.add}
          </Button>
        </fieldset>
      )}
      <pre role="status">{told}</pre>
    </details>
  )
}
