import { watchConsole } from './console-watch'
import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { hydrated, SCREENS } from './screens'
import { expect, type Page, test } from './test'

async function expectComplete(page: Page, { path, title }: (typeof SCREENS)[number]) {
  await expect(
    page.getByRole('heading', { level: 1, name: title, includeHidden: true }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await layoutFaults(page), path).toEqual([])
}

test.describe('blocked storage', () => {
  /** As Chromium with cookies blocked: the access itself throws. */
  const blockStorage = (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { get: refuse })
      }
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
      Object.defineProperty(navigator, 'serviceWorker', { get: refuse })
    })

  test('every screen is complete, with an empty console', async ({ page }) => {
    const messages = watchConsole(page)
    await blockStorage(page)
    for (const screen of SCREENS) {
      await page.goto(screen.path)
      await hydrated(page)
      await expectComplete(page, screen)
    }
    expect(messages).toEqual([])
  })

  test('the motion can be paused until the page is left', async ({ page }) => {
    const messages = watchConsole(page)
    await blockStorage(page)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Pausar animación' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
    await page.getByRole('link', { name: 'Ir a la navegación' }).click()
    await expect(page).toHaveURL('/navegacion/')
    await page.getByRole('button', { name: 'Reanudar animación' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Pausar animación' })).toBeVisible()
    expect(messages).toEqual([])
  })
})

test('a refused clipboard is reported, and the address stays readable', async ({ page }) => {
  const messages = watchConsole(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  await page.goto('/contacto/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Copiar dirección' }).click()
  await expect(page.getByRole('button', { name: 'No se pudo copiar' })).toBeVisible()
  await expect(page.locator('dialog').getByRole('status')).toHaveText('No se pudo copiar')
  await expect(page.locator('dialog').getByText('hola@example.com')).toBeVisible()
  expect(messages).toEqual([])
})

test('without pop-ups and mail program, the page stays and contact opens its dialog', async ({
  page,
}) => {
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
  const frame = page.frames()[1] as unknown as Page
  await hydrated(frame)
  for (const name of [/^CV/, /^GitHub/, /^LinkedIn/]) {
    await site.getByRole('link', { name }).click()
  }
  await expect(site.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
  await site.getByRole('link', { name: 'Contacto', exact: true }).click()
  const dialog = site.getByRole('dialog', { name: 'Hablemos' })
  await expect(dialog).toHaveAttribute('data-state', 'opened')
  await expect(dialog.getByText('hola@example.com')).toBeVisible()
  await dialog.getByRole('link', { name: 'Escribir un mail' }).click()
  await expect(dialog).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(errors).toEqual([])
})

for (const [fault, answer] of [
  ['answer 404', 'missing'],
  ['never come', 'hanging'],
] as const) {
  const title = `fonts that ${fault}: every text is shown in a fallback, without overflow`
  test(title, inWide(answer === 'missing'), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/*.woff2', (route) =>
      answer === 'missing' ? route.fulfill({ status: 404, body: '' }) : undefined,
    )
    for (const screen of SCREENS) {
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
}

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
  await setSpeed(400, 50_000)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const isBare = () =>
    page.evaluate(() => {
      const root = document.getElementById('root') ?? {}
      return !Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Nombre Apellido' })).toBeVisible()
  await expect(page.getByText('Desarrollador fullstack').first()).toBeVisible()
  const mail = page.locator('main > div > .veil').getByRole('link', { name: 'hola@' })
  await expect(mail).toHaveAttribute('href', 'mailto:hola@example.com')
  expect(await layoutFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Ir a la navegación' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/navegacion/')
  await page.getByRole('link', { name: 'Educación' }).click({ noWaitAfter: true })
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(await isBare()).toBe(true)
  await setSpeed(0, -1)
  arrive()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Pausar animación' })).toBeVisible()
})

for (const [when, day] of [
  ['1970', '1970-01-01T00:00:00Z'],
  ['2099', '2099-12-31T23:59:59Z'],
] as const) {
  const title = `a clock in ${when}: the same pages, and no age below the built one`
  test(title, inWide(when === '2099'), async ({ page, request }) => {
    const messages = watchConsole(page)
    await page.clock.setFixedTime(day)
    const [, served] = /(\d+) años/.exec(await (await request.get('/')).text()) ?? []
    await page.goto('/')
    await hydrated(page)
    const shown = when === '1970' ? served : '101'
    await expect(page.getByText(/años$/)).toHaveText(`${shown} años`)
    for (const path of ['/experiencia/', '/educacion/']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('article').first()).toContainText(/20\d\d - Actualidad/)
    }
    expect(messages).toEqual([])
  })
}
