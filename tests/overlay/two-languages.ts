import { contentLanguages } from '../../src/build/content/content-languages'
import * as plain from './full-content'
import type { OneLanguage as SiteContent } from './spanish-site'

export * from './full-content'

const overlays = new Map([['en', { perfil: {}, lists: {} }]])
const { profile, lists } = plain

export const languages: SiteContent['languages'] = contentLanguages({
  perfil: profile,
  lists,
  overlays,
}).map(({ language }) => language)

export const sections: SiteContent['sections'] = {
  tiles: ['experience', 'education', 'projects', 'skills', 'certificates'],
  pages: ['experience', 'education', 'skills', 'projects', 'certificates'],
}
export const isMultilingual: SiteContent['isMultilingual'] = true
