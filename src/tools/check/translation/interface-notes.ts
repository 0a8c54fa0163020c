import { SPOKEN } from '../../../site/words/language'
import { languageName } from '../../content/translation/overlay-files'
import { messages, spoken } from '../../messages/messages'
import type { Project } from '../project-content'

const isSpoken = (language: string) => (SPOKEN as readonly string[]).includes(language)
const nameOf = (language: string) => languageName(language) ?? language

/** Languages of the content in which the site has no words of its own. No problem, but worth a word. */
export const interfaceNotes = ({ overlays }: Pick<Project, 'overlays'>): string[] =>
  [...overlays.keys()]
    .filter((language) => !isSpoken(language))
    .map((language) => messages().check.translation.noInterface(nameOf(language), nameOf(spoken())))
