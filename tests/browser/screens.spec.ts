import AxeBuilder from '@axe-core/playwright'
import { inWide } from './in-wide'
import { hydrated, SCREENS } from './screens'
import { expect, test } from './test'

const WIDTHS_PX = [[320], [390, 768, 1440]] as const

for (const { path, title } of SCREENS) {
  for (const widths of WIDTHS_PX) {
    const isUsual = widths === WIDTHS_PX[0]
    test.describe(path, () => {
      test.use({ scene: path === '/' && isUsual })
      test(
        `heading, no sideways scroll, no axe violation at ${widths.join(' and ')} px`,
        inWide(!isUsual),
        async ({ page }) => {
          await page.goto(path)
          await hydrated(page)
          if (path === '/' && isUsual)
            await expect(page.locator('html[data-scene=ready]')).toBeVisible()
          // The dialog makes the grid behind it inert, with its heading.
          const heading = page.getByRole('heading', { level: 1, name: title, includeHidden: true })
          await expect(heading).toHaveCount(1)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            )
            expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
            const { violations } = await new AxeBuilder({ page }).analyze()
            expect(
              violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
              `${width} px`,
            ).toEqual([])
          }
        },
      )
    })
  }
}

test('the title names the tile under the mouse or with keyboard focus', async ({ page }) => {
  await page.goto('/navegacion/')
  await hydrated(page)
  const title = page.getByRole('heading', { level: 1 })
  const links = page.getByRole('navigation').getByRole('link')
  await expect(title).toHaveText('Navegación')
  await links.nth(2).hover()
  await expect(title).toHaveText('Proyectos')
  await page.mouse.move(5, 5)
  await expect(title).toHaveText('Navegación')
  await page.getByRole('link', { name: 'Volver al inicio' }).focus()
  await page.keyboard.press('Tab')
  await expect(title).toHaveText('Experiencia')
})

test('at 600 px the title is visually hidden, the rosette is gone, and there are two columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 })
  // The wave would move the tiles during the measurement.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navegacion/')
  const title = page.getByRole('heading', { level: 1, name: 'Navegación' })
  await expect(title.locator('..')).toHaveCSS('clip-path', 'inset(50%)')
  await expect(page.locator('nav li[aria-hidden=true]')).toBeHidden()
  const lefts = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
})

test('entries are sorted, show Actualidad, and have only the links that exist', async ({
  page,
}) => {
  await page.goto('/educacion/')
  const entries = page.getByRole('article')
  await expect(entries.getByRole('heading')).toHaveText([
    'Tecnicatura Universitaria en Programación',
    'Desarrollo web fullstack',
    'Inglés técnico B2',
    'Bachiller en Informática',
  ])
  await expect(entries.nth(0)).toContainText('2023 - Actualidad')
  await expect(entries.nth(0)).toContainText('Cursando')
  await expect(entries.nth(0).getByRole('link')).toHaveCount(0)
  const certificate = entries.nth(1).getByRole('link', { name: 'Certificado (se abre en' })
  await expect(certificate).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await certificate.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  await page.goto('/experiencia/')
  const work = page.getByRole('article')
  await expect(work).toContainText('Pasantía')
  await expect(work.getByRole('listitem')).toHaveText([
    'TypeScript',
    'Angular',
    'Java',
    'Spring Boot',
    'PostgreSQL',
    'Docker',
  ])
  await expect(work.getByRole('link', { name: /^Link \(/ })).toBeVisible()

  await page.goto('/proyectos/')
  for (const name of [/^Link GitHub \(/, /^Link Web \(/]) {
    await expect(page.getByRole('article').first().getByRole('link', { name })).toBeVisible()
  }
})

test('skills are two labelled grids of 100×100 images, at most 700 px wide', async ({ page }) => {
  await page.goto('/habilidades/')
  for (const [name, count] of [
    ['Hard skills', 12],
    ['Soft skills', 5],
  ] as const) {
    const section = page.getByRole('region', { name })
    await expect(section.getByRole('img')).toHaveCount(count)
    const box = await section.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(700)
    for (const image of await section.getByRole('img').all()) {
      await image.scrollIntoViewIfNeeded()
      const size = await image.evaluate(async (element: HTMLImageElement) => {
        await element.decode()
        return [element.offsetWidth, element.offsetHeight, element.alt !== '']
      })
      expect(size).toEqual([100, 100, true])
    }
  }
})
