import { contentLanguages } from '../../src/tools/files/modules/content-languages'
import * as plain from './full-content'
import type { OneLanguage as SiteContent } from './spanish-site'

export * from './full-content'

const none = { perfil: {}, lists: {} }
/** The interface has no Portuguese words. */
const overlays = new Map([
  ['en', none],
  ['pt', none],
])
const { profile, lists } = plain

export const languages: SiteContent['languages'] = contentLanguages({
  perfil: profile,
  lists,
  overlays,
  absent: [],
}).map(({ language }) => language)

export const sections: SiteContent['sections'] = {
  tiles: ['experience', 'education', 'projects', 'skills', 'certificates'],
  pages: ['experience', 'education', 'skills', 'projects', 'certificates'],
}
export const isMultilingual: SiteContent['isMultilingual'] = true
