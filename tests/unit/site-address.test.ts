import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerEnvironment, readSiteAddress } from '../../src/tools/content/environment'
import type { Environment } from '../../src/tools/content/site-address'
import { es } from '../../src/tools/messages/es/es'
import { freshProject, messageFrom } from './content-project'

const project = freshProject()
beforeEach(() => {
  for (const name of ['BASE_PATH', 'SITE_URL', 'NETLIFY']) vi.stubEnv(name, undefined)
})
afterAll(vi.unstubAllEnvs)

const siteOf = (sitio: unknown, env: Environment) => {
  project.writeProfile({ sitio })
  return readSiteAddress(project.workspace(), env)
}
const told = (sitio: string, env: Environment) => messageFrom(() => siteOf(sitio, env))

const own = 'https://ada.example.com/'
const pages = 'https://ana.github.io/portfolio/'
const netlify = { NETLIFY: 'true', URL: 'https://ada.netlify.app' }
const vercel = { VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' }
const user = { SITE_URL: 'https://ana.github.io', BASE_PATH: '' }
const [SITE_URL, BASE_PATH] = ['https://a.io/repo/', '/repo/']
const { basePath, siteUrl } = es.commands
const { expected, found } = es.reading

describe('the address of the site', () => {
  it.each<[what: string, sitio: string, env: Environment, address: string]>([
    ['the profile', own, {}, own],
    ['the path of the profile, without its slash', pages.slice(0, -1), {}, pages],
    ['the folder of a page', `${pages}index.html`, {}, pages],
    ['SITE_URL, before the host’s word', own, { ...netlify, SITE_URL, BASE_PATH }, SITE_URL],
    // GitHub Pages says so of ana.github.io: an empty BASE_PATH and the origin.
    ['SITE_URL, not the path of the profile that it replaces', pages, user, `${user.SITE_URL}/`],
    ['Netlify', pages, netlify, 'https://ada.netlify.app/'],
    ['a URL that is not Netlify’s', own, { URL: 'https://other.example' }, own],
    ['Vercel', own, vercel, 'https://ada.vercel.app/'],
  ])('follows %s', (_, sitio, env, address) => {
    expect(siteOf(sitio, env)).toEqual({ base: new URL(address).pathname, address })
  })

  it.each([
    ['C:/Program Files/Git/repo/', basePath.gitBash],
    ['https://ana.github.io/repo/', basePath.fullAddress],
    ...['mi sitio', '/repo?x', '/../repo', '\\repo', '/a%20b', '/año'].map((path) => [path, '']),
  ])('is none where BASE_PATH is %j', (BASE_PATH, hint) => {
    expect(told(own, { BASE_PATH })).toBe(
      `BASE_PATH\n  ${found(JSON.stringify(BASE_PATH))}\n  ${expected(basePath.expected + hint)}`,
    )
  })

  it.each(['ada.dev', 'javascript:alert(1)', 'https://'])('is none where SITE_URL is %j', (url) => {
    const said = `SITE_URL\n  ${found(JSON.stringify(url))}\n  ${expected(siteUrl)}`
    expect(told(own, { SITE_URL: url })).toBe(said)
  })

  it.each(['https://ana.dev/mi%20sitio/', 'https://ana.dev/año/'])(
    'is none where hosts and shells write the path differently: %s',
    (sitio) => expect(told(sitio, {})).toContain(basePath.inAddress),
  )

  it.each([
    ['src/content/perfil.json:13  sitio', pages, '/portfolio/', {}],
    [
      'SITE_URL',
      'https://ana.github.io/otro',
      '/otro/',
      { SITE_URL: 'https://ana.github.io/otro' },
    ],
  ])('cannot be two: BASE_PATH and %s', (place, address, path, env) => {
    expect(told(pages, { ...env, BASE_PATH: '/repo' })).toBe(
      `${place}\n  ${found(JSON.stringify(address) + basePath.disagrees('/repo/'))}
  ${expected(basePath.agreeing(path, 'https://ana.github.io'))}`,
    )
  })

  it('is no matter in content that cannot be read, which is told elsewhere', () => {
    for (const sitio of [7, 'https://', undefined]) expect(siteOf(sitio, {})).toEqual({ base: '/' })
    project.writeContent('perfil', '{')
    expect(readSiteAddress(project.workspace(), {})).toEqual({ base: '/' })
  })
})

describe('.env', () => {
  const site = () => readSiteAddress(project.workspace(), ownerEnvironment(project.workspace()))

  it('says what the environment does not', () => {
    project.write('.env', '# Sitio\r\nBASE_PATH=/repo/\r\nSITE_URL="https://ada.dev"\r\n')
    expect(site()).toEqual({ base: '/repo/', address: 'https://ada.dev/repo/' })
    vi.stubEnv('BASE_PATH', '/otro')
    expect(site()).toEqual({ base: '/otro/', address: 'https://ada.dev/otro/' })
    // GitHub Pages sets an empty BASE_PATH where the site has no sub-path.
    vi.stubEnv('BASE_PATH', '')
    expect(site()).toEqual({ base: '/', address: 'https://ada.dev/' })
  })

  it('sets nothing but the site’s variables', () => {
    project.write('.env', 'NODE_ENV=test-of-env\nNETLIFY=true\nVITE_OFFLINE=off\n')
    const { NODE_ENV, NETLIFY, VITE_OFFLINE } = ownerEnvironment(project.workspace())
    expect([NODE_ENV, NETLIFY, VITE_OFFLINE]).toEqual([process.env.NODE_ENV, undefined, 'off'])
  })

  it.each([
    ['with a byte order mark', '\ufeffBASE_PATH=/repo/', es.commands.byteOrderMark.found],
    ['as Latin-1', Buffer.from('# año\nBASE_PATH=/repo/', 'latin1'), es.reading.notUtf8],
  ])('saved %s is told, not half read', (_, bytes, fault) => {
    project.write('.env', bytes)
    expect(site).toThrow(fault)
  })
})
