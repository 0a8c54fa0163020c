import { type FormEvent, useState } from 'react'
import { messagesIn } from '../../messages/messages'
import type { Plan } from '../../publish/publisher'
import type { SpotProblem } from '../content-reader'
import type { Answer } from './api'
import { Button } from './buttons'
import { DialogButton } from './dialogs'
import { useEditor } from './editor-context'
import { NoteLists, Unsaved } from './notes'

type Told = Plan & { problems?: SpotProblem[]; code?: string }
type StepName = Plan['steps'][number]['name']

const ADDRESS = /(https:\/\/[^\s,;]+)/

/** A text with its addresses as links. */
function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

/** That it is done; where the site is, or will be, with its code for a phone; and what is left to the owner. */
function End({ byHand, address, code, isPublished, repository }: Told) {
  const { language } = useEditor()
  const say = messagesIn(language).publish
  const site = isPublished ? say.published : say.willBeAt
  return (
    <>
      <strong>{isPublished ? say.form.published : say.form.pushed(repository.usual)}</strong>
      {address && (
        <p>
          <Linked text={site(address)} />
        </p>
      )}
      {address && code && (
        <img
          className="code"
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={say.form.code(address)}
        />
      )}
      {byHand.map((told) => (
        <p key={told}>
          <Linked text={told} />
        </p>
      ))}
    </>
  )
}

/** What publishing will do is told first; then each step is done, and ticked. */
export function Publish() {
  const { say: words, language, store, drafts } = useEditor()
  const say = messagesIn(language).publish
  const [plan, setPlan] = useState<Told>()
  const [to, setTo] = useState('')
  const [isTyped, setIsTyped] = useState(false)
  const [done, setDone] = useState<readonly StepName[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')

  const busily = async (act: () => Promise<void>) => {
    setIsBusy(true)
    setFault('')
    await act().catch((error: Error) => setFault(error.message))
    setIsBusy(false)
  }
  const look = (wanted: string) =>
    busily(async () => {
      setDone([])
      setIsTyped(false)
      setPlan(await store.order<Answer & Told>('plan', { to: wanted }))
    })
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('to')).trim()
    setTo(wanted)
    void look(wanted)
  }
  const publish = (planned: Told) =>
    busily(async () => {
      let left = planned
      do {
        left = await store.order<Answer & Told>('publish', { to })
        const names = left.steps.map(({ name }) => name)
        setDone(planned.steps.map(({ name }) => name).filter((name) => !names.includes(name)))
      } while (left.steps.length > 0)
      setPlan({ ...planned, ...left, steps: planned.steps })
    })

  const { steps = [], notes = [], obstacle, repository, problems = [] } = plan ?? {}
  const left = steps.filter(({ name }) => !done.includes(name))
  const isReady = plan && obstacle === undefined && repository?.state !== 'open'
  return (
    <DialogButton name={say.form.title} onOpen={() => isBusy || look(to)}>
      <div role="status">
        {isBusy && !plan && say.form.looking}
        {isReady && left.length === 0 && <End {...plan} />}
      </div>
      {problems.length > 0 && (
        <details>
          <summary>{say.form.check}</summary>
          <NoteLists notes={problems} />
        </details>
      )}
      {repository && (
        <form className="field" onSubmit={choose}>
          {repository.told && (
            <p>
              <Linked text={repository.told} />
            </p>
          )}
          <label>
            {say.ask}{' '}
            <input
              key={repository.usual}
              name="to"
              defaultValue={repository.usual}
              onInput={() => setIsTyped(true)}
            />
          </label>
          <button type="submit" className="quiet" disabled={isBusy}>
            {say.form.use}
          </button>
        </form>
      )}
      {isReady && done.length === 0 && <p>{steps.length === 0 ? say.nothing : say.plan}</p>}
      {isReady && (
        <ol>
          {steps.map(({ name, told }) => (
            <li key={name} aria-current={isBusy && name === left[0]?.name ? 'step' : undefined}>
              <strong>{say.steps[name]}</strong> {told}{' '}
              <small>
                {done.includes(name) && `✓ ${say.form.isDone}`}
                {isBusy && name === left[0]?.name && `… ${say.form.isNow}`}
              </small>
            </li>
          ))}
        </ol>
      )}
      <Unsaved heading={say.form.unsaved} unsaved={drafts} />
      {notes.map((note) => (
        <p key={note}>
          <Linked text={note} />
        </p>
      ))}
      {(fault || obstacle) && (
        <pre role="alert">
          <Linked text={fault || obstacle || ''} />
        </pre>
      )}
      <form method="dialog" className="item">
        <Button
          className="main"
          disabled={isBusy || isTyped || !isReady || left.length === 0}
          act={() => plan && publish(plan)}
        >
          {say.form.start}
        </Button>
        <Button disabled={isBusy} act={() => look(to)}>
          {say.form.look}
        </Button>
        <button type="submit">{words.close}</button>
      </form>
    </DialogButton>
  )
}
