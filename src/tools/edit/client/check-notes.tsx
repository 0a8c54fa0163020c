import { pagePlace } from '../page-places'
import { useEditor } from './editor-context'
import { SpotButton } from './spot-button'

const placeOf = (name: string, language?: string, page?: string) =>
  page === undefined ? (language ? `${language}/${name}` : name) : pagePlace(page, language)

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
        {notes.map(({ name, language, page, message, ...at }) => (
          <li key={`${language} ${name} ${page} ${at.id} ${at.field} ${at.line} ${message}`}>
            {name in state.values && (
              <SpotButton spot={{ place: placeOf(name, language, page), ...at }} />
            )}
            <small>{message}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
