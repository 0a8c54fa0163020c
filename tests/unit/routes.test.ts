import { describe, expect, it } from 'vitest'
import {
  neighboursOf,
  placeOf,
  ROUTE_NAMES,
  SECTION_ROUTES,
  type SiteLanguage,
} from '../../src/site/model/routes'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'

const language = (code: 'es' | 'en', folder: string): SiteLanguage => ({
  code,
  name: code,
  dir: 'ltr',
  paths: pathsIn(folder, wordsFor(code, code).built.slugs),
})
const LANGUAGES = [language('es', ''), language('en', 'en/')]

const found = (
  path: string,
  shown = SECTION_ROUTES as readonly (typeof SECTION_ROUTES)[number][],
) => {
  const { language, route } = placeOf(path, LANGUAGES, shown)
  return [language.code, route]
}

describe('placeOf', () => {
  it.each(LANGUAGES)(
    'finds the pages in $code, with and without a trailing slash and as files',
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

  it.each(['/login', '/Educacion', '/educacion/algo', '/404.html', '/educacionindex', '/english'])(
    'has no page for %s, in the main language',
    (path) => {
      expect(found(path)).toEqual(['es', undefined])
    },
  )

  it.each(['/en/login', '/en/educacion', '/en/404.html', '/en/Experience'])(
    'has no page for %s, in English',
    (path) => {
      expect(found(path)).toEqual(['en', undefined])
    },
  )

  it('has no page for a section that is not shown', () => {
    expect(found('/proyectos/', ['experience'])).toEqual(['es', undefined])
    expect(found('/en/experience/', ['experience'])).toEqual(['en', 'experience'])
    expect(found('/navegacion/', ['experience'])).toEqual(['es', 'navigation'])
  })
})

describe('neighboursOf', () => {
  it.each([
    [undefined, 'experience', 'education'],
    ['experience', 'education', 'skills'],
    ['education', 'skills', 'projects'],
    ['skills', 'projects', undefined],
  ] as const)('%s comes before %s, and %s after it', (previous, section, next) => {
    const shown = ['experience', 'education', 'skills', 'projects'] as const
    expect(neighboursOf(section, shown)).toEqual({ previous, next })
  })
})
