import { describe, expect, it } from 'vitest'
import { telephoneAddress } from '../../src/site/model/schema/fields'
import { LIST_NAMES, type Profile } from '../../src/site/model/schema/schema'
import { profileLinks } from '../../src/tools/content/profile-links'
import { shownSections } from '../../src/tools/content/sections'
import { VALID_CONTENT } from './content-project'

const profile = (changes: object) => ({ ...VALID_CONTENT.perfil, ...changes }) as Profile

describe('profileLinks', () => {
  it('has GitHub and LinkedIn first, then the others, each address once', () => {
    const enlaces = [
      { red: 'Mastodon', url: 'https://example.com/@ada' },
      { red: 'Mi GitHub', url: VALID_CONTENT.perfil.github },
    ]
    expect(profileLinks(profile({ enlaces })).map(({ name }) => name)).toEqual([
      'GitHub',
      'LinkedIn',
      'Mastodon',
    ])
  })

  it('has none of what is missing', () => {
    expect(profileLinks(profile({ github: '', linkedin: undefined }))).toEqual([])
  })
})

it('a telephone address has digits and a plus sign only', () => {
  expect(telephoneAddress('+54 (341) 555.01-00')).toBe('tel:+543415550100')
})

describe('shownSections', () => {
  it('are those of SPEC, the grid and the pager in their own order', () => {
    expect(shownSections(profile({}), ['certificados'])).toEqual({
      tiles: ['experience', 'education', 'projects', 'skills'],
      pages: ['experience', 'education', 'skills', 'projects'],
    })
  })

  it('end with certificates where they have a file', () => {
    const { tiles, pages } = shownSections(profile({}), [])
    expect([tiles.at(-1), pages.at(-1)]).toEqual(['certificates', 'certificates'])
  })

  it('are what the profile says, in its order', () => {
    const shown = shownSections(profile({ secciones: ['habilidades', 'experiencia'] }), [])
    expect(shown).toEqual({ tiles: ['skills', 'experience'], pages: ['skills', 'experience'] })
  })

  it('are none of those whose lists have no file, whatever the profile says', () => {
    const secciones = ['proyectos', 'habilidades', 'experiencia']
    const { tiles } = shownSections(profile({ secciones }), ['proyectos', 'soft-skills'])
    expect(tiles).toEqual(['skills', 'experience'])
    const { pages } = shownSections(profile({}), ['experiencia', 'hard-skills', 'soft-skills'])
    expect(pages).toEqual(['education', 'projects', 'certificates'])
    expect(shownSections(profile({}), LIST_NAMES)).toEqual({ tiles: [], pages: [] })
  })
})
