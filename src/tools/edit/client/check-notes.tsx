import { useEditor } from './editor-context'
import { SpotButton } from './spot-button'

/** What `check` found: each note leads to its field, and names its entry. */
export function CheckNotes({ close }: { close: () => void }) {
  const { say, state, notes } = useEditor()
  return (
    <section aria-label={say.check}>
      <div className="item">
        <strong>{say.checked(notes.length)}</strong>
        <button type="button" onClick={close}>
          {say.close}
        </button>
      </div>
      <ul>
        {notes.map(({ name, language, message, ...at }) => (
          <li key={`${language} ${name} ${at.id} ${at.field} ${message}`}>
            {name in state.values && (
              <SpotButton spot={{ place: language ? `${language}/${name}` : name, ...at }} />
            )}
            <small>{message}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
