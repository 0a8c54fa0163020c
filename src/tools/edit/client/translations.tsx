import { type ComponentType, useState } from 'react'
import { isOwnList } from '../../../model/own-list'
import { type FormName, LINKS } from '../../../model/schema/content-fields'
import { ADDRESS, HEAD_ID, PROFILE_ID } from '../../../model/schema/translation-schema'
import { isNameIn, textParts, textPath } from '../../../model/translated-texts'
import { languageName } from '../../content/intl-names'
import { changedAddresses } from '../../content/translation/changed-addresses'
import { formerPlaces, listsByPlace } from '../../content/translation/former-rows'
import { slugFrom } from '../../messages/built-words'
import { draftAt } from '../drafts'
import { type FieldSpot, saidAt } from '../field-spot'
import { Button } from './buttons'
import { useEditor } from './editor-context'
import { translationId } from './field-focus'
import type { FieldForm } from './form-schema'
import { type ControlProps, Input } from './input'
import { DraftChoice, sentences } from './notes'
import { Technologies } from './technologies'

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
        <label htmlFor={at.place}>{say.addressIn(languageName(language, spoken))}</label>
        <input
          id={at.place}
          disabled={at.place in state.locked}
          placeholder={slugFrom(String(state.values[at.place]?.titulo ?? ''))}
          value={String((draft ? draft.value : saidAt(state.values, at)) ?? '')}
          onChange={({ target }) => store.type(at, target.value)}
        />
        {draft?.problems && <p role="alert">{sentences(draft.problems)}</p>}
        <DraftChoice spot={at} />
      </div>
    )
  })
}

type Props = {
  form: FieldForm
  path: string
  /** Whether there is something to translate. */
  isSaid: boolean
  /** Of the entry, if it is not the one that is open. */
  id?: FieldSpot['id']
}

const CONTROLS: { readonly [Each in FieldForm['widget']]?: ComponentType<ControlProps> } = {
  technologies: Technologies,
}

function Translation({ form, path, isSaid, id, language }: Props & { language: string }) {
  const { say, store, order, state, drafts, name, spot, language: spoken } = useEditor()
  const [isWanted, setIsWanted] = useState(false)
  const at = { place: `${language}/${name}`, id: id ?? spot.id, field: path }
  const ownId = (each: FieldSpot) => translationId(state.values, language, { ...each, place: name })
  const own = ownId(at)
  const { field } = spot
  const isAsked =
    field !== undefined && spot.language === language && own === ownId({ ...spot, field })
  // As content-reader.ts tells what is stale.
  const wholeId = isOwnList(name) ? HEAD_ID : PROFILE_ID
  const draft = draftAt(drafts, at)
  const said = saidAt(state.values, at)
  const text = typeof said === 'string' ? said : ''
  const isStale = state.stale.includes(`${at.place} ${at.id ?? wholeId} ${path}`)
  const isName = isNameIn(form.marks, path, saidAt(state.values, { ...at, place: name }))
  const isMissing = text === '' && isSaid && !isName
  const mark = isMissing ? say.missing : isStale ? say.stale : undefined
  const inWords = languageName(language, spoken)
  if (isName && text === '' && !draft && !isWanted && !isAsked) {
    if (!isSaid) return null
    return (
      <div className="translation">
        <Button
          className="quiet"
          aria-label={`${form.label}: ${say.otherName(inWords)}`}
          act={() => setIsWanted(true)}
        >
          {say.otherName(inWords)}
        </Button>
      </div>
    )
  }
  const Control = CONTROLS[form.widget] ?? Input
  return (
    <div className="translation">
      <label htmlFor={own}>
        {say.inLanguage(form.label, inWords)} {mark && <mark>{mark}</mark>}
      </label>
      <Control
        form={{ ...form, isRequired: false }}
        id={own}
        value={draft ? draft.value : text}
        isWrong={Boolean(draft?.problems)}
        describedBy={`${own}__error`}
        lang={language}
        // A row of a list is told by what it says.
        isLocked={at.place in state.locked || (!isSaid && path.includes('.'))}
        onChange={(value) => store.type(at, value ?? '')}
      />
      <p role="alert" id={`${own}__error`}>
        {sentences(draft?.problems ?? [])}
      </p>
      <DraftChoice spot={at} />
      {isStale && !draft && <Button act={() => order('confirm', at)}>{say.stillRight}</Button>}
    </div>
  )
}

/** A field in the other languages; of a name only once somebody says that it has another. */
export function Translations(props: Props) {
  const { state } = useEditor()
  return state.languages.map((language) => (
    <Translation key={language} {...props} language={language} />
  ))
}
