import { itemsOf } from './content-texts'
import { inWide } from './in-wide'
import { openLoaded, openScene, ownTime, step } from './scene-page'
import { boxOf, open, words } from './screens'
import { expect, test } from './test'
import { expectLegible, expectLegibleCard, expectLegibleOverDust } from './text-contrast'

/** A colour that still changes reads as transparent. */
const AT_ONCE = ':root { --feedback: 0s !important }'

const [JOB] = itemsOf('experiencia')

/** In each theme the wide card is lit in tests/wide/themes.spec.ts. */
for (const [name, isLit, viewport] of [
  ['lit by the scene', true, { width: 390, height: 844 }],
  ['without a scene', false, { width: 1440, height: 900 }],
] as const) {
  test.describe(`the card ${name}`, () => {
    test.use({ viewport, scene: isLit })

    test('its text has enough contrast in five poses', inWide(!isLit), async ({ page }) => {
      if (isLit) await openScene(page, '/')
      else {
        await ownTime(page)
        await open(page, '/')
        await step(page, 100, 60)
      }
      await expectLegibleCard(page, isLit ? '' : AT_ONCE)
    })
  })
}

for (const [path, ...texts] of [
  ['/navegacion/', words.routes.education, words.navigation.cv],
  ['/experiencia/', `${JOB?.tipoExperiencia}`],
] as const) {
  const title = `${path}: text has enough contrast where the light falls on it`
  test(title, inWide(path !== '/experiencia/'), async ({ page }) => {
    await openLoaded(page, path)
    for (const text of texts) {
      const place = page.locator('main').getByText(text, { exact: true })
      const box = await boxOf(place)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height)
      await step(page, 50, 30)
      await expect(place.locator('xpath=ancestor-or-self::*[@data-near]').last()).toBeVisible()
      await expectLegible(page, 'main', text, AT_ONCE)
    }
  })
}

// Every screen, in every theme: npm run test:wide.
test('text has enough contrast over dust', inWide(), async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 2000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/navegacion/', '/experiencia/']) {
    await open(page, path)
    await expectLegibleOverDust(page, path)
  }
})

test('the cancelled card has enough contrast at any width', inWide(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/nada-por-aqui', '/en/nothing-here']) {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await expectLegibleOverDust(page, path)
    }
  }
})
