import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { devNull } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import timers from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { run as runPublish } from '../../src/tools/commands/publish'
import { es } from '../../src/tools/messages/es/es'
import { writeIn } from '../fixtures/build-fixture'
import { makeProject, SMALLEST } from './content-project'
import { callCommand } from './run-command'
import { type Answers, programsIn } from './stand-in-gh'
import { temporaryFolder } from './temporary-folder'

// Nothing is waited for: GitHub's run has ended when it is looked at.
vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined)
syncBuiltinESMExports()

const { publish: say } = es
const project = makeProject()
const folder = temporaryFolder()
const at = (name: string) => path.join(folder, name)
const [TEMPLATE, BARE, OWNER] = [at('template.git'), at('bare.git'), at('owner')]
const TEMPLATE_ADDRESS = 'https://github.com/maker/template.git'
const OWN_ADDRESS = 'https://github.com/ana/portfolio.git'
const SITE = 'https://ana.github.io/portfolio/'
mkdirSync(at('bin'))
const programs = programsIn(at('bin'))

const SETTINGS = {
  'user.useConfigOnly': 'true',
  [`url.${TEMPLATE}.insteadOf`]: TEMPLATE_ADDRESS,
  [`url.${BARE}.insteadOf`]: OWN_ADDRESS,
}
const IDENTITY = { 'user.name': 'Ana', 'user.email': 'ana@example.com' }
/** Of git, which knows nothing of this machine's owner. */
const environment = (settings: Record<string, string>) => ({
  ...{ PATH: programs.folder, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' },
  ...{ GIT_TEMPLATE_DIR: '', GIT_CONFIG_COUNT: `${Object.keys(settings).length}` },
  ...Object.fromEntries(
    Object.entries(settings).flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
})
const env = environment({ ...SETTINGS, ...IDENTITY })

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' }).trim()
const publish = (args: string[] = ['--yes'], more: Record<string, string> = {}) =>
  callCommand(OWNER, runPublish, args, { ...env, ...more })
const remotes = () =>
  Object.fromEntries(
    git(OWNER, 'config', '--get-regexp', '^remote\\..*\\.url$')
      .split('\n')
      .map((line) => line.replace(/^remote\.|\.url(?= )/g, '').split(' ')),
  )
const published = () => git(BARE, 'log', '--format=%s', 'main').split('\n')
const profile = () => JSON.parse(readFileSync(path.join(OWNER, 'src/content/perfil.json'), 'utf8'))
const write = (file: string, bytes: string | Uint8Array) => writeIn(OWNER, file, bytes)

const REPOSITORY = 'repos/ana/portfolio'
const RUNS = `api ${REPOSITORY}/actions/workflows/pages.yml/runs`
const runOf = (id: number, status: string, conclusion: string | null = null) => ({
  out: { workflow_runs: [{ id, status, conclusion, html_url: `https://github.com/run/${id}` }] },
})
const HOSTED = { out: { fork: false, is_template: false, permissions: { push: true } } }
const READ_ONLY = { out: { permissions: { push: false } } }
const JOBS = { jobs: [{ name: 'deploy', conclusion: 'success' }] }
/** gh of somebody who has no repository yet, and whose first run goes well. */
const NEW: Answers = [
  ['api user', { out: { login: 'ana' } }],
  ['api repos/maker/template', { out: { is_template: true, permissions: { push: true } } }],
  ['repo create ana/portfolio', { next: [[`api ${REPOSITORY}`, HOSTED]] }],
  [
    `api ${REPOSITORY}/pages -X POST`,
    { next: [[`api ${REPOSITORY}/pages`, { out: { build_type: 'workflow', html_url: SITE } }]] },
  ],
  [RUNS, { ...runOf(7, 'in_progress'), next: [[RUNS, runOf(7, 'completed', 'success')]] }],
  [`api ${REPOSITORY}/actions/runs/7/jobs`, { out: JOBS }],
]

const REPOSITORIES = [TEMPLATE, BARE, OWNER]
const SOURCE = at('source')
const kept = (root: string) => `${root}.kept`
const putBack = (from: (root: string) => string, to: (root: string) => string) => {
  for (const root of REPOSITORIES) {
    rmSync(to(root), { recursive: true, force: true })
    cpSync(from(root), to(root), { recursive: true })
  }
}
/** A template with its content, its clone with the owner's, and a repository for it, still empty. */
beforeAll(() => {
  cpSync('.github/workflows/pages.yml', project.place('.github/workflows/pages.yml'))
  cpSync('.gitignore', project.place('.gitignore'))
  project.write('src/site/app/main.tsx', 'main\n')
  project.writeProfile({ sitio: 'https://ana.example.com/' })
  cpSync(project.root, SOURCE, { recursive: true })
  git(SOURCE, 'init', '-q', '-b', 'main')
  git(SOURCE, 'add', '--all')
  git(SOURCE, 'commit', '-q', '-m', 'Template')
  git(folder, 'clone', '-q', '--bare', SOURCE, TEMPLATE)
  git(folder, 'init', '-q', '--bare', '-b', 'main', BARE)
  git(folder, 'clone', '-q', TEMPLATE_ADDRESS, OWNER)
  write('public/nueva.webp', SMALLEST.webp)
  putBack((root) => root, kept)
})
beforeEach(() => {
  putBack(kept, (root) => root)
  programs.answer(undefined)
})
/** The template's repository with the example's name, as its clone knows it. */
function withExample() {
  const profile = path.join(SOURCE, 'src/content/perfil.json')
  const said = JSON.parse(readFileSync(profile, 'utf8'))
  writeIn(SOURCE, 'src/content/perfil.json', JSON.stringify({ ...said, nombre: 'Nombre Apellido' }))
  git(SOURCE, 'commit', '-q', '--all', '-m', 'Example')
  git(SOURCE, 'push', '-q', TEMPLATE, 'main')
  git(SOURCE, 'reset', '-q', '--hard', 'HEAD~')
  git(OWNER, 'pull', '-q', TEMPLATE, 'main:refs/remotes/origin/main')
}

const ADA: Answers[number] = ['api user', { out: { login: 'ana' } }]
const PAGES = { out: { build_type: 'workflow', html_url: SITE } }
/** gh of an owner who has published before. */
const SETTLED: Answers = [
  ADA,
  [`api ${REPOSITORY}`, HOSTED],
  [`api ${REPOSITORY}/pages`, PAGES],
  [RUNS, runOf(7, 'completed', 'success')],
  [`api ${REPOSITORY}/actions/runs/7/jobs`, { out: JOBS }],
]
/** As after a first publication. */
function settle() {
  git(OWNER, 'remote', 'rename', 'origin', 'template')
  git(OWNER, 'remote', 'add', 'origin', OWN_ADDRESS)
  git(OWNER, 'push', '-q', '-u', 'origin', 'main')
}
const names = (...steps: (keyof typeof say.steps)[]) =>
  steps.map((name) => say.steps[name]).join(', ')

describe.skipIf(process.platform === 'win32')('npm run publish', () => {
  it('makes a clone of the template the owner’s repository, and his content a site', async () => {
    programs.answer(NEW)
    write('src/site/app/main.tsx', 'changed\n')
    git(OWNER, 'add', '--all', 'src/site')
    const { status, told } = await publish()
    expect(status, told).toBe(0)
    expect(programs.changes()).toEqual([
      'repo create ana/portfolio --public',
      `api ${REPOSITORY}/pages -X POST -f build_type=workflow`,
    ])
    expect(remotes()).toEqual({ origin: OWN_ADDRESS, template: TEMPLATE_ADDRESS })
    expect(published()).toEqual([say.commitMessage, 'Template'])
    expect(git(BARE, 'diff', '--name-only', 'main~', 'main').split('\n')).toEqual([
      'public/nueva.webp',
      'src/content/perfil.json',
    ])
    expect(profile().sitio).toBe(SITE)
    expect(git(OWNER, 'status', '--porcelain')).toBe('M  src/site/app/main.tsx')
    expect(told).toContain(say.aside('src/site/app/main.tsx'))
    expect(told).toContain(es.check.toSolve(6))
    expect(told).toContain(say.published(SITE))
    expect(told).toMatch(/[▀▄█]{20}/)

    const again = await publish([])
    expect(again.status).toBe(0)
    expect(again.told).toContain(say.nothing)
    expect(again.told).toContain(say.published(SITE))
    expect(published()).toHaveLength(2)
    expect(programs.changes()).toHaveLength(2)
  })

  it('tells without a terminal what it would do, and does nothing', async () => {
    programs.answer([['api repos/maker/template', READ_ONLY], ...NEW])
    const { status, told } = await publish([])
    expect(status).toBe(1)
    for (const each of [
      say.willCreate('ana/portfolio'),
      say.willRename(TEMPLATE_ADDRESS),
      say.willWrite(SITE),
      say.willCommit('src/content/perfil.json, public/nueva.webp'),
      say.withHistory(TEMPLATE_ADDRESS),
      say.willTurnOn,
      say.notAsked,
    ]) {
      expect(told).toContain(each)
    }
    expect(programs.changes()).toEqual([])
    expect(remotes()).toEqual({ origin: TEMPLATE_ADDRESS })
    expect(git(OWNER, 'status', '--porcelain')).toBe('?? public/nueva.webp')
  })

  it('tells many files by their folders, and deleted ones apart', async () => {
    programs.answer(NEW)
    const names = Array.from({ length: 9 }, (_, index) => `public/fotos/${index}.webp`)
    for (const name of names) write(name, 'a')
    git(OWNER, 'add', 'public')
    git(OWNER, 'commit', '-q', '-m', 'Pictures')
    for (const name of names) {
      rmSync(path.join(OWNER, name))
      write(name.replace('fotos', 'dibujos'), 'a')
    }
    const gone = say.deleted('public/fotos/ (9)')
    const kept = 'src/content/ (1), public/dibujos/ (9)'
    expect((await publish([])).told).toContain(say.willCommit(`${kept}; ${gone}`))
  })

  it('tells what is typed in the form and not saved, which it does not publish', async () => {
    programs.answer(NEW)
    const draft = { place: 'educacion', id: 9, field: 'titulo', value: 'Taller', waits: 'mending' }
    write('.cache/edit/drafts.json', JSON.stringify([draft]))
    expect((await publish([])).told).toContain(say.unsaved('Educación · Título'))
  })

  it('asks in a terminal for the name, and once whether to do it', async () => {
    const [ENTER, CONTROL_C] = ['\r', '\x03']
    const run = async (...keys: string[]) => {
      const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
      const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 200 })
      let shown = ''
      stdout.on('data', (text) => {
        shown += text
        const [key] = keys
        const question = [say.ask, say.confirm].find((each) => shown.includes(each))
        if (!question || key === undefined) return
        shown = ''
        keys.shift()
        setImmediate(() => stdin.write(key))
      })
      const asking: typeof runPublish = (args, words) => runPublish(args, words, { stdin, stdout })
      return callCommand(OWNER, asking, [], env)
    }
    programs.answer(NEW)
    for (const keys of [[CONTROL_C], [ENTER, 'n']]) {
      expect((await run(...keys)).told).toContain(say.unconfirmed)
      expect(programs.changes()).toEqual([])
    }
    const { told } = await run(ENTER, 'y')
    expect(told).toContain(say.published(SITE))
    expect(published()).toHaveLength(2)
  })

  it('takes back what it wrote for a push that is refused', async () => {
    programs.answer(SETTLED)
    settle()
    write('src/site/app/main.tsx', 'changed\n')
    git(OWNER, 'add', '--all', 'src/site')
    const before = git(OWNER, 'status', '--porcelain')
    const bytes = profile()
    rmSync(BARE, { recursive: true })
    const { status, told } = await publish()
    expect(status).toBe(1)
    expect(told).toContain(say.pushFaults.noRights(OWN_ADDRESS))
    expect(told).toContain(say.notDone(names('push', 'site')))
    expect(profile()).toEqual(bytes)
    expect(git(OWNER, 'status', '--porcelain')).toBe(before)
    expect(git(OWNER, 'log', '--format=%s')).toBe('Template')
    git(folder, 'init', '-q', '--bare', '-b', 'main', BARE)
    expect((await publish()).status).toBe(0)
    expect(published()).toEqual([say.commitMessage, 'Template'])
  })

  it('leaves origin as it was where the other address takes no push', async () => {
    const before = remotes()
    const { status, told } = await publish(['--yes', '--to', at('nowhere.git')])
    expect(status).toBe(1)
    expect(told).toContain(say.pushFaults.noRights(at('nowhere.git')))
    expect(remotes()).toEqual(before)
    expect(git(OWNER, 'status', '--porcelain')).toBe('?? public/nueva.webp')
  })

  it('tells how to go on where the repository has other commits', async () => {
    programs.answer(SETTLED)
    settle()
    const other = at('other')
    rmSync(other, { recursive: true, force: true })
    git(folder, 'clone', '-q', BARE, other)
    git(other, 'commit', '-q', '--allow-empty', '-m', 'Elsewhere')
    git(other, 'push', '-q')
    const { status, told } = await publish()
    expect(status).toBe(1)
    expect(told).toContain(say.pushFaults.behind(OWN_ADDRESS, 'main'))
    git(OWNER, 'pull', '-q', '--rebase', '--autostash', OWN_ADDRESS, 'main')
    expect((await publish()).status).toBe(0)
    expect(published()).toEqual([say.commitMessage, 'Elsewhere', 'Template'])
  })

  it('tells where a run failed, and starts another when it is run again', async () => {
    const failed = runOf(7, 'completed', 'failure')
    const started: Answers = [[RUNS, runOf(8, 'completed', 'success')]]
    programs.answer([
      ...SETTLED.filter(([call]) => call !== RUNS),
      [RUNS, failed],
      ['workflow run pages.yml', { next: started }],
      [`api ${REPOSITORY}/actions/runs/8/jobs`, { out: JOBS }],
    ])
    settle()
    const { status, told } = await publish()
    expect(status).toBe(1)
    expect(told).toContain(say.runFailed('https://github.com/run/7'))
    expect(programs.changes()).toEqual([])
    expect((await publish()).told).toContain(say.published(SITE))
    expect(programs.changes()).toEqual(['workflow run pages.yml --repo ana/portfolio --ref main'])
  })

  it('turns on what GitHub turned off in a fork', async () => {
    const workflow = `api ${REPOSITORY}/actions/workflows/pages.yml`
    programs.answer([
      [`${workflow}/enable -X PUT`, { next: [[workflow, { out: { state: 'active' } }]] }],
      [`api ${REPOSITORY}`, { out: { fork: true, permissions: { push: true } } }],
      ...SETTLED,
    ])
    settle()
    expect((await publish()).status).toBe(0)
    expect(programs.changes()).toEqual([
      `api ${REPOSITORY}/actions/permissions -X PUT -F enabled=true`,
      `${workflow}/enable -X PUT`,
    ])
  })

  it('leaves a domain of the owner’s, and says what is his to do', async () => {
    programs.answer(SETTLED.filter(([call]) => !call.endsWith('/pages')))
    settle()
    write('src/content/perfil.json', JSON.stringify({ ...profile(), sitio: 'https://ana.dev/' }))
    const { status, told } = await publish()
    expect(status, told).toBe(0)
    expect(profile().sitio).toBe('https://ana.dev/')
    const settings = 'https://github.com/ana/portfolio/settings/pages'
    expect(told).toContain(say.byHand.ownDomain('https://ana.dev/', settings))
    expect(programs.changes()).toEqual([])
  })

  it('pushes to another host than GitHub, which publishes it by itself', async () => {
    git(OWNER, 'remote', 'set-url', 'origin', BARE)
    write('src/content/perfil.json', JSON.stringify({ ...profile(), sitio: 'https://ana.dev/' }))
    git(OWNER, 'add', 'public', 'src/content')
    git(OWNER, 'commit', '-q', '-m', 'Picture')
    rmSync(path.join(OWNER, 'public/nueva.webp'))
    const { status, told } = await publish()
    expect(status, told).toBe(0)
    expect(told).toContain(say.willCommit(say.deleted('public/nueva.webp')))
    expect(told.endsWith(say.byHand.otherHost(BARE, 'main'))).toBe(true)
    // Nobody knows when that answers.
    expect(told).toContain(say.willBeAt('https://ana.dev/'))
    expect(told).not.toMatch(/[▀▄█]{20}/)
    expect(published()).toEqual([say.commitMessage, 'Picture', 'Template'])
    expect(profile().sitio).toBe('https://ana.dev/')
  })

  it('doubts that an unknown repository with the example in it is the owner’s', async () => {
    withExample()
    git(OWNER, 'remote', 'set-url', 'origin', TEMPLATE)
    const doubted = await publish(['--yes'])
    expect([doubted.status, doubted.told.includes(say.doubt(TEMPLATE))]).toEqual([1, true])
    const { status, told } = await publish(['--yes', '--to', BARE])
    expect([status, told.includes(say.doubt(TEMPLATE))]).toEqual([0, false])
    expect(remotes()).toEqual({ origin: BARE, template: TEMPLATE })
    expect(git(OWNER, 'status', '--short', '--branch')).toBe('## main...origin/main')
  })

  it('makes a repository of a folder that was downloaded', async () => {
    programs.answer(NEW)
    rmSync(path.join(OWNER, '.git'), { recursive: true })
    write('.env', 'SECRET=1\n')
    const { status, told } = await publish()
    expect(status, told).toBe(0)
    expect(published()).toEqual([say.commitMessage, say.firstMessage])
    const files = git(BARE, 'ls-tree', '-r', '--name-only', 'main').split('\n')
    expect(files).toContain('src/site/app/main.tsx')
    expect(files).not.toContain('.env')
  })

  it('fetches what a shallow clone lacks', async () => {
    programs.answer(NEW)
    git(OWNER, 'commit', '-q', '--allow-empty', '-m', 'Second')
    git(OWNER, 'push', '-q')
    rmSync(OWNER, { recursive: true })
    git(folder, 'clone', '-q', '--depth', '1', `file://${TEMPLATE}`, OWNER)
    git(OWNER, 'remote', 'set-url', 'origin', TEMPLATE_ADDRESS)
    expect((await publish()).status).toBe(0)
    expect(published()).toEqual([say.commitMessage, 'Second', 'Template'])
  })

  describe('without gh', () => {
    it('doubts the template’s address, tells the clicks, takes another, and says what is left', async () => {
      withExample()
      const { status, told } = await publish(['--yes'])
      expect(status).toBe(1)
      expect(told).toContain([say.doubt('maker/template'), say.clicks, say.toOption].join('\n'))
      expect(remotes()).toEqual({ origin: TEMPLATE_ADDRESS })
      expect(profile().sitio).toBe('https://ana.example.com/')

      const pasted = await publish(['--yes', '--to', 'github.com/ana/portfolio.git'])
      expect(pasted.status, pasted.told).toBe(0)
      const web = 'https://github.com/ana/portfolio'
      const left = say.byHand.pages(`${web}/settings/pages`, `${web}/actions/workflows/pages.yml`)
      expect(pasted.told.endsWith(left)).toBe(true)
      expect(pasted.told).toContain(say.willBeAt(SITE))
      expect(remotes()).toEqual({ origin: OWN_ADDRESS, template: TEMPLATE_ADDRESS })
      expect(published()).toEqual([say.commitMessage, 'Example', 'Template'])
      expect((await publish([])).told).toContain(say.nothing)
    })

    it('takes the doubted address for the owner’s once he says so', async () => {
      withExample()
      git(OWNER, 'remote', 'set-url', 'origin', OWN_ADDRESS)
      const { told } = await publish(['--to', OWN_ADDRESS])
      expect(told).toContain(say.notAsked)
      expect(told).not.toContain(say.willRename(OWN_ADDRESS))
    })

    it.each([
      ['gh: To get started with GitHub CLI, please run:  gh auth login', say.signIn],
      ['error connecting to api.github.com', say.offline],
    ])('or with one that does not answer: %s', async (err, expected) => {
      withExample()
      programs.answer([['api user', { err }]])
      const { status, told } = await publish(['--yes'])
      expect([status, told.includes(expected)]).toEqual([1, true])
    })
  })

  const merge = () => {
    git(OWNER, 'switch', '-q', '-c', 'side')
    git(OWNER, 'commit', '-q', '--allow-empty', '-m', 'Side')
    git(OWNER, 'switch', '-q', 'main')
    git(OWNER, 'commit', '-q', '--allow-empty', '-m', 'Main')
    git(OWNER, 'merge', '--quiet', '--no-commit', '--no-ff', 'side')
  }
  it.each([
    ['a detached HEAD', () => git(OWNER, 'switch', '-q', '--detach'), say.detached('main')],
    ['another branch', () => git(OWNER, 'switch', '-qc', 'mine'), say.otherBranch('mine', 'main')],
    ['a merge that has not ended', merge, say.unended('merge')],
    ['no git', () => programs.withoutGit(), say.noGit],
    ['content that is wrong', () => write('src/content/perfil.json', '{'), 'perfil.json:1'],
  ])('stops before anything is done: %s', async (_, change, expected) => {
    programs.answer(NEW)
    const before = remotes()
    change()
    const { status, told } = await publish()
    programs.withGit()
    expect([status, told.includes(expected)], told).toEqual([1, true])
    expect(programs.changes()).toEqual([])
    expect(remotes()).toEqual(before)
  })

  it('says how git learns who makes the commit', async () => {
    programs.answer(NEW)
    const { told } = await callCommand(OWNER, runPublish, ['--yes'], environment(SETTINGS))
    expect(told).toContain(say.noIdentity('Ada Prueba', '…'))
    expect(programs.changes()).toEqual([])
  })

  it('tells how it is used, and what git ignores of the content', async () => {
    expect((await publish(['--force'])).told).toBe(es.commands.usage.publish)
    programs.answer(SETTLED)
    settle()
    write('public/nota.log', 'x')
    expect((await publish([])).told).toContain(say.ignored('public/nota.log'))
  })
})
