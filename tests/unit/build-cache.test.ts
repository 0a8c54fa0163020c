import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { digestOf, kept } from '../../src/tools/content/build-cache'
import { writeIn } from '../fixtures/build-fixture'
import { temporaryFolder } from './temporary-folder'

const home = process.cwd()
const folder = temporaryFolder()
let project = ''
let count = 0

/** A project with that code, in which the process then runs. */
function enter(code: string): void {
  project = path.join(folder, `project-${count++}`)
  for (const file of ['src/tools/make.ts', 'src/model.ts', 'package.json']) {
    writeIn(project, file, `${file} ${code}`)
  }
  process.chdir(project)
}

beforeEach(() => enter('one'))
afterEach(() => process.chdir(home))

const made = () => path.join(project, '.cache/made')
const picture = (bytes: string) => async () => ({ width: 3, source: Buffer.from(bytes) })
const never = () => Promise.reject(new Error('it was made again'))

it('makes the same once; what it gives is as it was made', async () => {
  const first = await kept('picture', picture('a'))
  expect(await kept('picture', never)).toEqual(first)
  expect(Buffer.isBuffer((await kept('picture', picture('b'))).source)).toBe(true)
})

it('makes once what is asked for twice at the same time, and again what failed', async () => {
  const failed = [kept('picture', never), kept('picture', never)]
  await Promise.all(failed.map((each) => expect(each).rejects.toThrow('it was made again')))
  const [first, second] = await Promise.all([
    kept('picture', picture('a')),
    kept('picture', never),
    kept('other', picture('b')),
  ])
  expect(second).toBe(first)
})

it('makes anew what is not whole, and what other code has made', async () => {
  await kept('picture', picture('a'))
  const [state = ''] = readdirSync(made())
  writeFileSync(path.join(made(), state, 'picture'), 'half')
  expect((await kept('picture', picture('b'))).source.toString()).toBe('b')
  const before = made()
  enter('two')
  expect((await kept('picture', picture('c'))).source.toString()).toBe('c')
  expect(readdirSync(made())).not.toEqual(readdirSync(before))
})

it('keeps what four states of the code have made, and tells parts from their sum', async () => {
  for (const state of ['a', 'b', 'c', 'd', 'e'])
    writeIn(project, `.cache/made/${state}/picture`, '')
  await kept('picture', picture('a'))
  expect(readdirSync(made())).toHaveLength(4)
  expect(digestOf(['ab', 'c'])).not.toBe(digestOf(['a', 'bc']))
})
