import { layoutFaults } from './layout-faults'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

const numeral = (page: Page) => page.locator('header [data-text]')

test('the year beside the title follows the entry under the pointer, and the scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openStepped(page, '/educacion/')
  await step(page, 1500)
  await expect(numeral(page)).toBeVisible()
  await expect(numeral(page)).toHaveAttribute('data-text', '2023')
  await page.getByRole('article').nth(1).hover()
  await expect(numeral(page)).toHaveAttribute('data-text', '2021')
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(numeral(page)).toHaveAttribute('data-text', '2011')
  await page.setViewportSize({ width: 1280, height: 600 })
  await expect(numeral(page)).toBeHidden()
})

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`a phone on its side, ${width} × ${height}, shows both faces and the links whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openStepped(page, '/')
    await step(page, 6000)
    const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement)
    expect(scrollHeight).toBe(clientHeight)
    const links = page.locator('main > div > .veil')
    for (const part of [page.getByRole('article'), links]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    expect(await layoutFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Ver el reverso' }).click()
    await step(page, 3000)
    expect(await layoutFaults(page), 'the back').toEqual([])
  })
}

test('on a screen of 2560 px the card takes a third of the width, and its text grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await openStepped(page, '/')
  await step(page, 6000)
  const { width } = (await page.getByRole('article').boundingBox()) ?? { width: 0 }
  expect(width / 2560).toBeCloseTo(0.34, 2)
  const size = (text: string | RegExp) =>
    page
      .getByText(text)
      .first()
      .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  expect(await size('Nombre Apellido')).toBeGreaterThan(54)
  expect(await size(/años$/)).toBeGreaterThan(16)
})

test('the card’s corner folds over while it sways, and under a pointer at its turn button', async ({
  page,
}) => {
  await openStepped(page, '/')
  const flap = page.locator('article span:has(+ button)').first()
  const fold = () => flap.evaluate((each) => each.getBoundingClientRect().width)
  await step(page, 1800 + 1200)
  expect(await fold()).toBeGreaterThan(40)
  await step(page, 4000)
  expect(await fold()).toBe(0)
  await page.getByRole('button', { name: 'Ver el reverso' }).hover()
  await step(page, 1000)
  expect(await fold()).toBeGreaterThan(40)
  await page.mouse.move(720, 260)
  await step(page, 1000)
  expect(await fold()).toBe(0)
  expect(await page.getByRole('article').evaluate((card) => getComputedStyle(card).cursor)).toBe(
    'grab',
  )
})
