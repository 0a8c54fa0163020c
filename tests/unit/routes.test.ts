import { describe, expect, it } from 'vitest'
import {
  placeOf,
  ROUTE_NAMES,
  SECTION_ROUTES,
  type SectionRoute,
  type SiteLanguage,
} from '../../src/site/model/routes'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'

const language = (code: 'es' | 'en', folder: string): SiteLanguage => ({
  code,
  name: code,
  dir: 'ltr',
  paths: pathsIn(folder, wordsFor(code, code).built.slugs),
})
const SPANISH = language('es', '')
const ENGLISH = language('en', 'en/')

function found(path: string, shown: readonly SectionRoute[] = SECTION_ROUTES) {
  const { language, route } = placeOf(path, [SPANISH, ENGLISH], shown)
  return [language.code, route]
}

describe('an address', () => {
  it.each([SPANISH, ENGLISH])(
    'is found in $code, with and without a trailing slash and as a file',
    ({ code, paths }) => {
      for (const name of ROUTE_NAMES) {
        const path = paths[name]
        expect(path).toMatch(/\/$/)
        for (const written of [path, path.slice(0, -1), `${path}index.html`]) {
          expect(found(written), written).toEqual([code, name])
        }
      }
    },
  )

  const { education } = SPANISH.paths
  it.each([
    ['es', '/login'],
    ['es', education.toUpperCase()],
    ['es', `${education}algo`],
    ['es', '/404.html'],
    ['es', `${education.slice(0, -1)}index`],
    ['es', '/english'],
    ['en', '/en/login'],
    ['en', `/en${education}`],
  ])('of %s has no page: %s', (code, path) => {
    expect(found(path)).toEqual([code, undefined])
  })

  it('of a section that is not shown has no page', () => {
    expect(found(SPANISH.paths.projects, ['experience'])).toEqual(['es', undefined])
    expect(found(ENGLISH.paths.experience, ['experience'])).toEqual(['en', 'experience'])
    expect(found(SPANISH.paths.navigation, ['experience'])).toEqual(['es', 'navigation'])
  })
})
