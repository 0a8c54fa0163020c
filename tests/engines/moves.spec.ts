import { SECTIONS as ALL } from '../../src/model/sections'
import { screen as wordsEn } from '../../src/site/words/en'
import { pathsIn } from '../../src/tools/messages/built-words'
import { SCREENS } from '../browser/screens'
import { builtEn } from '../fixtures/built-words'
import { readContentFile } from '../fixtures/fixture'
import { expect, type Tab, test } from './test'
import { answer, arrived, focusOn, goBack, open, pressNamed, ROUTES, tabTo, words } from './visitor'

const { navigation: GRID, education: EDUCATION } = ROUTES
const { toNavigation } = words.home
/** Of the fixture: a section without entries has no tile. */
const SECTIONS = ALL.map(({ route }) => ROUTES[route]).filter(({ title }) =>
  SCREENS.some((screen) => screen.title === title),
)

const backControl = (tab: Tab) => pressNamed(tab, words.section.back)

for (const [name, leave] of [
  ['the back control', backControl],
  ['browser Back', goBack],
] as const) {
  test(`each tile leads to its section, ${name} to the tile`, async ({ tab }) => {
    await open(tab, '/')
    await pressNamed(tab, toNavigation)
    await arrived(tab, GRID.path, GRID.title)
    for (const { path, title } of SECTIONS) {
      await pressNamed(tab, title)
      await arrived(tab, path, title)
      await leave(tab)
      await arrived(tab, GRID.path, GRID.title)
      await focusOn(tab, title)
    }
    await pressNamed(tab, words.navigation.toHome)
    await arrived(tab, '/', readContentFile('perfil').nombre)
    expect(await tab.messages()).toEqual([])
  })
}

test('the keyboard leads from home to a section and back', async ({ tab }) => {
  await open(tab, '/')
  await tabTo(tab, toNavigation)
  await tab.press('Enter')
  await arrived(tab, GRID.path, GRID.title)
  await tabTo(tab, EDUCATION.title)
  await tab.press('Enter')
  await arrived(tab, EDUCATION.path, EDUCATION.title)
  await focusOn(tab, EDUCATION.title)
  await tabTo(tab, words.section.back)
  await tab.press('Enter')
  // Not by its title: that names the tile with the focus, where the engine shows it.
  await answer(tab, () => location.pathname).toBe(GRID.path)
  await focusOn(tab, EDUCATION.title)
})

test('the language link leads to the same page, and Back from it', async ({ tab }) => {
  const shown = () =>
    tab.evaluate(() => [
      document.documentElement.lang,
      document.querySelector('article h2')?.textContent,
      // Lost where a page is loaded.
      Reflect.get(window, 'isSameLoad'),
    ])
  const [entry] = readContentFile('educacion').items
  const [translated] = readContentFile('en/educacion').items
  await open(tab, EDUCATION.path)
  await tab.evaluate(() => {
    Object.assign(window, { isSameLoad: true })
  })
  await pressNamed(tab, wordsEn.language)
  await arrived(tab, pathsIn('en/', builtEn.slugs).education, wordsEn.routes.education)
  await focusOn(tab, words.language)
  expect(await shown()).toEqual(['en', translated.titulo, true])
  await goBack(tab)
  await arrived(tab, EDUCATION.path, EDUCATION.title)
  expect(await shown()).toEqual(['es', entry.titulo, true])
  expect(await tab.messages()).toEqual([])
})
