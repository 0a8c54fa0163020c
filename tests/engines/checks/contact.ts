import assert from 'node:assert/strict'
import type { Browser } from '../browser'
import type { Check } from '../check'
import { focusOn, pressNamed, settled, tabTo, until } from '../visitor'

const dialogIs = (browser: Browser, state: 'opened' | 'closed', path: string) =>
  until(
    browser,
    `the dialog ${state} at ${path}`,
    (wantedState, wantedPath) => {
      const dialog = document.querySelector('dialog')
      const isModal = dialog?.matches(':modal') === true
      const facts = `${dialog?.dataset.state} ${isModal} ${location.pathname}`
      return facts === `${wantedState} ${wantedState === 'opened'} ${wantedPath}` || facts
    },
    state,
    path,
  )

/** Cancels the mail link, after the page's own handlers: MiniBrowser would show an error page. */
const openGrid = async (browser: Browser, origin: string) => {
  await browser.goto(`${origin}/navegacion/`)
  await settled(browser)
  await browser.evaluate(() =>
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && link.protocol === 'mailto:') event.preventDefault()
    }),
  )
}

const byTile: Check = {
  name: 'the contact dialog opens by its tile, closes by Escape, and returns the focus',
  run: async (browser, { origin }) => {
    await openGrid(browser, origin)
    await pressNamed(browser, 'Contacto')
    await dialogIs(browser, 'opened', '/contacto/')
    await browser.press('Escape')
    await dialogIs(browser, 'closed', '/navegacion/')
    await focusOn(browser, 'Contacto')
    assert.deepEqual(await browser.messages(), [])
  },
}

const byKeyboard: Check = {
  name: 'the contact dialog traps the focus, and Back closes it',
  run: async (browser, { origin }) => {
    await openGrid(browser, origin)
    await tabTo(browser, 'Contacto')
    await browser.press('Enter')
    await dialogIs(browser, 'opened', '/contacto/')
    for (let tabs = 0; tabs < 8; tabs++) {
      await browser.press('Tab')
      const isOutside = () => {
        const { activeElement } = document
        return activeElement !== document.body && activeElement?.closest('dialog') === null
      }
      assert.equal(await browser.evaluate(isOutside), false, 'the focus left the dialog')
    }
    await browser.evaluate(() => history.back())
    await dialogIs(browser, 'closed', '/navegacion/')
    await focusOn(browser, 'Contacto')
  },
}

const byAddress: Check = {
  name: 'the contact address opens the dialog, and closing leads to the grid',
  run: async (browser, { origin }) => {
    await browser.goto(`${origin}/contacto/`)
    await settled(browser)
    await dialogIs(browser, 'opened', '/contacto/')
    await pressNamed(browser, 'Cerrar')
    await dialogIs(browser, 'closed', '/navegacion/')
    await focusOn(browser, 'Contacto')
  },
}

export const contactChecks: readonly Check[] = [byTile, byKeyboard, byAddress]
