import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
/** An owner may have written a README of his own. */
const isOurs = read('README.md').startsWith("# A developer's portfolio\n")
const PAGES = [
  ...(isOurs ? ['README.md'] : []),
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('docs', file.replaceAll(path.sep, '/'))),
]
const { scripts } = JSON.parse(read('package.json'))

/** The addresses of headings, as GitHub makes them. */
const headingsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Pages of the repository on GitHub, from any file at its root. */
const GITHUB_PAGES = ['../../deployments/github-pages', '../../generate']

describe.each(PAGES)('%s', (file) => {
  const page = read(file)

  it('links only to what is there', () => {
    const links = [...page.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = '']) => to)
    const broken = links.filter((to) => {
      if (GITHUB_PAGES.includes(to)) return false
      const [name = '', anchor] = to.split('#')
      const target = name === '' ? file : path.join(path.dirname(file), name)
      if (!existsSync(target)) return true
      return anchor !== undefined && !headingsOf(read(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('names only scripts that there are', () => {
    const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
  })
})

const CODE = ['src', 'shaders', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
)
const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs
const FILE = /(?<![\w*{}>/.-])[\w/-]+\.(?:tsx?|mjs|css|glsl)\b/g

it('pages and comments name only files that there are', () => {
  const isThere = (name: string) =>
    existsSync(name) || CODE.some((file) => file.endsWith(`/${name}`))
  const comments = CODE.filter((file) => /\.(?:tsx?|m?js|css|glsl)$/.test(file)).flatMap((file) =>
    (read(file).match(COMMENT) ?? []).map((text) => [file, text] as const),
  )
  const texts = [...PAGES.map((file) => [file, read(file)] as const), ...comments]
  const named = texts.flatMap(([file, text]) =>
    (text.match(FILE) ?? []).map((name) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

it('the recipes name only files and folders that there are', () => {
  const page = read('docs/development.md')
  const named = [...page.matchAll(/`((?:src|tests|docs|public)\/[^`*]+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  // The one that the recipe makes.
  const made = ['src/content/charlas.json']
  expect(named.filter((name = '') => !made.includes(name) && !existsSync(name))).toEqual([])
})

it.runIf(isOurs)('the README is read in three minutes, and holds nothing to fill in', () => {
  const page = read('README.md')
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(700)
  expect(page).not.toMatch(/TEMPLATE|TODO|<[a-z]+>/)
})
