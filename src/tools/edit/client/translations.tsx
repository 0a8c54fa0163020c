import { HEAD_ID, PROFILE_ID } from '../../../site/model/lists/overlay-schema'
import { isOwnList } from '../../../site/model/own-list'
import { saidAt } from '../field-spot'
import { DraftChoice } from './draft-choice'
import { draftAt } from './drafts'
import { useEditor } from './editor-context'

/** The translations of one text beside it, with what is missing or out of date. */
export function Translations({ path }: { path: string }) {
  const { say, store, state, drafts, spot, language: spoken } = useEditor()
  const id = typeof spot.id === 'number' ? { id: spot.id } : {}
  // As content-reader.ts tells what is stale.
  const wholeId = isOwnList(spot.name) ? HEAD_ID : PROFILE_ID
  return state.languages.map((language) => {
    const at = { place: `${language}/${spot.name}`, ...id, field: path }
    const draft = draftAt(drafts, at)
    const said = saidAt(state.values, at)
    const text = typeof said === 'string' ? said : ''
    const isStale = state.stale.includes(`${at.place} ${at.id ?? wholeId} ${path}`)
    const name = new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? language
    const mark = text === '' ? say.missing : isStale ? say.stale : undefined
    return (
      <div className="translation" key={language}>
        <label>
          {say.inLanguage(name)} {mark && <mark>{mark}</mark>}
          <textarea
            rows={1}
            lang={language}
            disabled={at.place in state.locked}
            value={draft ? String(draft.value ?? '') : text}
            onChange={({ target }) => store.type(at, target.value)}
          />
        </label>
        {draft?.findings && (
          <p role="alert">{draft.findings.map((each) => each.message).join(' · ')}</p>
        )}
        <DraftChoice spot={at} />
        {isStale && !draft && (
          <button type="button" onClick={() => void store.confirm(at)}>
            {say.stillRight}
          </button>
        )}
      </div>
    )
  })
}
