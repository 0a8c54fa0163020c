import { watchConsole } from './console-watch'
import { HOSTILE_TEXTS } from './hostile-content'
import { inWide } from './in-wide'
import { hydrated } from './screens'
import { SITES } from './sites'
import { expect, test } from './test'

test.describe('texts with special characters', () => {
  test.use({ baseURL: SITES.hostile.origin })

  for (const path of ['/educacion/', '/experiencia/', '/proyectos/', '/certificados/']) {
    for (const width of [320, 1440]) {
      const title = `${path} shows them literally at ${width} px`
      test(title, inWide(width !== 320), async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const messages = watchConsole(page)
        await page.goto(path)
        await hydrated(page)
        const entries = page.getByRole('article')
        await expect(entries).toHaveCount(Object.keys(HOSTILE_TEXTS).length)
        const shown = await entries.allTextContents()
        for (const [index, text] of Object.values(HOSTILE_TEXTS).entries()) {
          expect(shown[index]).toContain(text)
        }
        // A project without a picture has an engraving.
        expect(await page.locator('main img:not([src*="vineta-"])').count()).toBe(0)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
        expect(messages).toEqual([])
      })
    }
  }

  test('the CV is built', async ({ request }) => {
    const body = await (await request.get('/cv.pdf')).body()
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test.describe('an imported JSON Resume', () => {
  test.use({ baseURL: SITES.imported.origin })

  test('is on every screen', async ({ page }) => {
    const messages = watchConsole(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richard Hendriks')
    for (const [path, text] of [
      ['/experiencia/', 'Pied Piper'],
      ['/educacion/', 'University of Oklahoma'],
      ['/habilidades/', 'Javascript'],
      ['/proyectos/', 'Miss Direction'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('main')).toContainText(text)
    }
    expect(messages).toEqual([])
  })
})
