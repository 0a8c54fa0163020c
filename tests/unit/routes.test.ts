import { describe, expect, it } from 'vitest'
import { neighboursOf, ROUTE_NAMES, ROUTES, routeOf } from '../../src/model/routes'

describe('routeOf', () => {
  it.each(ROUTE_NAMES)('finds %s with and without a trailing slash and as a file', (name) => {
    const { path } = ROUTES[name]
    expect(path).toMatch(/\/$/)
    expect(routeOf(path)).toBe(name)
    expect(routeOf(path.slice(0, -1))).toBe(name)
    expect(routeOf(`${path}index.html`)).toBe(name)
  })

  it.each(['/login', '/Educacion', '/educacion/algo', '/404.html', '/educacionindex'])(
    'has no page for %s',
    (path) => {
      expect(routeOf(path)).toBeUndefined()
    },
  )
})

describe('neighboursOf', () => {
  it.each([
    [undefined, 'experience', 'education'],
    ['experience', 'education', 'skills'],
    ['education', 'skills', 'projects'],
    ['skills', 'projects', undefined],
  ] as const)('%s comes before %s, and %s after it', (previous, section, next) => {
    expect(neighboursOf(section)).toEqual({ previous, next })
  })
})
