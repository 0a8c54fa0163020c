import { useState } from 'react'
import { LANGUAGES, type Language } from '../../../site/words/language'
import { languageName } from '../../content/intl-names'
import { messagesFor } from '../../messages/messages'
import { Button } from './buttons'
import { useEditor } from './editor-context'

/** Those that are offered; `npm run translations` takes any. */
const OFFERED = 'en es pt fr de it ca gl eu nl pl sv ru uk tr ar he zh ja ko'.split(' ')

export function SiteLanguages() {
  const { say, language, state, order, tell } = useEditor()
  const [wanted, setWanted] = useState('')
  const { main } = state
  const others = OFFERED.filter((each) => each !== main && !state.languages.includes(each))
  const add = async () => {
    if (await order('language', { language: wanted })) tell(say.languageAdded)
  }
  const swap = async (language: Language) => {
    if (await order('swap', { language })) tell(messagesFor(language).form.mainMade)
  }
  const remove = async (language: string, name: string) => {
    if (await order('leave', { language })) tell(say.languageRemoved(name))
  }
  return (
    <section aria-label={say.languages}>
      <h3>{say.languages}</h3>
      <p>{say.mainLanguage(languageName(main, language))}</p>
      {state.languages.map((each) => {
        const name = languageName(each, language)
        const mayBeMain = LANGUAGES.find((known) => known === each)
        return (
          <div className="item" key={each}>
            {mayBeMain && <Button act={() => swap(mayBeMain)}>{say.makeMain(name)}</Button>}
            <Button act={() => remove(each, name)}>{say.removeLanguage(name)}</Button>
          </div>
        )
      })}
      <div className="item">
        <select
          aria-label={say.addLanguage}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        >
          <option value="">{say.addLanguage}</option>
          {others.map((each) => (
            <option key={each} value={each}>
              {languageName(each, language)}
            </option>
          ))}
        </select>
        <Button disabled={wanted === ''} act={add}>
          {say.add}
        </Button>
      </div>
    </section>
  )
}
