import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/owner/problem'
import { basePath, siteAddress } from '../../src/owner/site-address'

describe('basePath', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['repo', '/repo/'],
    ['/repo', '/repo/'],
    ['/repo/', '/repo/'],
    ['a/b', '/a/b/'],
  ])('reads BASE_PATH %j as %s', (BASE_PATH, base) => {
    expect(basePath({ BASE_PATH })).toBe(base)
  })
})

describe('siteAddress', () => {
  const own = 'https://ada.example.com/'

  it.each([
    ['the profile', {}, '/', own],
    ['the profile with the base path', {}, '/repo/', 'https://ada.example.com/repo/'],
    ['SITE_URL', { SITE_URL: 'https://ada.github.io' }, '/repo/', 'https://ada.github.io/repo/'],
    ['SITE_URL with its path', { SITE_URL: 'https://a.io/repo' }, '/repo/', 'https://a.io/repo/'],
    [
      'Netlify',
      { NETLIFY: 'true', URL: 'https://ada.netlify.app' },
      '/',
      'https://ada.netlify.app/',
    ],
    ['a URL that is not Netlify’s', { URL: 'https://other.example' }, '/', own],
    ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' }, '/', 'https://ada.vercel.app/'],
    [
      'SITE_URL before the host’s word',
      { SITE_URL: 'https://ada.dev/', NETLIFY: 'true', URL: 'https://ada.netlify.app' },
      '/',
      'https://ada.dev/',
    ],
    ['an empty SITE_URL as none', { SITE_URL: '' }, '/', own],
  ])('follows %s', (_, env, base, address) => {
    expect(siteAddress(own, base, env)).toBe(address)
  })

  it.each(['ada.dev', 'javascript:alert(1)', 'https://'])('refuses SITE_URL %j', (SITE_URL) => {
    expect(() => siteAddress(own, '/', { SITE_URL })).toThrow(ProblemError)
  })
})
