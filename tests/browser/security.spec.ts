import type { BrowserContext } from '@playwright/test'
import { inWide } from './in-wide'
import { openWithScene, SMALL_WINDOW } from './scene-page'
import { button, heading, link, open, SCREENS, words } from './screens'
import { SITES } from './sites'
import { expect, type Page, test, watchConsole } from './test'

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

async function useEverything(page: Page, origin: string) {
  await button(page, words.home.toBack).click()
  await expect(button(page, words.home.toFront)).toBeVisible()
  await button(page, words.motion.pause).click()
  await open(page, `${origin}/navegacion`)
  for (const { title } of SCREENS.slice(2, 6)) {
    await link(page, title).click()
    await expect(heading(page, title)).toBeVisible()
    await link(page, words.section.back).click()
    await expect(page).toHaveURL(`${origin}/navegacion/`)
  }
  await link(page, words.routes.contact).click()
  const dialog = page.locator('dialog[data-state=opened]')
  await button(dialog, words.contact.copy.ready).click()
  const download = page.waitForEvent('download')
  await link(dialog, words.contact.save).click()
  expect((await download).suggestedFilename()).toBe('contacto.vcf')
  for (const path of ['/contacto/', '/nada']) await open(page, origin + path)
}

for (const site of ['root', 'extreme'] as const) {
  const title = `${site} content: no CSP violation and no request to another origin`
  test(title, inWide(site === 'root'), async ({ page, context }) => {
    const { origin } = SITES[site]
    const { violations, origins } = await watchTraffic(context)
    const messages = watchConsole(page)
    await openWithScene(page, origin)
    await useEverything(page, origin)
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
