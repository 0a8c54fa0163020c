import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { siteFolder } from '../browser/global-setup'
import { buildFixture } from '../fixtures/build-fixture'

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file)).toString('base64')]),
  )

test('two builds of the same content are identical', async () => {
  // Nothing that the first has kept.
  const change = (folder: string) => rmSync(path.join(folder, '.cache/made'))
  const again = filesOf(await buildFixture(siteFolder('root-again'), { change }))
  const first = filesOf(path.join(siteFolder('root'), 'dist'))
  expect(Object.keys(again).toSorted()).toEqual(Object.keys(first).toSorted())
  const changed = Object.keys(first).filter((file) => first[file] !== again[file])
  expect(changed).toEqual([])
})
