import { layoutFaults } from './layout-faults'
import { hydrated } from './screens'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

const controls = (page: Page) => page.getByRole('button', { name: /Inclinar|animación/ })

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

  test('a refused gyroscope says so below whole controls, and the message leaves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'denied' })
    })
    await openStepped(page, '/')
    await page.getByRole('button', { name: 'Inclinar con el teléfono' }).tap()
    const message = page.getByText('El teléfono no dio permiso o no tiene sensor.')
    await expect(message).toBeVisible()
    for (const control of await controls(page).all()) {
      expect(await control.boundingBox()).toMatchObject({ width: 44, height: 44 })
    }
    const { x = 0, y = 0, width = 0 } = (await message.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    const box = await controls(page).first().boundingBox()
    expect(y).toBeGreaterThanOrEqual((box?.y ?? 0) + 44)
    await step(page, 9000)
    await expect(message).toHaveCount(0)
  })
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('no text passes under the motion control while a section scrolls', async ({ page }) => {
    await openStepped(page, '/educacion/')
    await step(page, 1500)
    for (const top of [0, 60, 120, 180, 240, 400]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      const covered = (await layoutFaults(page)).filter((fault) => fault.includes('<button'))
      expect(covered, `${top} px down`).toEqual([])
    }
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const way of ['from its tile', 'by its address'] as const) {
    test(`the dialog opens at its heading: ${way}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(way === 'by its address' ? '/contacto/' : '/navegacion/')
      await hydrated(page)
      if (way === 'from its tile') {
        await page.getByRole('link', { name: 'Contacto', exact: true }).click()
      }
      const dialog = page.locator('dialog[data-state=opened]')
      await expect(dialog.getByRole('heading', { name: 'Hablemos' })).toBeInViewport({ ratio: 1 })
      expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('link', { name: 'Escribir un mail' })).toBeFocused()
    })
  }
})
