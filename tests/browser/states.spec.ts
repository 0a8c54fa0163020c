import { type Answer, answers, startContentServer } from './content-server'
import { readContentFile } from './hostile-content'
import { SITES } from './sites'
import { expect, test } from './test'

test.use({ baseURL: SITES.remote.origin })

let server: Awaited<ReturnType<typeof startContentServer>>
test.beforeAll(async () => {
  server = await startContentServer()
})
test.beforeEach(() => server.reset())
test.afterAll(() => server.stop())

test('shows the loader, then the sorted list', async ({ page }) => {
  let finish = () => {}
  const { items } = readContentFile('educacion') as { items: unknown[] }
  server.set('educacion', (response) => {
    finish = () => answers.json(items.toReversed())(response)
  })
  await page.goto('/educacion/')
  await expect(page.getByRole('status')).toHaveText('Cargando…')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect.poll(() => server.requests).toEqual(['educacion'])
  finish()
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(
    'Tecnicatura Universitaria en Programación',
  )
  await expect(page.getByRole('status')).toHaveCount(0)
})

const FAULTS: Record<string, Answer> = {
  'two megabytes': answers.huge,
  'a closed connection': answers.hangUp,
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`${fault} shows the error card, logs the reason, and can be retried`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    server.set('proyectos', answer)
    await page.goto('/proyectos/')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Error')
    await expect(alert).toContainText('No se pudo conectar al servidor.')
    expect(errors.length).toBeGreaterThan(0)
    expect(server.requests).toEqual(['proyectos'])
    server.reset()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

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

test('another language comes with its lists, and the page stays scrolled', async ({ page }) => {
  let finish = () => {}
  server.set('en/educacion', (response) => {
    finish = () => answers.list('en/educacion')(response)
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/educacion/')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.mouse.wheel(0, 400)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled).toBe(400)
  await page.getByRole('link', { name: 'English' }).evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => server.requests).toContain('en/educacion')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('status')).toHaveCount(0)
  finish()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education')
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(await scrolled()).toBe(400)
})

test('the served HTML has the loader; the rest is built in', async ({ request }) => {
  const html = await (await request.get('/educacion/')).text()
  expect(html).toContain('Cargando…')
  expect(await (await request.get('/')).text()).toContain('Nombre Apellido')
})
