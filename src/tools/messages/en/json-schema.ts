import { OWN_FOLDER } from '../../../model/own-list'
import { listTitles } from '../../../model/sections'
import { screen } from '../../../site/words/en'
import type { Messages } from '../es/es'

const files = {
  ...listTitles(screen.routes),
  perfil: 'Profile: what the card, the CV and the page say',
  'hard-skills': 'Hard skills: technologies',
  'soft-skills': 'Soft skills: personal skills and languages',
  [OWN_FOLDER]: 'Section of your own: talks, awards, recommendations',
}

export const jsonSchema: Messages['jsonSchema'] = {
  files,
  schemaKey: 'Schema with which the editor completes and checks this file.',
  items: 'The entries of the list. Without this file, the site does not have it.',
  translationOf: (title) => `${title} (in another language)`,
  optional: (text: string) => `Optional. ${text}`,
  translatedId: 'The id of the entry that is translated.',
  translatedUrl: 'The address of the link that is translated.',
  original: 'Fingerprints of the translated texts. npm run translations writes them.',
  address:
    'Optional: the last part of its address in this language. Without it, that of the title.',
  expected: (text) => `Expected: ${text}.`,
}
