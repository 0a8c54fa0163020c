import { frameShown, hydrated } from './screens'
import { expect, type Page, test } from './test'

const dialogOf = (page: Page) => page.locator('dialog')

async function openFromGrid(page: Page) {
  await page.goto('/navegacion/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Contacto', exact: true }).click()
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'opened')
}

test('goes through its four states and returns focus to the tile', async ({ page }) => {
  await page.goto('/navegacion/')
  await hydrated(page)
  await dialogOf(page).evaluate((dialog) => {
    const states: (string | null)[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(dialog.getAttribute('data-state'))).observe(dialog, {
      attributeFilter: ['data-state'],
    })
  })
  await page.getByRole('link', { name: 'Contacto', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contacto/')
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'opened')
  await expect(page).toHaveTitle('Contacto · Nombre Apellido')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'closed')
  await expect(page).toHaveURL('/navegacion/')
  await expect(page.getByRole('link', { name: 'Contacto', exact: true })).toBeFocused()
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states)
  expect(states).toEqual(['opening', 'opened', 'closing', 'closed'])
})

test('is modal, at most 80 % of the width, and closes on a backdrop click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFromGrid(page)
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  const box = await dialogOf(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390 * 0.8 + 0.5)
  await page.mouse.click(4, 4)
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'closed')
  await expect(page).toHaveURL('/navegacion/')
})

test('browser Back closes it and focuses the tile', async ({ page }) => {
  await openFromGrid(page)
  await page.goBack()
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'closed')
  await expect(page.getByRole('link', { name: 'Contacto', exact: true })).toBeFocused()
})

test('is open when loaded by its address; closing replaces the history entry', async ({ page }) => {
  await page.goto('/proyectos/')
  await page.goto('/contacto/')
  await hydrated(page)
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'opened')
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/navegacion/')
  await expect(page.getByRole('link', { name: 'Contacto', exact: true })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/proyectos/')
})

for (const width of [390, 1440]) {
  test(`its two upper controls are alike, inside its frame, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/contacto/')
    await hydrated(page)
    const controls = dialogOf(page).locator('a[hreflang], a[aria-label=Cerrar]')
    const [language, close] = await controls.evaluateAll((links) =>
      links.map((link) => {
        const frame = (link.closest('dialog > *') as Element).getBoundingClientRect()
        const inset = (part: Element | Range) => {
          const { left, right } = part.getBoundingClientRect()
          return Math.round(Math.min(left - frame.left, frame.right - right))
        }
        // The word or the cross, without the box around it.
        const sign = document.createRange()
        sign.selectNodeContents(link)
        const { top, height } = link.getBoundingClientRect()
        return {
          insets: [Math.round(top - frame.top), inset(link), inset(sign)],
          height,
          border: getComputedStyle(link).borderTopWidth,
        }
      }),
    )
    expect(language).toEqual(close)
    expect(close).toMatchObject({ height: 44 })
    expect(Math.min(...(close?.insets ?? []))).toBeGreaterThanOrEqual(8)
  })
}

test('copies the address and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFromGrid(page)
  await page.getByRole('button', { name: 'Copiar dirección' }).click()
  await expect(page.getByRole('button', { name: 'Dirección copiada' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hola@example.com')
})

test('has no animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const started: string[] = []
    Object.assign(window, { started })
    for (const type of ['animationstart', 'transitionrun'])
      window.addEventListener(type, (event) => {
        // A veil's colour follows its height, and still dust appears at once: nothing moves.
        if (event instanceof AnimationEvent && /veil|settle/.test(event.animationName)) return
        const { target } = event
        started.push(`${type} ${target instanceof Element ? target.outerHTML.slice(0, 80) : ''}`)
      })
  })
  await openFromGrid(page)
  await dialogOf(page).getByRole('link', { name: 'Cerrar' }).hover()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'closed')
  // The events arrive with the frame after the change.
  await frameShown(page)
  expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual(
    [],
  )
})
