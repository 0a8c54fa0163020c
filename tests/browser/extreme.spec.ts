import { readPdf } from '../unit/pdf-text'
import {
  HOSTILE_TEXTS,
  LONG_PROFILE,
  LONG_WORD,
  MANY,
  RTL_LIST,
  RTL_TITLE,
} from './extreme-content'
import { inWide } from './in-wide'
import { faultsWhenSpaced, layoutFaults } from './layout-faults'
import { boxOf, button, endsOf, open, SCREENS, words } from './screens'
import { SITES } from './sites'
import { expect, type Page, test, watchConsole } from './test'

test.use({ baseURL: SITES.extreme.origin })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const PATHS = [...SCREENS.map(({ path }) => path), '/certificados/', '/recomendaciones/']
const HOSTILE = Object.values(HOSTILE_TEXTS)

for (const width of [360, 768, 1440]) {
  for (const dir of ['ltr', 'rtl']) {
    const title = `${dir} at ${width} px: nothing is clipped, covered or outside its card, spaced by WCAG 1.4.12 neither`
    test(title, inWide(width !== 360 || dir === 'rtl'), async ({ page }) => {
      const messages = watchConsole(page)
      await page.setViewportSize({ width, height: 900 })
      for (const path of PATHS) {
        await open(page, path)
        await page.evaluate((side) => document.documentElement.setAttribute('dir', side), dir)
        expect(await layoutFaults(page), path).toEqual([])
        expect(await faultsWhenSpaced(page), `${path}, spaced`).toEqual([])
      }
      await open(page, '/')
      await button(page, words.home.toBack).click()
      await expect(button(page, words.home.toFront)).toBeVisible()
      expect(await layoutFaults(page), 'the back').toEqual([])
      expect(messages).toEqual([])
    })
  }
}

test('every entry is shown, hostile texts to the letter', async ({ page }) => {
  const messages = watchConsole(page)
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_PROFILE.nombre)
  for (const [path, count] of [
    ['/educacion/', MANY.educacion],
    ['/experiencia/', 1],
    ['/proyectos/', 1],
    ['/certificados/', MANY.certificados],
    ['/recomendaciones/', MANY.recomendaciones],
  ] as const) {
    await open(page, path)
    const entries = page.getByRole('article')
    await expect(entries).toHaveCount(count + HOSTILE.length)
    await expect(entries.filter({ hasText: LONG_WORD }).first()).toBeVisible()
    // What opens the rest of a text stands within it.
    const shown = await entries.evaluateAll((all) =>
      all.map((each) => {
        for (const summary of each.querySelectorAll('summary')) summary.remove()
        return each.textContent
      }),
    )
    for (const [index, text] of HOSTILE.entries()) expect(shown[count + index]).toContain(text)
    const pictures = entries.locator('img:not([src*="vineta-"], picture img)')
    await expect(pictures, 'pictures that a text made').toHaveCount(0)
  }
  await open(page, '/habilidades/')
  const hard = page.getByRole('region', { name: words.skills.hard }).getByRole('article')
  await expect(hard).toHaveCount(MANY['hard-skills'])
  const icon = await boxOf(hard.nth(3).getByRole('img'))
  expect(icon.width, 'of 400 px').toBeLessThan((await boxOf(hard.nth(3))).width)
  expect(messages).toEqual([])
})

test.describe('the rest of a long old post', () => {
  const id = `experiencia-${100 + HOSTILE.indexOf(HOSTILE_TEXTS.long)}`
  const restIn = (page: Page) => page.locator(`#${id} details > p`)

  test('is collapsed, opens at its address, and is printed', async ({ page }) => {
    await open(page, '/experiencia/')
    await expect(restIn(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(restIn(page)).toBeVisible()
    await page.goto('about:blank')
    await page.emulateMedia({ media: 'screen' })
    await open(page, `/experiencia/#${id}`)
    await expect(restIn(page)).toBeVisible()
    await page.locator(`#${id} summary`).click()
    await expect(restIn(page)).toBeHidden()
  })

  test('is printed where no style can open it, and closed again', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const css = await response.text()
      await route.fulfill({ response, body: css.replaceAll('::details-content', '::unknown') })
    })
    await open(page, '/experiencia/')
    await expect(restIn(page)).toBeHidden()
    const rest = (await restIn(page).textContent()) ?? ''
    const { text } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(text.replace(/\s+/g, '')).toContain(rest.replace(/\s+/g, ''))
    await expect(restIn(page)).toBeHidden()
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens at its address and by a press', async ({ page }) => {
      await page.goto('/experiencia/')
      await expect(restIn(page)).toBeHidden()
      await page.locator(`#${id} summary`).click()
      await expect(restIn(page)).toBeVisible()
      await page.goto('about:blank')
      await page.goto(`/experiencia/#${id}`)
      await expect(restIn(page)).toBeVisible()
    })
  })
})

test('the card keeps its form: what has no room for whole sentences opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, '/')
  const card = page.getByRole('article')
  await button(page, words.home.toBack).click()
  const more = button(page, words.home.more)
  await expect(more).toBeVisible()
  const summary = card.locator('p').filter({ has: more })
  await expect(summary, 'is read whole').toContainText(LONG_PROFILE.resumen)
  const sentences = await summary
    .locator('> span > span')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight))
  expect(sentences[0]).toBeGreaterThan(30)
  expect(sentences.at(-1), 'the last one').toBe(1)
  await more.click()
  await expect(page.getByRole('dialog')).toContainText(LONG_PROFILE.resumen)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  const { height } = await boxOf(card)
  await summary.evaluate((text) => text.append(String(text.textContent).repeat(9)))
  expect((await boxOf(card)).height).toBe(height)
})

test('every entry is printed, over several pages, with plain-http addresses', async ({ page }) => {
  const printed = async (path: string) => {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    expect(await layoutFaults(page)).toEqual([])
    const { text, pages } = await readPdf(await page.pdf({ format: 'A4' }))
    return { said: text.replace(/\s+/g, ''), pages }
  }
  const { said, pages } = await printed('/educacion/')
  expect(pages).toBeGreaterThan(1)
  for (let entry = 1; entry <= MANY.educacion; entry++) expect(said).toContain(`${entry}.`)
  expect(said.split(LONG_WORD).length).toBeGreaterThan(10)
  expect((await printed('/proyectos/')).said).toContain('http://example.com/uno')
})

test('the CV has several pages and no word outside them', async ({ request }) => {
  const { text, pages, left, right, width } = await readPdf(
    await (await request.get('/cv.pdf')).body(),
  )
  expect(pages).toBeGreaterThan(2)
  expect(left).toBeGreaterThan(0)
  expect(right).toBeLessThan(width)
  expect(text).toContain(`Tecnología ${MANY['hard-skills']}`)
  expect(text).toContain(`${MANY.educacion}. Breve.`)
})

test('a text of its own direction on a page from left to right', inWide(), async ({ page }) => {
  await open(page, '/educacion/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const title = page.getByRole('heading', { name: RTL_TITLE }).first()
  const { first, last } = await endsOf(title)
  expect(last).toBeLessThan(first)
  await open(page, '/experiencia/')
  for (const item of RTL_LIST) {
    const bullet = page.getByRole('listitem').filter({ hasText: item }).last()
    const room = await bullet.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return element.getBoundingClientRect().right - text.getBoundingClientRect().right
    })
    expect(room, 'for the bullet').toBeCloseTo(24, 0)
  }
})
