import { plural } from '../../src/model/fill-words'
import { owner, titlesOf } from './content-texts'
import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { SMALL_WINDOW } from './scene-page'
import {
  button,
  frameShown,
  heading,
  holdUp,
  hydrated,
  link,
  open,
  SCREENS,
  words,
} from './screens'
import { expectRest, openStepped } from './stepped'
import { expect, type Page, test, watchConsole } from './test'

const { contact, home, motion, navigation, routes, section } = words
const SCRIPTS = /\/assets\/.*\.js/
/** Without those that are much like another one. */
const DISTINCT = SCREENS.filter(
  ({ path }) => !['/educacion/', '/proyectos/', '/contacto/'].includes(path),
)

async function expectComplete(page: Page, { path, title }: (typeof SCREENS)[number]) {
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await layoutFaults(page), path).toEqual([])
}

test('blocked storage: every screen is complete, and motion can be paused', async ({ page }) => {
  const messages = watchConsole(page)
  // As Chromium with cookies blocked: the access itself throws.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse })
  })
  for (const screen of DISTINCT) {
    await open(page, screen.path)
    await expectComplete(page, screen)
  }
  await open(page, '/')
  await button(page, motion.pause).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
  await link(page, home.toNavigation).click()
  await expect(page).toHaveURL('/navegacion/')
  await button(page, motion.resume).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full')
  expect(messages).toEqual([])
})

test('without pop-ups and mail program contact opens its dialog', inWide(), async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // A sandbox without allow-popups refuses new tabs and mailto.
  await page.route('**/marco', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe sandbox="allow-scripts allow-same-origin" width="1200" height="800" src="/navegacion"></iframe>',
    }),
  )
  await page.goto('/marco')
  const site = page.frameLocator('iframe')
  await hydrated(page.frames()[1] as unknown as Page)
  const newTabs = await site.locator('a[target=_blank]').all()
  expect(newTabs).toHaveLength(3)
  for (const each of newTabs) await each.click()
  await expect(site.getByRole('navigation', { name: navigation.label })).toBeVisible()
  await link(site, routes.contact).click()
  const dialog = site.getByRole('dialog', { name: contact.heading })
  await expect(dialog).toHaveAttribute('data-state', 'opened')
  await expect(dialog.getByText(owner.email)).toBeVisible()
  await link(dialog, contact.write).click()
  await expect(dialog).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(errors).toEqual([])
})

test('fonts that never come: every text is shown in a fallback', inWide(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/*.woff2', () => {})
  for (const screen of DISTINCT) {
    await page.goto(screen.path, { waitUntil: 'commit' })
    await hydrated(page)
    // font-display: hidden for 0.1 s at most.
    const seen = await page.evaluate(() => {
      // Metric-adjusted fallbacks from local fonts.
      const own = [...document.fonts].filter(({ family }) => !family.includes('Like'))
      return {
        fonts: own.length > 0,
        blocking: own.filter(({ display }) => !['swap', 'optional'].includes(display)).length,
        loaded: own.filter(({ status }) => status === 'loaded').length,
      }
    })
    expect(seen).toEqual({ fonts: true, blocking: 0, loaded: 0 })
    await expectComplete(page, screen)
  }
})

const painted = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 100 },
  )

test('a remembered pause holds before the strike, however late the scripts', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('animacion', 'pausada')
    const begun: string[] = []
    Object.assign(window, { begun })
    document.addEventListener('animationstart', ({ animationName }) => {
      if (/^(?:strike|cool|fade)-/.test(animationName)) begun.push(animationName)
    })
  })
  const arrive = await holdUp(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await painted(page)
  await frameShown(page)
  expect(await page.evaluate(() => Reflect.get(window, 'begun'))).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
  arrive()
  await hydrated(page)
  await expect(button(page, motion.resume)).toBeVisible()
})

test('on a slow network texts and links work before the scripts load', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const setSpeed = (latency: number, bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  await setSpeed(150, 100_000)
  const arrive = await holdUp(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await painted(page)
  await expect(heading(page, owner.nombre)).toBeVisible()
  const mail = page.locator(`[data-part~=quick-links] a[href="mailto:${owner.email}"]`)
  await expect(mail).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
  await link(page, home.toNavigation).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/navegacion/')
  await link(page, routes.education).click({ noWaitAfter: true })
  await expect(page.getByRole('article')).toHaveCount(titlesOf('educacion').length)
  const isBare = await page.evaluate(
    () =>
      !Object.keys(document.getElementById('root') ?? {})
        .join()
        .includes('__react'),
  )
  expect(isBare).toBe(true)
  await setSpeed(0, -1)
  arrive()
  await hydrated(page)
  await expect(button(page, motion.pause)).toBeVisible()
})

/** On home only the back of its card has them: when nothing turns it, they are seen below its front. */
async function expectWholeCard(page: Page, timeout = 2000): Promise<void> {
  const card = page.locator('.h-card')
  for (const part of [card.getByText(owner.resumen), link(card, routes.contact)])
    await expect(part).toBeVisible({ timeout })
}

/** Home with a script missing: it starts without it, or says that it will not start. */
async function expectHomeWithout(page: Page, script: string): Promise<void> {
  // All are drawn at once.
  await page.setViewportSize(SMALL_WINDOW)
  await page.route(`**${script}`, (route) => route.abort())
  await page.goto('/')
  await page.waitForFunction(() => {
    const { scripted, plain } = document.documentElement.dataset
    return scripted !== undefined || plain !== undefined
  })
  const turn = button(page, home.toBack)
  // Where the site has started all the same, its back is one press away.
  await expect(async () => {
    if (await turn.isVisible()) await turn.click()
    await expectWholeCard(page, 100)
  }, script).toPass()
  await page.close()
}

test('whichever script does not arrive, nothing of home is out of reach', async ({
  context,
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (SCRIPTS.test(pathname)) scripts.add(pathname)
  })
  await open(page, '/')
  // The last to load.
  await expect.poll(() => [...scripts].join()).toContain('/player-')
  // At once: each mostly waits.
  await Promise.all(
    [...scripts].map(async (script) => expectHomeWithout(await context.newPage(), script)),
  )
})

test('scripts that never answer: home shows all after ten seconds, and starts when they come', async ({
  page,
}) => {
  await page.clock.install()
  const arrive = await holdUp(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page, owner.nombre)).toBeVisible()
  await expect(page.getByText(owner.resumen)).toBeHidden()
  await page.clock.fastForward(10_000)
  await expectWholeCard(page)
  arrive()
  await hydrated(page)
  await page.clock.runFor(100)
  await expect(page.getByText(owner.resumen)).toBeHidden()
  await expect(button(page, home.toBack)).toBeVisible()
})

test(
  'a wrong clock: the same pages, and no age below the built one',
  inWide(),
  async ({ page }) => {
    const age = page.locator('article dd').first()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    const built = await age.innerText()
    await page.unroute('**/*.js')
    const messages = watchConsole(page)
    const birthYear = Number(owner.fechaNacimiento?.slice(0, 4))
    for (const [day, years] of [
      ['1970-01-01T00:00:00Z', built],
      ['2099-12-31T23:59:59Z', plural('es', 2099 - birthYear, home.years)],
    ] as const) {
      await page.clock.setFixedTime(day)
      await open(page, '/')
      await expect(age).toHaveText(years)
      await open(page, '/educacion/')
      await expect(page.getByRole('article').first()).toContainText(words.entry.stillGoing)
    }
    expect(messages).toEqual([])
  },
)

/** As a browser that translates, and as extensions: new text nodes in fonts, nodes that React does not know. */
const meddle = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue
      const fonts = [document.createElement('font'), document.createElement('font')] as const
      fonts[0].append(fonts[1])
      fonts[1].append(text.data)
      text.replaceWith(fonts[0])
    }
    for (const each of document.querySelectorAll(
      'body, #root, main, main :is(div, ul), a, dialog',
    )) {
      each.prepend(document.createElement('extension-mark'))
      each.append(document.createElement('extension-mark'))
    }
  })

const textOf = (page: Page) =>
  page.evaluate(() => [document.title, ...document.body.innerText.split(/\s+/)].join(' '))

test(
  'a page changed by translators and extensions survives all moves',
  inWide(),
  async ({ page }) => {
    const messages = watchConsole(page)
    await openStepped(page, '/')
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute(
      'content',
      /telephone=no/,
    )
    const texts = new Map<string, string>()
    const change = async () => {
      const shown = await page.locator('html').getAttribute('lang')
      const name = shown === 'es' ? 'English' : 'Español'
      await page.getByRole('link', { name, exact: true }).last().click()
      await expect(page.locator('html')).not.toHaveAttribute('lang', shown ?? '')
      const path = new URL(page.url()).pathname
      const text = await textOf(page)
      expect(text, path).toBe(texts.get(path) ?? text)
      texts.set(path, text)
    }
    for (const move of [
      undefined,
      () => link(page, home.toNavigation).click(),
      () => link(page, routes.contact).click(),
      () => page.keyboard.press('Escape'),
      () => link(page, routes.projects).click(),
      () => page.locator('main a[rel=prev]').click(),
      () => page.locator('main a[rel=prev]').click(),
      () => link(page, section.back).click(),
    ]) {
      await move?.()
      await expectRest(page, 4500)
      // Each language before and after, back to the first.
      for (let turns = 0; turns < 4; turns++) {
        await change()
        if (turns > 0) await meddle(page)
      }
      const isModal = (await page.locator('dialog:modal').count()) > 0
      if (isModal) continue
      await button(page, motion.pause).click()
      await button(page, motion.resume).click()
    }
    await page.goBack()
    await expectRest(page, 4500)
    expect(messages).toEqual([])
  },
)
