import { useState } from 'react'
import { SPOKEN, type Spoken } from '../../../site/words/language'
import { languageName } from '../../content/intl-names'
import { messagesIn } from '../../messages/messages'
import { Button } from './buttons'
import { useEditor } from './editor-context'

/** Those that are offered; `npm run translations` takes any. */
const OFFERED = 'en es pt fr de it ca gl eu nl pl sv ru uk tr ar he zh ja ko'.split(' ')

export function SiteLanguages() {
  const { say, language: main, state, order, tell } = useEditor()
  const [wanted, setWanted] = useState('')
  const others = OFFERED.filter((each) => each !== main && !state.languages.includes(each))
  const add = async () => {
    if (await order('language', { language: wanted })) tell(say.languageAdded)
  }
  const swap = async (language: Spoken) => {
    if (await order('swap', { language })) tell(messagesIn(language).form.mainMade)
  }
  return (
    <section aria-label={say.languages}>
      <h3>{say.languages}</h3>
      <p>{[main, ...state.languages].map((each) => languageName(each, main)).join(', ')}</p>
      {SPOKEN.filter((each) => state.languages.includes(each)).map((each) => (
        <Button key={each} className="quiet" act={() => swap(each)}>
          {say.makeMain(languageName(each, main))}
        </Button>
      ))}
      <div className="item">
        <select
          aria-label={say.addLanguage}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        >
          <option value="">{say.addLanguage}</option>
          {others.map((each) => (
            <option key={each} value={each}>
              {languageName(each, main)}
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
