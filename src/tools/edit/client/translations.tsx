import { useState } from 'react'
import { entriesOf, useEditor } from './editor-context'

/** The translations of one text beside it, with what is missing or out of date. */
export function Translations({ path, original }: { path: string; original: string }) {
  const { state, spot } = useEditor()
  return state.languages.map((language) => {
    const place = `${language}/${spot.name}`
    const id = spot.name === 'perfil' ? 0 : Number(spot.id)
    const object =
      spot.name === 'perfil'
        ? state.values[place]
        : entriesOf(state, place).find((entry) => entry.id === id)
    const said = path.split('.').reduce<unknown>((held, key) => Object(held)[key], object)
    const text = typeof said === 'string' ? said : ''
    const isStale = state.stale.includes(`${place} ${id} ${path}`)
    const key = `${language} ${text} ${original}`
    return <Translation key={key} {...{ language, place, path, text, isStale }} />
  })
}

function Translation(props: {
  language: string
  place: string
  path: string
  text: string
  isStale: boolean
}) {
  const { language, place, path, text, isStale } = props
  const { say, send, spot, state, language: spoken } = useEditor()
  const [draft, setDraft] = useState(text)
  const name = new Intl.DisplayNames(spoken, { type: 'language' }).of(language) ?? language
  const mark = text === '' ? say.missing : isStale ? say.stale : undefined
  const save = () => {
    const id = typeof spot.id === 'number' ? { id: spot.id } : {}
    return send(place, { translation: { ...id, path, text: draft } }, state.hashes[place])
  }
  return (
    <div className="translation">
      <label>
        {say.inLanguage(name)} {mark && <mark>{mark}</mark>}
        <textarea
          rows={1}
          lang={language}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => draft !== text && void save()}
        />
      </label>
      {isStale && (
        <button type="button" onClick={() => void save()}>
          {say.stillRight}
        </button>
      )}
    </div>
  )
}
