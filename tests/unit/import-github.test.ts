import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chosenOf } from '../../src/tools/commands/import'
import { es } from '../../src/tools/messages/es/es'
import { asText, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'

const project = makeImportProject()
const say = es.import.github
const LIMIT_ENDS = new Date(1767225600000).toTimeString().slice(0, 'HH:MM'.length)

const repository = (name: string, more: object = {}) => ({
  ...{ name, html_url: `https://github.com/ana/${name}`, description: null, homepage: null },
  ...{ language: null, topics: [], stargazers_count: 0, pushed_at: '2024-01-01T00:00:00Z' },
  ...{ size: 7, fork: false, archived: false, private: false, owner: { login: 'ana' } },
  ...more,
})
const USER = {
  ...{ login: 'ana', html_url: 'https://github.com/ana', name: 'Ana Pérez', email: null },
  ...{ bio: 'I build the tools of the web and I am with you.', location: 'Lima, Perú' },
  ...{ blog: 'ana.dev', twitter_username: 'ana_dev', company: null },
}
const UNWANTED = [
  repository('copia', { fork: true }),
  repository('vieja', { archived: true }),
  repository('vacia', { size: 0 }),
  repository('ana'),
]
const BEST = repository('tienda-web', {
  ...{
    description: 'The shop of the web',
    homepage: 'https://tienda.example.com',
    language: 'Vue',
  },
  topics: ['vue', 'typescript', 'nodejs', 'hacktoberfest', 'portfolio'],
  stargazers_count: 3,
})
const REPOSITORIES: Readonly<Record<string, object[]>> = {
  nadie: UNWANTED,
  tres: [
    repository('sin-texto', { stargazers_count: 99, homepage: 'javascript:alert(1)' }),
    repository('popular', { description: 'Con estrellas', stargazers_count: 9 }),
    ...UNWANTED,
    BEST,
  ],
}

let requests: string[] = []
function answer(address: string, response: ServerResponse) {
  const [, user = '', isList] = /^\/users\/([^/?]+)(\/repos\?.*)?$/.exec(address) ?? []
  if (user === 'limitada') {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1767225600' }
    response.writeHead(403, headers).end('{"message":"API rate limit exceeded"}')
  } else if (user === 'prohibida') response.writeHead(403).end('{"message":"Forbidden"}')
  else if (user === 'cortada' && isList) response.end('[{"name":"tie')
  else if (address === '/graphql') {
    const nodes = [{ url: 'https://github.com/ana/popular' }]
    response.end(JSON.stringify({ data: { user: { pinnedItems: { nodes } } } }))
  } else if (user !== 'cortada' && !REPOSITORIES[user]) response.writeHead(404).end('{}')
  else response.end(JSON.stringify(isList ? REPOSITORIES[user] : USER))
}
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`)
  answer(request.url ?? '', response)
})
let api = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requests = []
})
afterAll(() => void server.close())

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  project.command(args, { GITHUB_TOKEN: '', PORTFOLIO_GITHUB_API: api, ...env })
const projects = () => project.json('proyectos').items

describe('npm run import -- github:', () => {
  it('adds what is not there yet, in two requests, and keeps the rest', async () => {
    const own = {
      ...{ id: 7, titulo: 'Popular', descripcion: 'Mía', direccionWeb: '', numeroOrden: 4 },
      gitHubWeb: 'https://github.com/Ana/Popular/',
    }
    project.writeList('proyectos', [own])
    const others = () => project.everyFile().filter(([file]) => !file.endsWith('proyectos.json'))
    const before = others()
    project.commit()
    const { status, told } = await run(['github:tres', '--all'])
    expect(status, told).toBe(0)
    expect(requests).toEqual(['GET /users/tres', 'GET /users/tres/repos'])
    expect(others()).toEqual(before)
    const [kept, best, plain] = projects()
    expect(kept).toEqual(own)
    expect(best).toEqual({
      ...{ id: 8, titulo: 'Tienda web', descripcion: 'The shop of the web', numeroOrden: 5 },
      ...{ direccionWeb: 'https://tienda.example.com', gitHubWeb: BEST.html_url },
      tecnologias: 'Vue, TypeScript, Node.js',
    })
    expect(plain).toMatchObject({ id: 9, titulo: 'Sin texto', direccionWeb: '' })
    expect(plain).not.toHaveProperty('descripcion')
    expect(projects()).toHaveLength(3)
    project.site()
    project.commit()
    expect(await run(['github:tres', '--all'])).toEqual({ status: 1, told: say.nothingToAdd })
  })

  it('takes the profile too where the content is the example’s', async () => {
    const example = { ...VALID_CONTENT.perfil, nombre: 'Nombre Apellido' }
    project.writeContent('perfil', asText(example))
    project.commit()
    const { told } = await run(['github:tres', '--only=tienda-web, Popular'])
    const { perfil, lists } = project.site()
    expect(perfil, told).toMatchObject({
      ...{ nombre: 'Ana Pérez', ciudad: 'Lima', pais: 'Peru', resumen: USER.bio, idioma: 'en' },
      github: USER.html_url,
      enlaces: [{ url: 'https://x.com/ana_dev' }, { url: 'https://ana.dev' }],
    })
    // Described ones by their stars.
    expect(lists.proyectos.map(({ titulo }) => titulo)).toEqual(['Popular', 'Tienda web'])
  })

  it('offers what is pinned with a token, in a third request', async () => {
    project.commit()
    const { told } = await run(['github:tres', '--all'], { GITHUB_TOKEN: 'x' })
    expect(told.startsWith(say.pinned)).toBe(true)
    expect(requests).toContain('POST /graphql')
    expect(projects().map(({ gitHubWeb }: { gitHubWeb: string }) => gitHubWeb)).toEqual([
      '',
      'https://github.com/ana/popular',
    ])
  })

  const FAILURES: [user: string, args: string[], told: string][] = [
    ['nadie', ['--all'], say.nothingToAdd],
    ['ausente', ['--all'], say.noUser('ausente')],
    ['limitada', ['--all'], say.limited(LIMIT_ENDS)],
    ['prohibida', ['--all'], say.refused(403)],
    ['tres', [], `${say.noTerminal} popular, tienda-web, sin-texto`],
    ['tres', ['--only=otra'], say.notAmong('otra', 'popular, tienda-web, sin-texto')],
    ['tres', ['--all'], es.import.commitFirst],
  ]
  it.each(FAILURES)('%s %j is told in one line, and changes nothing', async (user, args, told) => {
    const before = project.everyFile()
    expect(await run([`github:${user}`, ...args])).toEqual({ status: 1, told })
    expect(project.everyFile()).toEqual(before)
  })

  it('lets the owner tick repositories in the terminal, and leave without one', async () => {
    const [SPACE, DOWN, ENTER, CONTROL_C] = [' ', '\u001b[B', '\r', '\u0003']
    const choices = ['tienda', 'mapa', 'agenda'].map((name) => ({
      ...{ ...repository(name), description: `El proyecto ${name}` },
      ...{ homepage: '', language: '' },
    }))
    const ticking = (keys: readonly string[], isPinned: boolean) => {
      const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
      const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 200 })
      const how = { isAll: false, only: undefined }
      const chosen = chosenOf(choices, how, es, isPinned, { stdin, stdout })
      for (const key of keys) stdin.write(key)
      return { chosen, stdout }
    }
    const { chosen, stdout } = ticking([DOWN, SPACE, DOWN, SPACE, ENTER], false)
    expect(await chosen).toEqual(choices.slice(1))
    const shown = String(stdout.read())
    for (const text of [say.choose, 'tienda (El proyecto tienda)']) expect(shown).toContain(text)
    expect(await ticking([SPACE, ENTER], true).chosen).toEqual(choices.slice(1))
    for (const keys of [[CONTROL_C], [ENTER]]) {
      await expect(ticking(keys, false).chosen).rejects.toThrow(say.noneChosen)
    }
  })

  it('a cut answer and no network are told', async () => {
    const cut = await run(['github:cortada', '--all'])
    expect(cut.told).toBe(say.unreadable(new URL(api).host))
    const env = { PORTFOLIO_GITHUB_API: 'http://127.0.0.1:9' }
    expect((await run(['github:tres', '--all'], env)).told).toBe(say.noNetwork('127.0.0.1:9'))
  })
})
