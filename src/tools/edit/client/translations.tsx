import { isOwnList } from '../../../model/own-list'
import { type FormName, LINKS } from '../../../model/schema/content-fields'
import { ADDRESS, HEAD_ID, PROFILE_ID } from '../../../model/schema/translation-schema'
import { textParts, textPath } from '../../../model/translated-texts'
import { languageName } from '../../content/intl-names'
import { changedAddresses } from '../../content/translation/changed-addresses'
import { formerPlaces, listsByPlace } from '../../content/translation/former-rows'
import { slugFrom } from '../../messages/built-words'
import { draftAt } from '../drafts'
import { saidAt } from '../field-spot'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import { DraftChoice, sentences } from './notes'

/** A text's path in translations. @param inForm whose links and rows may lie elsewhere than those of the file */
export function translatedPath(
  name: FormName,
  inFile: unknown,
  inForm: unknown,
  place: (string | number)[],
): string {
  const path = textPath(inForm, place)
  const [field = path, key = '', inner] = textParts(path)
  const nameField = listsByPlace(name).get(field)
  if (nameField !== undefined && inner !== undefined) {
    const rows = formerPlaces(Object(inFile)[field], Object(inForm)[field], nameField)
    return [field, rows[Number(key)], inner].join('.')
  }
  const written = field === LINKS ? changedAddresses(inForm, inFile).get(key) : undefined
  return written === undefined ? path : [field, written, inner].join('.')
}

/** The last part of an own section's address in each language, where it is not to follow from the title. */
export function Addresses() {
  const { say, store, state, drafts, name, language: spoken } = useEditor()
  return state.languages.map((language) => {
    const at = { place: `${language}/${name}`, field: ADDRESS }
    const draft = draftAt(drafts, at)
    return (
      <div className="translation" key={language}>
        <label>
          {say.addressIn(languageName(language, spoken))}
          <input
            disabled={at.place in state.locked}
            placeholder={slugFrom(String(state.values[at.place]?.titulo ?? ''))}
            value={String((draft ? draft.value : saidAt(state.values, at)) ?? '')}
            onChange={({ target }) => store.type(at, target.value)}
          />
        </label>
        {draft?.problems && <p role="alert">{sentences(draft.problems)}</p>}
        <DraftChoice spot={at} />
      </div>
    )
  })
}

export function Translations({ path }: { path: string }) {
  const { say, store, state, drafts, name, spot, language: spoken } = useEditor()
  const id = typeof spot.id === 'number' ? spot.id : undefined
  // As content-reader.ts tells what is stale.
  const wholeId = isOwnList(name) ? HEAD_ID : PROFILE_ID
  return state.languages.map((language) => {
    const at = { place: `${language}/${name}`, id, field: path }
    const draft = draftAt(drafts, at)
    const said = saidAt(state.values, at)
    const text = typeof said === 'string' ? said : ''
    const isStale = state.stale.includes(`${at.place} ${id ?? wholeId} ${path}`)
    const mark = text === '' ? say.missing : isStale ? say.stale : undefined
    return (
      <div className="translation" key={language}>
        <label>
          {say.inLanguage(languageName(language, spoken))} {mark && <mark>{mark}</mark>}
          <textarea
            rows={1}
            lang={language}
            disabled={at.place in state.locked}
            value={draft ? String(draft.value ?? '') : text}
            onChange={({ target }) => store.type(at, target.value)}
          />
        </label>
        {draft?.problems && <p role="alert">{sentences(draft.problems)}</p>}
        <DraftChoice spot={at} />
        {isStale && !draft && <Button act={() => store.confirm(at)}>{say.stillRight}</Button>}
      </div>
    )
  })
}
