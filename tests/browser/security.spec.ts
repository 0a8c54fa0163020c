import type { BrowserContext } from '@playwright/test'
import { watchConsole } from './console-watch'
import { inWide } from './in-wide'
import { openScene, SMALL_WINDOW } from './scene-page'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'
import { expect, type Page, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true, serviceWorkers: 'allow' })

/** Records CSP violations and requests of all tabs. Call first. */
async function watchTraffic(context: BrowserContext) {
  const violations: string[] = []
  const origins = new Set<string>()
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void
      report(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`)
    })
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'mailto:') origins.add(origin === 'null' ? request.url() : origin)
  })
  return { violations, origins }
}

async function visitEverything(page: Page, at: (route: string) => string) {
  await page.getByRole('button', { name: 'Ver el reverso' }).click()
  await expect(page.getByRole('button', { name: 'Ver el frente' })).toBeVisible()
  await page.getByRole('button', { name: 'Pausar animación' }).click()
  await page.goto(at('navegacion'))
  await hydrated(page)
  for (const name of ['Experiencia', 'Educación', 'Habilidades', 'Proyectos']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Volver a la navegación' }).click()
    await expect(page).toHaveURL(at('navegacion/'))
  }
  await page.getByRole('link', { name: 'Contacto', exact: true }).click()
  const dialog = page.locator('dialog')
  await expect(dialog).toHaveAttribute('data-state', 'opened')
  await dialog.getByRole('button', { name: 'Copiar dirección' }).click()
  await expect(dialog.getByRole('button', { name: /copi/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Guardar contacto' }).click()
  expect((await download).suggestedFilename()).toBe('contacto.vcf')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(at('navegacion/'))
}

for (const site of ['root', 'hostile'] as const) {
  const title = `${site} content: no CSP violation and no request to another origin`
  test(title, inWide(site === 'root'), async ({ page, context }) => {
    const { origin } = SITES[site]
    const at = (route: string) => `${origin}/${route}`
    const { violations, origins } = await watchTraffic(context)
    const messages = watchConsole(page)
    await openScene(page, origin, { resolution: 0.25, isRunning: true })
    await visitEverything(page, at)
    for (const { path: route } of SCREENS) {
      await page.goto(at(route.slice(1)))
      await hydrated(page)
    }
    expect(messages.filter((each) => !each.includes('mailto:'))).toEqual([])
    expect(violations).toEqual([])
    expect([...origins]).toEqual([origin])

    // Control: injected code would be blocked and reported.
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://otro.example/x.png' }))
      const script = Object.assign(document.createElement('script'), { text: 'window.ran = 1' })
      document.body.append(script)
    })
    await expect.poll(() => new Set(violations).size).toBe(2)
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  })
}
