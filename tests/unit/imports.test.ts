import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHARED } from '../../vite.config'

const DOC = 'docs/architecture.md'
/** A row: `src/model` | what it is | `words`, `engraving`. */
const ROW = /^\| `(src\/[\w/-]+)` *\|[^|]*\| *([^|]*?) *\|$/gm
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'?]+)[?']/g
const ENDINGS = ['', '.ts', '.tsx', '.d.ts']

type Import = { from: string; name: string; file: string | undefined }

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
  .filter((file) => /\.tsx?$/.test(file))
const known = new Set(files)

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, name = '']) => {
    const place = path.posix.join(path.posix.dirname(from), name)
    const ending = name.startsWith('.') && ENDINGS.find((each) => known.has(place + each))
    return { from, name, file: typeof ending === 'string' ? place + ending : undefined }
  }),
)

const rows = [...readFileSync(DOC, 'utf8').matchAll(ROW)].map(([, room = '', mayImport = '']) => ({
  room,
  mayImport: [...mayImport.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name),
}))
/** The longest path in the table that the file lies in. */
const roomOf = (file: string) =>
  rows
    .filter(({ room }) => file.startsWith(`${room}/`))
    .sort((a, b) => b.room.length - a.room.length)[0]

describe(`the table in ${DOC}`, () => {
  it('names the room of every file', () => {
    expect(rows.length).toBeGreaterThan(10)
    expect(files.filter((file) => !roomOf(file))).toEqual([])
  })

  it('allows every import', () => {
    const forbidden = imports.flatMap(({ from, file }) => {
      const [here, there] = [roomOf(from), file === undefined ? undefined : roomOf(file)]
      if (!here || !there || here === there) return []
      const isAllowed = here.mayImport.some((name) => there.room.endsWith(`/${name}`))
      return isAllowed ? [] : [`${from} imports ${file}`]
    })
    expect(forbidden).toEqual([])
  })

  it('leaves three to the scene, and React out of what knows no screen', () => {
    const strangers = imports.filter(({ from, name }) => {
      if (/^(?:three|@react-three\/)/.test(name)) return !from.startsWith('src/site/scene/')
      return (
        name === 'react' && /^src\/site\/(?:model|words|engraving|interaction|state)\//.test(from)
      )
    })
    expect(strangers).toEqual([])
  })
})

it('no files import each other in a circle, types included', () => {
  let left = imports
  let count = Number.POSITIVE_INFINITY
  // What nobody imports, or what imports nothing, is in no circle.
  while (left.length < count) {
    count = left.length
    const importing = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ file }) => file))
    left = left.filter(({ from, file }) => imported.has(from) && importing.has(String(file)))
  }
  expect(left.map(({ from, file }) => `${from} imports ${file}`)).toEqual([])
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

const OWNERS_FILES =
  /(?:\.\.\/){2,}(?:src\/content|public)\b|(?:resolve|readFileSync|cpSync)\(['"](?:src\/content|public)\b/

it('no test names the owner’s content and pictures', () => {
  const tests = filesIn('tests').filter((file) => /^(?!.*node_modules).*\.(?:tsx?|mjs)$/.test(file))
  expect(tests.length).toBeGreaterThan(100)
  const naming = tests.filter((file) =>
    OWNERS_FILES.test(readFileSync(path.join('tests', file), 'utf8')),
  )
  expect(naming).toEqual([])
})

it('a unit test that reads them fails', () => {
  const [profile, pictures] = [path.join('src', 'content', 'perfil.json'), 'public']
  expect(() => readFileSync(profile)).toThrow(profile)
  expect(() => readdirSync(pictures)).toThrow(pictures)
})

it('what page, moves and scene share as one file is there', () => {
  const parts = SHARED.filter((part) => part.startsWith('src/'))
  expect(parts.filter((part) => !files.some((file) => file.startsWith(part)))).toEqual([])
})
