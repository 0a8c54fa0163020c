import assert from 'node:assert/strict'
import { SECTION_ROUTES } from '../../../src/site/model/routes'
import { SCREENS } from '../../browser/screens'
import type { Browser } from '../browser'
import type { Check } from '../check'
import { ROUTES } from '../spanish-routes'
import { arrived, focusOn, pressNamed, settled, tabTo } from '../visitor'

const HOME = SCREENS[0].title
const GRID = ROUTES.navigation
/** Of the fixture: a section without entries has no tile. */
const SECTIONS = SECTION_ROUTES.map((route) => ROUTES[route]).filter(({ title }) =>
  SCREENS.some((screen) => screen.title === title),
)
const goBack = (browser: Browser) => browser.evaluate(() => history.back())

const homeToGrid: Check = {
  name: 'home links to the grid, and the grid to home',
  run: async (browser, { origin }) => {
    await browser.goto(`${origin}/`)
    await settled(browser)
    await pressNamed(browser, 'Ir a la navegación')
    await arrived(browser, GRID.path, GRID.title)
    await pressNamed(browser, 'Volver al inicio')
    await arrived(browser, '/', HOME)
    assert.deepEqual(await browser.messages(), [])
  },
}

const backControl: Check = {
  name: 'each tile links to its section, and the section back to the grid',
  run: async (browser, { origin }) => {
    await browser.goto(origin + GRID.path)
    await settled(browser)
    for (const { path, title } of SECTIONS) {
      await pressNamed(browser, title)
      await arrived(browser, path, title)
      await pressNamed(browser, 'Volver a la navegación')
      await arrived(browser, GRID.path, GRID.title)
    }
    assert.deepEqual(await browser.messages(), [])
  },
}

const browserBack: Check = {
  name: 'browser Back leads from each section to the grid and focuses its tile',
  run: async (browser, { origin }) => {
    await browser.goto(origin + GRID.path)
    await settled(browser)
    for (const { path, title } of SECTIONS) {
      await pressNamed(browser, title)
      await arrived(browser, path, title)
      await goBack(browser)
      await arrived(browser, GRID.path, GRID.title)
      await focusOn(browser, title)
    }
  },
}

const keyboard: Check = {
  name: 'the keyboard leads from home to a section and back',
  run: async (browser, { origin }) => {
    const [section] = SECTIONS
    assert.ok(section)
    await browser.goto(`${origin}/`)
    await settled(browser)
    await tabTo(browser, 'Ir a la navegación')
    await browser.press('Enter')
    await arrived(browser, GRID.path, GRID.title)
    await tabTo(browser, section.title)
    await browser.press('Enter')
    await arrived(browser, section.path, section.title)
    await focusOn(browser, section.title)
    await tabTo(browser, 'Volver a la navegación')
    await browser.press('Enter')
    await arrived(browser, GRID.path, GRID.title)
  },
}

export const moveChecks: readonly Check[] = [homeToGrid, backControl, browserBack, keyboard]
