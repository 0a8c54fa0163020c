import type { Locator } from '@playwright/test'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { screen as english } from '../../src/site/words/en'
import { answers, startContentServer } from './content-server'
import { itemsOf, titlesOf } from './content-texts'
import { RTL_PROFILE } from './extreme-content'
import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { openScene, readLive, SMALL_WINDOW } from './scene-page'
import { boxOf, button, endsOf, follow, link, open, SCREENS, scrolled, words } from './screens'
import { SITES } from './sites'
import { expect, test, watchConsole } from './test'

/** An owner who writes from right to left, without a photo and networks, whose lists are fetched. */
test.use({ baseURL: SITES.remote.origin })

let server: Awaited<ReturnType<typeof startContentServer>>
test.beforeAll(async () => {
  server = await startContentServer()
})
test.beforeEach(() => server.reset())
test.afterAll(() => server.stop())

const ENTRIES = titlesOf('educacion').length

test('the HTML has a loader, then the sorted list comes', async ({ page, request }) => {
  let finish = () => {}
  server.set('educacion', (response) => {
    finish = () => answers.json(itemsOf('educacion').toReversed())(response)
  })
  const response = await page.goto('/educacion/')
  expect(await response?.text()).toContain(words.list.loading)
  await expect(page.getByRole('status')).toHaveText(words.list.loading)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect.poll(() => server.requests).toEqual(['educacion'])
  finish()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titlesOf('educacion'))
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(await (await request.get('/')).text()).toContain(RTL_PROFILE.nombre)
})

test('an entry’s address leads to it once its list has come', inWide(), async ({ page }) => {
  let finish = () => {}
  server.set('educacion', (response) => {
    finish = () => answers.list('educacion')(response)
  })
  await page.setViewportSize({ width: 390, height: 420 })
  const { id, titulo } = itemsOf('educacion').at(-1) ?? {}
  await page.goto(`/educacion/#educacion-${id}`)
  await expect.poll(() => server.requests).toEqual(['educacion'])
  finish()
  const title = page.getByRole('heading', { name: titulo as string })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
})

test('a request without a response shows the error card after ten seconds', async ({ page }) => {
  await page.clock.install()
  server.set('experiencia', () => {})
  await page.goto('/experiencia/')
  await expect(page.getByRole('status')).toBeVisible()
  await expect.poll(() => server.requests).toEqual(['experiencia'])
  await page.clock.fastForward(9000)
  await expect(page.getByRole('status')).toBeVisible()
  await page.clock.fastForward(1500)
  await expect(page.getByRole('alert')).toBeVisible()
})

test(
  'another language comes with its lists, and the page stays scrolled',
  inWide(),
  async ({ page }) => {
    let finish = () => {}
    server.set('en/educacion', (response) => {
      finish = () => answers.list('en/educacion')(response)
    })
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/educacion/')
    await expect(page.getByRole('article')).toHaveCount(ENTRIES)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scrolled(page)).toBe(400)
    await follow(page, english.language)
    await expect.poll(() => server.requests).toContain('en/educacion')
    await expect(page.getByRole('article')).toHaveCount(ENTRIES)
    await expect(page.getByRole('status')).toHaveCount(0)
    finish()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.routes.education)
    await expect(page.getByRole('article')).toHaveCount(ENTRIES)
    expect(await scrolled(page)).toBe(400)
  },
)

/** Of the remote site (extreme-content.ts). */
const OWN_LISTS = ['secciones/certificados', 'secciones/recomendaciones'] as const
const LISTS = ['/experiencia/', '/educacion/', '/habilidades/', '/proyectos/', '/certificados/']

test('empty lists show their card; nothing is clipped, covered or told', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of [...LIST_NAMES, ...OWN_LISTS]) server.set(name, answers.json({ items: [] }))
  const messages = watchConsole(page)
  await page.setViewportSize({ width: 360, height: 900 })
  for (const path of [...SCREENS.map((screen) => screen.path), '/certificados/']) {
    await open(page, path)
    await expect(page.getByText(words.list.loading)).toHaveCount(0)
    const cards = path === '/habilidades/' ? 2 : Number(LISTS.includes(path))
    await expect(page.getByText(words.list.empty)).toHaveCount(cards)
    expect(await layoutFaults(page), path).toEqual([])
  }
  await open(page, '/')
  await expect(page.getByRole('article').locator('picture')).toHaveCount(0)
  await button(page, words.home.toBack).click()
  await expect(button(page, words.home.toFront)).toBeVisible()
  expect(await layoutFaults(page), 'the back').toEqual([])
  expect(messages).toEqual([])
})

test('the page is mirrored, texts too; another language turns it round', async ({ page }) => {
  await open(page, '/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  for (const text of [RTL_PROFILE.puesto, RTL_PROFILE.nombre]) {
    const { first, last } = await endsOf(page.getByText(text).first())
    expect(last).toBeLessThan(first)
  }
  const leftOf = async (of: Locator) => (await boxOf(of)).x
  expect(await leftOf(page.locator('dt').last())).toBeGreaterThan(
    await leftOf(page.locator('dd').last()),
  )
  await open(page, '/navegacion/')
  expect(await leftOf(link(page, words.routes.experience))).toBeGreaterThan(
    await leftOf(link(page, words.routes.education)),
  )
  await link(page, english.language).click()
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await link(page, words.language).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
})

test.describe('a card without a photo, with a scene', () => {
  test.use({ scene: true, viewport: SMALL_WINDOW })

  test('has the whole plate beside the name', async ({ page }) => {
    await openScene(page, '/')
    const { card } = await readLive(page)
    if (!card) throw new Error('there is no card')
    const { portrait, rosette } = card.front
    expect(portrait.radius, 'no hole in the lines').toBe(0)
    const { box } = card
    const name = await boxOf(page.getByRole('heading', { level: 1 }))
    // Its texts run from right to left.
    expect(box.x + box.width / 2 + rosette.x + rosette.radius).toBeLessThan(name.x)
  })
})
