import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerEnvironment } from '../../src/tools/content/environment'
import { readSitePlace } from '../../src/tools/content/reading/site-place'
import { asText, makeProject, VALID_CONTENT } from './content-project'
import { runCommand } from './run-command'

const project = makeProject()
beforeEach(() => {
  project.reset()
  for (const name of ['BASE_PATH', 'SITE_URL', 'NETLIFY']) vi.stubEnv(name, undefined)
})
afterAll(() => {
  vi.unstubAllEnvs()
  project.remove()
})

const withSite = (sitio: string) =>
  project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, sitio }))
const place = () => readSitePlace(project.root, ownerEnvironment(project.root))

describe('.env', () => {
  it('says what the environment does not', () => {
    project.write('.env', '# Sitio\r\nBASE_PATH=/repo/\r\nSITE_URL="https://ada.dev"\r\n')
    expect(place()).toEqual({ base: '/repo/', address: 'https://ada.dev/repo/' })
    vi.stubEnv('BASE_PATH', '/otro')
    expect(place()).toEqual({ base: '/otro/', address: 'https://ada.dev/otro/' })
    // GitHub Pages sets an empty BASE_PATH where the site has no sub-path.
    vi.stubEnv('BASE_PATH', '')
    expect(place()).toEqual({ base: '/', address: 'https://ada.dev/' })
  })

  it('sets nothing but the site’s variables', () => {
    project.write('.env', 'NODE_ENV=test-of-env\nNETLIFY=true\nVITE_OFFLINE=off\n')
    const { NODE_ENV, NETLIFY, VITE_OFFLINE } = ownerEnvironment(project.root)
    expect([NODE_ENV, NETLIFY, VITE_OFFLINE]).toEqual([process.env.NODE_ENV, undefined, 'off'])
  })

  it.each(['build', 'serve', 'check'])('that npm run %s cannot read is told', (command) => {
    project.write('.env', Buffer.from('\ufeffBASE_PATH=/repo/', 'utf16le'))
    expect(runCommand(project.root, command)).toEqual({
      status: 1,
      told: 'Hay 1 error en la configuración:\n\n.env\n  se encontró: un archivo guardado como UTF-16\n  se esperaba: un archivo de texto guardado como UTF-8',
    })
  })
})

it.each([
  ['with a byte order mark', '\ufeffBASE_PATH=/repo/', 'un archivo guardado como UTF-8 con BOM'],
  ['as Latin-1', Buffer.from('# año\nBASE_PATH=/repo/', 'latin1'), 'bytes que no son UTF-8'],
])('.env saved %s is told, not half read', (_, bytes, found) => {
  project.write('.env', bytes)
  expect(place).toThrow(found)
})

describe('the path of sitio', () => {
  it('is the base of the site', () => {
    withSite('https://ana.github.io/portfolio')
    expect(place()).toEqual({
      base: '/portfolio/',
      address: 'https://ana.github.io/portfolio/',
    })
  })

  it('is no matter in content that cannot be read, which is told elsewhere', () => {
    for (const text of ['{', '[]', '{"sitio": 7}', '{"sitio": "https://"}']) {
      project.writeContent('perfil', text)
      expect(place()).toEqual({ base: '/' })
    }
  })

  it.each(['build', 'check', 'serve'])(
    'must be BASE_PATH where there is one: npm run %s',
    (command) => {
      withSite('https://ana.github.io/portfolio/')
      project.write('.env', 'BASE_PATH=/repo/')
      expect(runCommand(project.root, command)).toEqual({
        status: 1,
        told: `src/content/perfil.json:13  sitio
  se encontró: "https://ana.github.io/portfolio/", pero BASE_PATH es /repo/
  se esperaba: BASE_PATH=/portfolio/, o la dirección sin camino: https://ana.github.io`,
      })
    },
  )
})

it.each(['build', 'check', 'serve'])(
  'npm run %s tells what Git Bash made of BASE_PATH',
  (command) => {
    const BASE_PATH = 'C:/Program Files/Git/repo/'
    expect(runCommand(project.root, command, { BASE_PATH })).toEqual({
      status: 1,
      told: `BASE_PATH
  se encontró: "C:/Program Files/Git/repo/"
  se esperaba: un camino como /portfolio/, de letras sin acento, números, guiones y puntos; Git Bash lo cambió: anteponga MSYS_NO_PATHCONV=1, o escriba BASE_PATH en el archivo .env`,
    })
  },
)

it('npm run build tells a portrait that cannot be decoded', () => {
  project.write('public/retrato.webp', 'RIFF\0\0\0\0WEBP')
  expect(runCommand(project.root, 'build')).toMatchObject({
    status: 1,
    told: expect.stringMatching(
      /^Hay 1 error en el contenido:\n\nsrc\/content\/perfil\.json:8 {2}foto/,
    ),
  })
})
