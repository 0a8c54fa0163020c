import { type FormEvent, type ReactNode, useRef } from 'react'
import type { OwnList } from '../../../model/own-list'
import { OWN_FORMS } from '../../../model/schema/own-section'
import type { Answer } from './api'
import { Button } from './buttons'
import { useEditor } from './editor-context'

/** A button that opens a dialog of its name. @param sign before the button's text @param onOpen hears of it */
export function DialogButton(props: {
  name: string
  sign?: ReactNode
  onOpen?: () => unknown
  children: ReactNode
}) {
  const { name, sign, onOpen, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const show = () => {
    dialog.current?.showModal()
    void onOpen?.()
  }
  return (
    <>
      <Button act={show}>
        {sign}
        {name}
      </Button>
      <dialog ref={dialog} closedby="any" aria-label={name}>
        <h2>{name}</h2>
        {children}
      </dialog>
    </>
  )
}

export function NewSection({ show }: { show: (list: OwnList) => void }) {
  const { say, order } = useEditor()
  const make = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const asked = { title: form.get('title'), form: form.get('form') || undefined }
    const made = await order<Answer & { list: OwnList }>('section', asked)
    if (made) show(made.list)
  }
  return (
    <DialogButton name={say.newSection} sign={<span aria-hidden="true">+ </span>}>
      <p>{say.newSectionHint}</p>
      <form method="dialog" onSubmit={(event) => void make(event)}>
        <label>
          {say.sectionTitle} <input name="title" required pattern={'.*\\S.*'} maxLength={60} />
        </label>
        <label className="tick">
          <input type="checkbox" name="form" value={OWN_FORMS[0]} />
          {say.asQuotes}
        </label>
        <div className="item">
          <button type="submit" className="main">
            {say.add}
          </button>
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {say.close}
          </Button>
        </div>
      </form>
    </DialogButton>
  )
}
