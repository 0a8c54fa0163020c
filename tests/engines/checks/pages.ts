import assert from 'node:assert/strict'
import { SCREENS } from '../../browser/screens'
import type { Check } from '../check'
import { playerLoaded, sceneReady, settled } from '../visitor'

const everyPage: Check = {
  name: 'every page has its title, heading and text, and an empty console',
  run: async (browser, { origin }) => {
    for (const { path, title } of SCREENS) {
      await browser.goto(origin + path)
      await settled(browser)
      // Leaving during a request would abort and log it.
      await sceneReady(browser)
      await playerLoaded(browser)
      const shown = await browser.evaluate(() => ({
        title: document.title,
        heading: document.querySelector('h1')?.textContent,
        text: document.querySelector('main')?.innerText.length ?? 0,
        failedFonts: [...document.fonts].filter(({ status }) => status === 'error').length,
      }))
      const name = path === '/contacto/' ? 'Contacto' : title
      assert.equal(shown.heading, title, path)
      assert.ok(shown.title.startsWith(`${name} · `), `${path} is titled ${shown.title}`)
      assert.ok(shown.text > 60, `${path} has ${shown.text} characters`)
      assert.equal(shown.failedFonts, 0, `${path}: fonts that failed`)
      assert.deepEqual(await browser.messages(), [], path)
    }
  },
}

const unknownAddress: Check = {
  name: 'an unknown address shows the 404 page, with a link home',
  run: async (browser, { origin }) => {
    assert.equal((await fetch(`${origin}/login`)).status, 404)
    await browser.goto(`${origin}/login`)
    await settled(browser)
    const facts = () => [
      document.querySelector('h1')?.textContent,
      [...document.querySelectorAll<HTMLAnchorElement>('main a')].some(
        ({ pathname }) => pathname === '/',
      ),
    ]
    assert.deepEqual(await browser.evaluate(facts), ['Página no encontrada', true])
  },
}

const files: Check = {
  name: 'the CV, the vCard and every other linked file exist',
  run: async (browser, { origin }) => {
    const answered = new Set<string>()
    for (const { path } of SCREENS) {
      await browser.goto(origin + path)
      await settled(browser)
      const links = await browser.evaluate(async () => {
        const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        const own = all.filter((link) => link.origin === location.origin)
        const addresses = [...new Set(own.map(({ pathname }) => pathname))]
        const statuses = addresses.map(async (address) => (await fetch(address)).status)
        return Object.fromEntries(
          (await Promise.all(statuses)).map((status, index) => [addresses[index], status]),
        ) as Record<string, number>
      })
      for (const [address, status] of Object.entries(links)) {
        const isItself = path.includes('nada') && address === path
        assert.equal(status, isItself ? 404 : 200, `${address}, linked from ${path}`)
        answered.add(address)
      }
    }
    for (const file of ['/cv.pdf', '/contacto.vcf']) assert.ok(answered.has(file), file)
  },
}

const withoutScript: Check = {
  name: 'without scripts every page has its text, and the contact address an open dialog',
  conditions: { hasScript: false },
  run: async (browser, { origin }) => {
    for (const { path, title } of SCREENS) {
      await browser.goto(origin + path)
      const shown = await browser.evaluate(() => {
        const main = document.querySelector('main')
        return {
          isTakenOver: main && Object.keys(main).some((key) => key.startsWith('__react')),
          heading: document.querySelector('h1')?.textContent,
          text: main?.innerText.length ?? 0,
          dialog: document.querySelector('dialog')?.checkVisibility() ?? false,
        }
      })
      assert.equal(shown.isTakenOver, false, 'the engine ran the page’s script')
      assert.equal(shown.heading, title, path)
      assert.ok(shown.text > 60, `${path} has ${shown.text} characters`)
      assert.equal(shown.dialog, path === '/contacto/', `${path}: the dialog`)
    }
  },
}

export const pageChecks: readonly Check[] = [everyPage, unknownAddress, files, withoutScript]
