import { owner } from './content-texts'
import { inWide } from './in-wide'
import { boxOf, button, frameShown, link, open, words } from './screens'
import { expect, type Page, test } from './test'

const { contact, routes } = words
const dialogOf = (page: Page) => page.locator('dialog')
const tile = (page: Page) => link(page, routes.contact)
const expectState = (page: Page, state: string) =>
  expect(dialogOf(page)).toHaveAttribute('data-state', state)

async function expectClosed(page: Page) {
  await expectState(page, 'closed')
  await expect(page).toHaveURL('/navegacion/')
  await expect(tile(page)).toBeFocused()
}

async function openFromGrid(page: Page) {
  await open(page, '/navegacion/')
  // The dialog comes with the visitor's first move.
  await page.keyboard.press('Shift')
  await dialogOf(page).evaluate((dialog) => {
    const states: (string | null)[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(dialog.getAttribute('data-state'))).observe(dialog, {
      attributeFilter: ['data-state'],
    })
  })
  await tile(page).press('Enter')
  await expectState(page, 'opened')
}

test('modal, in four states, at most 80 % wide; Escape, backdrop, Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
    () => page.goBack(),
    () => link(dialogOf(page), contact.close).dblclick(),
  ]) {
    await openFromGrid(page)
    await expect(page).toHaveURL('/contacto/')
    await expect(page).toHaveTitle(`${routes.contact} · ${owner.nombre}`)
    expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    expect((await boxOf(dialogOf(page))).width).toBeLessThanOrEqual(390 * 0.8 + 0.5)
    await close()
    await expectClosed(page)
    const states = await page.evaluate(() => Reflect.get(window, 'states'))
    expect(states).toEqual(['opening', 'opened', 'closing', 'closed'])
  }
})

test('opened by its address it is modal, and closes to the grid', inWide(), async ({ page }) => {
  await page.goto('/proyectos/')
  await open(page, '/contacto/')
  await expectState(page, 'opened')
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  // The focus ring has its dark halo.
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('dialog a:focus')).not.toHaveCSS('box-shadow', 'none')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL('/proyectos/')
})

test('has no animation with reduced motion', inWide(), async ({ page }) => {
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
  await link(dialogOf(page), contact.close).hover()
  await page.keyboard.press('Escape')
  await expectState(page, 'closed')
  // The events arrive with the frame after the change.
  await frameShown(page)
  expect(await page.evaluate(() => Reflect.get(window, 'started'))).toEqual([])
})

test('at 400 % zoom it opens at its heading, by its tile and its address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/navegacion/', '/contacto/']) {
    await open(page, path)
    if (path === '/navegacion/') await tile(page).click()
    await expectState(page, 'opened')
    const heading = dialogOf(page).getByRole('heading', { name: contact.heading })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const hasFocus = (dialog: HTMLElement) => dialog.contains(document.activeElement)
    expect(await dialogOf(page).evaluate(hasFocus)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(button(dialogOf(page), contact.copy.ready)).toBeFocused()
  }
})

test('a press on the address copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contacto/')
  const { x, y, width, height } = await boxOf(
    dialogOf(page).getByText(owner.email, { exact: true }),
  )
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(button(dialogOf(page), contact.copy.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.email)
})
