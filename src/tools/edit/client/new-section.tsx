import { type FormEvent, useRef } from 'react'
import type { OwnList } from '../../../site/model/own-list'
import { OWN_FORMS } from '../../../site/model/schema/own-section'
import type { Answer } from './api'
import { useEditor } from './editor-context'

/** Asks for the title of a section that the template does not have, and makes it. */
export function NewSection({ show }: { show: (list: OwnList) => void }) {
  const { say, store, tell } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const make = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const body = { title: form.get('title'), form: form.get('form') || undefined }
    store.order<Answer & { list: OwnList }>('section', JSON.stringify(body)).then(
      ({ list }) => show(list),
      (error: Error) => tell(error.message),
    )
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        <span aria-hidden="true">+ </span>
        {say.newSection}
      </button>
      <dialog ref={dialog} closedby="any" aria-label={say.newSection}>
        <h2>{say.newSection}</h2>
        <p>{say.newSectionHint}</p>
        <form method="dialog" onSubmit={make}>
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
            <button type="button" onClick={() => dialog.current?.close()}>
              {say.close}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
