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

test('shows the loader until the list is there, then the list, sorted', async ({ page }) => {
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

const [entry] = readContentFile('proyectos').items as Record<string, unknown>[]
const FAULTS: Record<string, Answer> = {
  'a wrong status': answers.failure,
  'HTML instead of JSON': answers.html,
  'a truncated body': answers.truncated,
  'two megabytes': answers.huge,
  'a closed connection': answers.hangUp,
  'one bad entry': answers.json({
    items: [entry, { ...entry, id: 2, direccionWeb: 'javascript:x' }],
  }),
  'a duplicate id': answers.json({ items: [entry, entry] }),
  'something else than a list': answers.json({ items: 'nada' }),
  null: answers.json(null),
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`${fault} ends in the error card, with the reason in the console, and can be retried`, async ({
    page,
  }) => {
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

test('an answer that never comes ends in the error card after ten seconds', async ({ page }) => {
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

test('an empty list shows its own card', async ({ page }) => {
  server.set('experiencia', answers.json({ items: [] }))
  await page.goto('/experiencia/')
  await expect(page.getByRole('heading', { name: 'Lista de experiencias vacia' })).toBeVisible()
  await expect(page.getByText('No hay datos en la base de datos.')).toBeVisible()
})

test('the two lists of skills load and fail each on its own', async ({ page }) => {
  server.set('hard-skills', answers.failure)
  server.set('soft-skills', answers.json([]))
  await page.goto('/habilidades/')
  const hard = page.getByRole('region', { name: 'Hard skills' })
  const soft = page.getByRole('region', { name: 'Soft skills' })
  await expect(hard.getByRole('alert')).toContainText('No se pudo conectar al servidor.')
  await expect(soft).toContainText('Lista de soft skills vacia')
  server.reset()
  await hard.getByRole('button', { name: 'Reintentar' }).click()
  await expect(hard.getByRole('img')).toHaveCount(12)
  await expect(soft).toContainText('Lista de soft skills vacia')
  expect(server.requests).toEqual(['hard-skills'])
})

test('the served page has the loader, the rest of the site stays built in', async ({ request }) => {
  const html = await (await request.get('/educacion/')).text()
  expect(html).toContain('Cargando…')
  expect(await (await request.get('/')).text()).toContain('Nombre Apellido')
})
