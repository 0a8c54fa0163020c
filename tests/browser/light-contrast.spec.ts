import { inWide } from './in-wide'
import { ownTime, pointAtCard, step } from './scene-page'
import { hydrated } from './screens'
import { expect, test } from './test'
import { readLegibility } from './text-contrast'

/** A colour that still changes reads as transparent. */
const AT_ONCE = ':root { --feedback: 0s !important }'

const POSES = [
  [-0.9, -0.9],
  [0.9, -0.9],
  [0.9, 0.9],
  [-0.9, 0.9],
  [0.1, 0.4],
] as const

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['tall', { width: 390, height: 844 }],
] as const) {
  const title = `the ${name} card without a scene: text has enough contrast in the light`
  test(title, inWide(name === 'wide'), async ({ page }) => {
    await page.setViewportSize(viewport)
    await ownTime(page)
    await page.goto('/')
    await hydrated(page)
    await step(page, 100, 60)
    for (const [x, y] of POSES) {
      await pointAtCard(page, x, y)
      const { lines, illegible } = await readLegibility(page, 'article', AT_ONCE)
      expect(lines).toBeGreaterThan(4)
      expect(illegible, `at ${x}, ${y}`).toEqual([])
    }
  })
}

for (const [path, texts] of [
  ['/navegacion/', ['Educación', 'CV']],
  ['/experiencia/', ['Pasantía', 'Spring Boot']],
] as const) {
  test(
    `${path}: text has enough contrast where the light falls on it`,
    inWide(path !== '/experiencia/'),
    async ({ page }) => {
      await ownTime(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await hydrated(page)
      for (const text of texts) {
        const place = page.locator('main').getByText(text, { exact: true })
        const box = await place.boundingBox()
        if (!box) throw new Error(`${text} is not on the page`)
        await page.mouse.move(box.x + box.width / 2, box.y + box.height)
        await step(page, 50, 30)
        await expect(place.locator('xpath=ancestor-or-self::*[@data-near]').last()).toBeVisible()
        expect((await readLegibility(page, 'main', AT_ONCE)).illegible, text).toEqual([])
      }
    },
  )
}
