import { describe, expect, it } from 'vitest'
import { neighboursOf, ROUTE_NAMES, ROUTES, routeOf, SECTION_ROUTES } from '../../src/model/routes'

describe('routeOf', () => {
  it.each(ROUTE_NAMES)('finds %s with and without a trailing slash and as a file', (name) => {
    const { path } = ROUTES[name]
    expect(path).toMatch(/\/$/)
    expect(routeOf(path, SECTION_ROUTES)).toBe(name)
    expect(routeOf(path.slice(0, -1), SECTION_ROUTES)).toBe(name)
    expect(routeOf(`${path}index.html`, SECTION_ROUTES)).toBe(name)
  })

  it.each(['/login', '/Educacion', '/educacion/algo', '/404.html', '/educacionindex'])(
    'has no page for %s',
    (path) => {
      expect(routeOf(path, SECTION_ROUTES)).toBeUndefined()
    },
  )

  it('has no page for a section that is not shown', () => {
    expect(routeOf('/proyectos/', ['experience'])).toBeUndefined()
    expect(routeOf('/experiencia/', ['experience'])).toBe('experience')
    expect(routeOf('/navegacion/', ['experience'])).toBe('navigation')
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
