import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { screen as words } from '../../src/site/words/en'
import { open } from '../browser/screens'
import { expect, test, watchConsole } from '../browser/test'
import { runIn } from '../fixtures/build-fixture'
import { serveOther } from './other-site'

const SCHEMA = createRequire(import.meta.url).resolve('@jsonresume/schema/package.json')
const SAMPLE = path.join(path.dirname(SCHEMA), 'sample.resume.json')

test('an imported résumé is on every screen, without cards of empty lists', async ({ page }) => {
  const { basics, work, education, skills, projects } = JSON.parse(readFileSync(SAMPLE, 'utf8'))
  const { origin, stop } = await serveOther('imported', (folder) =>
    runIn(folder, {}, 'import', SAMPLE, '--force'),
  )
  const messages = watchConsole(page)
  for (const [route, text] of [
    ['', basics.name],
    ['experience/', work[0].name],
    ['education/', education[0].institution],
    ['skills/', skills[0].keywords[0]],
    ['projects/', projects[0].name],
  ]) {
    await open(page, `${origin}/${route}`)
    await expect(page.locator('main')).toContainText(new RegExp(text, 'i'))
    await expect(page.locator('main')).not.toContainText(words.list.empty)
  }
  await stop()
  expect(messages).toEqual([])
})
