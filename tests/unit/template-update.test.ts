import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PARTS = ['src', 'package.json', 'index.html', 'vite.config.ts']
const EXAMPLES = ['retrato.webp', 'certificados/curso.pdf', 'iconos/creativo.svg']
const CODE_FILES_CHANGED = 40
const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-update-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

const repository = (name: string) => {
  const root = path.join(folder, name)
  const at = (file: string) => path.join(root, file)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const commit = () => {
    git('add', '--all')
    git('commit', '-q', '-m', 'Work')
  }
  return { root, at, git, write, commit }
}
type Repository = ReturnType<typeof repository>

const template = repository('template')

const filesIn = (root: string, part: string) =>
  readdirSync(path.join(root, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()

const codeFiles = (root: string) =>
  filesIn(root, 'src').filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/content/'))

/** A newer template: code changed, added and removed, and the example too. */
const changeTemplate = (version: number) => {
  const { at, root, write, commit } = template
  const code = codeFiles(root)
  for (const file of code.slice(0, CODE_FILES_CHANGED)) appendFileSync(at(file), `// ${version}\n`)
  rmSync(at(code.at(-version) ?? ''))
  write(`src/site/overlay/new-${version}.ts`, 'export {}\n')
  for (const file of filesIn(root, 'src/content')) appendFileSync(at(file), '\n'.repeat(version))
  for (const file of filesIn(root, 'public')) appendFileSync(at(file), `${version}`)
  rmSync(at(filesIn(root, 'public').at(-1) ?? ''))
  write(`public/ejemplo-${version}.svg`, '<svg/>')
  write(`src/content/ejemplo-${version}.json`, '{}')
  commit()
}

/** An owner's content: every example changed, some removed, files of his own. */
const makeOwn = ({ root, at, write, commit }: Repository) => {
  for (const file of filesIn(root, 'src/content')) write(file, `{ "mio": "${file}" }\n`)
  rmSync(at('public/certificados'), { recursive: true })
  for (const file of filesIn(root, 'public')) write(file, `mío: ${file}`)
  write('public/certificados/mio.pdf', '%PDF-1.7')
  write('.env', 'BASE_PATH=/portfolio/\n')
  commit()
}

const README = readFileSync('README.md', 'utf8')
/** An owner may have written a README of his own. */
const isOurs = README.startsWith("# A developer's portfolio\n")

/** The commands of the README below the first line that holds `heading`. */
const recipe = (heading: string) => {
  const [, rest = ''] = README.split(heading)
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(rest) ?? []
  return block.trim().split('\n')
}

/** The words of one program's call, without a comment behind it. */
const wordsOf = (call: string) =>
  (call.replace(/ +#.*/, '').match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))

/** Runs them as any shell would, whatever each line answers. @returns the status of the last */
const follow = ({ root }: Repository, commands: readonly string[]) => {
  const run = (call: string) => {
    const [program = '', ...args] = wordsOf(call.replace(/https:\S+/, template.root))
    return spawnSync(program, args, { cwd: root, env }).status
  }
  const runLine = (line: string) =>
    line
      .split(' && ')
      .reduce<number | null>((status, call) => (status === 0 ? run(call) : status), 0)
  return commands.map(runLine).at(-1)
}

const FORK = 'In a **fork**'
const COPY = 'In a **copy**'
const own = ({ git }: Repository) =>
  ['src/content', 'public', '.env'].map((part) => git('rev-parse', `HEAD:${part}`))
const differing = ({ git }: Repository) =>
  git('diff', '--name-only', 'HEAD', 'FETCH_HEAD', '--', '.', ':!src/content', ':!public', ':!.env')

beforeAll(() => {
  mkdirSync(template.root)
  template.git('init', '-q', '-b', 'main')
  for (const part of PARTS) cpSync(part, template.at(part), { recursive: true })
  for (const file of EXAMPLES) template.write(`public/${file}`, file)
  template.commit()
})

describe.runIf(isOurs)('a newer template', () => {
  it('is taken by a fork and by a copy, whose content stays as it is', () => {
    const fork = repository('fork')
    template.git('clone', '-q', template.root, fork.root)
    makeOwn(fork)
    const ownCode = 'src/site/styles/tokens.css'
    appendFileSync(fork.at(ownCode), '/* mine */\n')
    fork.commit()

    const copy = repository('copy')
    mkdirSync(copy.root)
    copy.git('init', '-q', '-b', 'main')
    for (const part of [...PARTS, 'public']) {
      cpSync(template.at(part), copy.at(part), { recursive: true })
    }
    makeOwn(copy)

    const before = [own(fork), own(copy)]
    changeTemplate(1)
    expect(recipe(FORK)).toHaveLength(3)
    expect(recipe(COPY)).toHaveLength(3)
    expect(follow(fork, recipe(FORK))).toBe(0)
    expect(follow(copy, recipe(COPY))).toBe(0)
    expect([own(fork), own(copy)]).toEqual(before)
    expect([differing(fork), differing(copy)]).toEqual([ownCode, ''])
    for (const { git } of [fork, copy]) expect(git('status', '--porcelain')).toBe('')

    changeTemplate(2)
    for (const each of [fork, copy]) expect(follow(each, recipe(FORK))).toBe(0)
    expect([own(fork), own(copy)]).toEqual(before)
    expect([differing(fork), differing(copy)]).toEqual([ownCode, ''])
  })
})
