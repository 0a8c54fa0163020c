import { useState } from 'react'
import { useEditor } from './editor-context'

/** Those that are offered; `npm run translations` takes any. */
const OFFERED = 'en es pt fr de it ca gl eu nl pl sv ru uk tr ar he zh ja ko'.split(' ')

/** The languages of the site beside the main one, and further ones. */
export function SiteLanguages() {
  const { say, language: main, state, store, tell } = useEditor()
  const [wanted, setWanted] = useState('')
  const names = new Intl.DisplayNames(main, { type: 'language' })
  const others = OFFERED.filter((each) => each !== main && !state.languages.includes(each))
  const add = () =>
    store.order('language', JSON.stringify({ language: wanted })).then(
      () => tell(say.languageAdded),
      (error: Error) => tell(error.message),
    )
  return (
    <section aria-label={say.languages}>
      <h3>{say.languages}</h3>
      <p>{[main, ...state.languages].map((each) => names.of(each)).join(', ')}</p>
      <div className="item">
        <select
          aria-label={say.addLanguage}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        >
          <option value="">{say.addLanguage}</option>
          {others.map((each) => (
            <option key={each} value={each}>
              {names.of(each)}
            </option>
          ))}
        </select>
        <button type="button" disabled={wanted === ''} onClick={() => void add()}>
          {say.add}
        </button>
      </div>
    </section>
  )
}
