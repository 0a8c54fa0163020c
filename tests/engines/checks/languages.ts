import assert from 'node:assert/strict'
import type { Check } from '../check'
import { ROUTES } from '../spanish-routes'
import { arrived, focusOn, pressNamed, settled } from '../visitor'

const SECTION = ROUTES.education

const languageLink: Check = {
  name: 'the language link leads to the same page in the other language, and browser Back from it',
  run: async (browser, { origin }) => {
    const language = () =>
      browser.evaluate(() => [
        document.documentElement.lang,
        document.querySelector('article h2')?.textContent,
      ])
    await browser.goto(origin + SECTION.path)
    await settled(browser)
    await browser.evaluate(() => {
      Object.assign(window, { isSameLoad: true })
    })
    await pressNamed(browser, 'English')
    await arrived(browser, '/en/education/', 'Education')
    await focusOn(browser, 'Español')
    assert.deepEqual(await language(), ['en', 'University Diploma in Programming'])
    await browser.evaluate(() => history.back())
    await arrived(browser, SECTION.path, SECTION.title)
    assert.deepEqual(await language(), ['es', 'Tecnicatura Universitaria en Programación'])
    assert.equal(await browser.evaluate(() => Reflect.get(window, 'isSameLoad')), true)
    assert.deepEqual(await browser.messages(), [])
  },
}

export const languageChecks: readonly Check[] = [languageLink]
