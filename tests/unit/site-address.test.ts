import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/tools/content/problem'
import { basePath, type Environment, sitePlace } from '../../src/tools/content/site-address'
import { messagesIn } from '../../src/tools/messages/messages'

const say = messagesIn('es')

const told = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof ProblemError) return error.message
    throw error
  }
  return 'sin errores'
}

describe('basePath', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    [' ', undefined],
    ['/', '/'],
    ['repo', '/repo/'],
    ['/repo', '/repo/'],
    ['/repo/ ', '/repo/'],
    ['/ana.github.io/mi-sitio_2', '/ana.github.io/mi-sitio_2/'],
    ['a/b', '/a/b/'],
  ])('reads BASE_PATH %j as %s', (BASE_PATH, base) => {
    expect(basePath({ BASE_PATH }, say)).toBe(base)
  })

  it.each([
    ['C:/Program Files/Git/repo/', 'Git Bash lo cambió: anteponga MSYS_NO_PATHCONV=1'],
    ['https://ana.github.io/repo/', 'la dirección completa va en SITE_URL o en "sitio"'],
    ['mi sitio', ''],
    ['/repo?x', ''],
    ['/repo#x', ''],
    ['/../repo', ''],
    ['/./repo', ''],
    ['\\repo', ''],
    ['/a%20b', ''],
    ['/año', ''],
  ])('refuses BASE_PATH %j', (BASE_PATH, hint) => {
    const message = told(() => basePath({ BASE_PATH }, say))
    expect(message).toContain(`BASE_PATH\n  se encontró: ${JSON.stringify(BASE_PATH)}\n`)
    expect(message).toContain('se esperaba: un camino como /portfolio/')
    expect(message).toContain(hint)
  })
})

describe('sitePlace', () => {
  const own = 'https://ada.example.com/'
  const pages = 'https://ana.github.io/portfolio/'

  it.each<[what: string, sitio: string, env: Environment, base: string, address: string]>([
    ['the profile', own, {}, '/', own],
    ['the path of the profile', pages, {}, '/portfolio/', pages],
    [
      'a path without its slash',
      'https://ana.github.io/a/b',
      {},
      '/a/b/',
      'https://ana.github.io/a/b/',
    ],
    ['the folder of a page', `${pages}index.html`, {}, '/portfolio/', pages],
    ['BASE_PATH', own, { BASE_PATH: '/repo' }, '/repo/', `${own}repo/`],
    ['a profile that agrees with it', pages, { BASE_PATH: 'portfolio' }, '/portfolio/', pages],
    [
      'SITE_URL',
      own,
      { SITE_URL: 'https://ada.github.io', BASE_PATH: '/repo' },
      '/repo/',
      'https://ada.github.io/repo/',
    ],
    [
      'the path of SITE_URL',
      own,
      { SITE_URL: 'https://a.io/repo' },
      '/repo/',
      'https://a.io/repo/',
    ],
    [
      'SITE_URL with the path of BASE_PATH',
      own,
      { SITE_URL: 'https://a.io/repo', BASE_PATH: '/repo/' },
      '/repo/',
      'https://a.io/repo/',
    ],
    [
      // GitHub Pages says so of ana.github.io: an empty BASE_PATH and the origin.
      'SITE_URL, not the path of the profile that it replaces',
      pages,
      { SITE_URL: 'https://ana.github.io', BASE_PATH: '' },
      '/',
      'https://ana.github.io/',
    ],
    [
      'Netlify',
      pages,
      { NETLIFY: 'true', URL: 'https://ada.netlify.app' },
      '/',
      'https://ada.netlify.app/',
    ],
    ['a URL that is not Netlify’s', own, { URL: 'https://other.example' }, '/', own],
    [
      'Vercel',
      own,
      { VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' },
      '/',
      'https://ada.vercel.app/',
    ],
    [
      'SITE_URL before the host’s word',
      own,
      { SITE_URL: 'https://ada.dev/', NETLIFY: 'true', URL: 'https://ada.netlify.app' },
      '/',
      'https://ada.dev/',
    ],
    ['an empty SITE_URL as none', own, { SITE_URL: '' }, '/', own],
  ])('follows %s', (_, sitio, env, base, address) => {
    expect(sitePlace(sitio, env, say)).toEqual({ base, address })
  })

  it.each(['ada.dev', 'javascript:alert(1)', 'https://'])('refuses SITE_URL %j', (SITE_URL) => {
    expect(() => sitePlace(own, { SITE_URL }, say)).toThrow(ProblemError)
  })

  it('refuses a path of the profile that is not BASE_PATH, at its place', () => {
    const place = { file: 'src/content/perfil.json', line: 13, path: 'sitio' }
    for (const BASE_PATH of ['/otro/', '/']) {
      expect(told(() => sitePlace(pages, { BASE_PATH }, say, place))).toBe(
        `src/content/perfil.json:13  sitio
  se encontró: "${pages}", pero BASE_PATH es ${BASE_PATH}
  se esperaba: BASE_PATH=/portfolio/, o la dirección sin camino: https://ana.github.io`,
      )
    }
  })

  it('names the variable that contradicts BASE_PATH', () => {
    const env = { SITE_URL: 'https://a.io/otro', BASE_PATH: '/repo' }
    expect(told(() => sitePlace(own, env, say))).toMatch(
      /^SITE_URL\n {2}se encontró: "https:\/\/a\.io\/otro"/,
    )
  })

  it.each(['https://ana.dev/mi%20sitio/', 'https://ana.dev/año/'])(
    'refuses a path that hosts and shells write differently: %s',
    (sitio) => {
      expect(told(() => sitePlace(sitio, {}, say))).toContain(
        'una dirección cuyo camino tenga solo letras',
      )
    },
  )
})
