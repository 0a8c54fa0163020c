import { shownSections } from '../../src/model/sections'
import { contentLanguages } from '../../src/tools/output/modules/content-languages'
import * as full from './full-content'
import type { OneLanguage as SiteContent } from './show'

export * from './full-content'

const none = { perfil: {}, lists: {} }
/** The interface has no Catalan words. */
const translations = new Map([
  ['en', none],
  ['ca', none],
])
const content = {
  perfil: full.profile,
  lists: full.lists,
  own: full.OWN,
  translations,
  absent: [],
  main: 'es',
}

export const languages: SiteContent['languages'] = contentLanguages(content).map(
  ({ language }) => language,
)
export const isMultilingual: SiteContent['isMultilingual'] = true
export const hasForeignTexts: SiteContent['hasForeignTexts'] = true
export const sections: SiteContent['sections'] = shownSections({}, [], full.ownSections)
