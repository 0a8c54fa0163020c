import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, writeIn } from '../fixtures/build-fixture'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { temporaryFolder } from './temporary-folder'

const folder = temporaryFolder()

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

/** A file without a text is deleted. */
type Changes = Record<string, string | undefined>

const repository = (name: string) => {
  const root = path.join(folder, name)
  mkdirSync(root)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim()
  const commit = (changes: Changes) => {
    for (const [file, text] of Object.entries(changes)) {
      if (text === undefined) rmSync(path.join(root, file))
      else writeIn(root, file, text)
    }
    git('add', '--all')
    git('commit', '-q', '-m', 'Work')
  }
  return { root, git, commit }
}
type Repository = ReturnType<typeof repository>

/** The commands of the page below the first line that holds `heading`. */
const recipe = (heading: string) => {
  const [, rest = ''] = readFileSync('docs/updating.md', 'utf8').split(heading)
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(rest) ?? []
  return block.trim().split('\n')
}

/** The words of one program's call, without a comment behind it. */
const wordsOf = (call: string) =>
  (call.replace(/ +#.*/, '').match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))

/** Runs them one after the other, whatever each answers. @returns the status of the last */
const follow = ({ root }: Repository, commands: readonly string[]) =>
  commands
    .map((call) => {
      const [program = '', ...args] = wordsOf(call)
      return spawnSync(program, args, { cwd: root, env }).status
    })
    .at(-1)

const FORK = recipe('In a **fork**')
const COPY = recipe('In a **copy**')
const own = ({ git }: Repository) =>
  ['src/content', 'public', '.env'].map((part) => git('rev-parse', `HEAD:${part}`))
const differing = ({ git }: Repository) =>
  git('diff', '--name-only', 'HEAD', 'FETCH_HEAD', '--', '.', ':!src/content', ':!public', ':!.env')

const FIRST = {
  'src/site/app/main.tsx': 'main\n',
  'src/site/app/old.ts': 'old\n',
  'src/site/styles/tokens.css': ':root {}\n'.repeat(20),
  'src/content/perfil.json': '{ "nombre": "Nombre Apellido" }\n',
  'src/content/proyectos.json': '{ "items": [1] }\n',
  'public/retrato.webp': 'example',
  'public/certificados/curso.pdf': 'example',
}
/** A newer template: code changed, added and removed, and the example too. */
const newer = (version: string) => ({
  'src/site/app/main.tsx': version,
  [`src/site/app/new-${version}.ts`]: 'new\n',
  'src/content/perfil.json': version,
  [`src/content/ejemplo-${version}.json`]: '{}',
  'public/retrato.webp': version,
  [`public/ejemplo-${version}.svg`]: '<svg/>',
})
/** An owner's content: examples changed, some removed, files of his own. */
const OWN = {
  'src/content/perfil.json': '{ "nombre": "Ada" }\n',
  'src/content/proyectos.json': undefined,
  'public/retrato.webp': 'own',
  'public/certificados/curso.pdf': undefined,
  'public/certificados/mio.pdf': 'own',
  '.env': 'BASE_PATH=/portfolio/\n',
}
const OWN_CODE = 'src/site/styles/tokens.css'

it('a fork and a copy take a newer template, and keep their content', () => {
  const template = repository('template')
  template.git('init', '-q', '-b', 'main')
  template.commit(FIRST)
  const fork = repository('fork')
  template.git('clone', '-q', template.root, fork.root)
  appendFileSync(path.join(fork.root, OWN_CODE), '/* mine */\n')
  fork.commit(OWN)
  const copy = repository('copy')
  copy.git('init', '-q', '-b', 'main')
  for (const part of ['src', 'public']) {
    cpSync(path.join(template.root, part), path.join(copy.root, part), { recursive: true })
  }
  copy.commit(OWN)
  for (const { git } of [fork, copy]) git('remote', 'add', 'template', template.root)
  const before = [own(fork), own(copy)]

  for (const [version, recipes] of [
    ['second', [FORK, COPY]],
    ['third', [FORK, FORK]],
  ] as const) {
    template.commit({
      ...newer(version),
      ...(version === 'third' && { 'src/site/app/old.ts': undefined }),
    })
    for (const [index, each] of [fork, copy].entries()) {
      expect(recipes[index]?.[0]).toBe('git fetch template main')
      expect(follow(each, recipes[index] ?? [])).toBe(0)
      expect(each.git('status', '--porcelain')).toBe('')
    }
    expect([own(fork), own(copy)]).toEqual(before)
    expect([differing(fork), differing(copy)]).toEqual([OWN_CODE, ''])
  }
})

const WINDOWS = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf']

it('a clone on Windows has the same bytes in every file', () => {
  const { root: source, git, commit } = repository('source')
  for (const part of ['src/tools/commands', 'shaders', 'vercel.json', '.gitattributes']) {
    cpSync(part, path.join(source, part), { recursive: true })
  }
  cpSync(FIXTURE_DIR, source, { recursive: true })
  git('init', '-q')
  commit({})
  const clone = path.join(folder, 'windows')
  git(...WINDOWS, 'clone', '-q', ...WINDOWS, source, clone)
  const files = filesBelow(source).filter((file) => !file.startsWith('.git/'))
  expect(files.length).toBeGreaterThan(30)
  const differing = files.filter(
    (file) => !readFileSync(path.join(clone, file)).equals(readFileSync(path.join(source, file))),
  )
  expect(differing).toEqual([])
})
