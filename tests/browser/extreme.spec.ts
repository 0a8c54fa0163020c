import type { Locator } from '@playwright/test'
import { readPdf } from '../unit/pdf-text'
import { watchConsole } from './console-watch'
import {
  LONG_PROFILE,
  LONG_TITLE,
  LONG_WORD,
  MANY,
  RTL_LIST,
  RTL_PROFILE,
  RTL_TITLE,
} from './extreme-content'
import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'
import { expect, test } from './test'

const NO_DATA = 'No hay datos en la base de datos.'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [site, widths] of [
  ['extreme', [360, 768, 1440]],
  ['empty', [360, 1440]],
] as const) {
  for (const width of widths) {
    const title = `${site} content at ${width} px: nothing is clipped, covered or outside its card`
    test(title, inWide(width !== 360), async ({ page }) => {
      const messages = watchConsole(page)
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...SCREENS.map((screen) => screen.path), '/certificados/']) {
        await page.goto(`${SITES[site].origin}${path}`)
        await hydrated(page)
        expect(await layoutFaults(page), path).toEqual([])
      }
      await page.goto(SITES[site].origin)
      await hydrated(page)
      await page.getByRole('button', { name: 'Ver el reverso' }).click()
      await expect(page.getByRole('button', { name: 'Ver el frente' })).toBeVisible()
      expect(await layoutFaults(page), 'the back').toEqual([])
      expect(messages).toEqual([])
    })
  }
}

test.describe('long lists and long texts', () => {
  test.use({ baseURL: SITES.extreme.origin })

  test('every entry is shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_PROFILE.nombre)
    await page.goto('/educacion/')
    await expect(page.getByRole('article')).toHaveCount(MANY.educacion)
    await expect(page.getByRole('heading', { name: LONG_TITLE }).first()).toBeVisible()
    await page.goto('/habilidades/')
    const hard = page.getByRole('region', { name: 'Hard skills' }).getByRole('article')
    await expect(hard).toHaveCount(MANY['hard-skills'])
    await expect(page.getByRole('region', { name: 'Soft skills' }).getByRole('img')).toHaveCount(1)
    await page.goto('/certificados/')
    await expect(page.getByRole('article')).toHaveCount(MANY.certificados)
    for (const path of ['/experiencia/', '/proyectos/']) {
      await page.goto(path)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('article')).toContainText(LONG_WORD)
    }
  })

  test('a 400 px icon stays in its cell', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/habilidades/')
    const cell = page.getByRole('article').nth(3)
    const [icon, box] = [await cell.getByRole('img').boundingBox(), await cell.boundingBox()]
    expect(icon?.width).toBeGreaterThanOrEqual(100)
    expect(icon?.width).toBeLessThan(box?.width ?? 0)
  })

  test('every entry is printed, over several pages', async ({ page }) => {
    await page.goto('/educacion/')
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    expect(await layoutFaults(page)).toEqual([])
    const { text, pages } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(pages).toBeGreaterThan(1)
    const said = text.replace(/\s+/g, '')
    for (let entry = 1; entry <= MANY.educacion; entry++) expect(said).toContain(`${entry}.`)
    expect(said.split(LONG_WORD).length).toBeGreaterThan(10)
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
})

test.describe('right-to-left texts and empty lists', () => {
  test.use({ baseURL: SITES.empty.origin })

  test('each list shows its empty card', async ({ page }) => {
    for (const [path, ...titles] of [
      ['/educacion/', 'Lista de educaciones vacia'],
      ['/experiencia/', 'Lista de experiencias vacia'],
      ['/habilidades/', 'Lista de hard skills vacia', 'Lista de soft skills vacia'],
      ['/proyectos/', 'Lista de proyectos vacia'],
      ['/certificados/', 'Lista de certificados vacia'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      for (const name of titles) await expect(page.getByRole('heading', { name })).toBeVisible()
      await expect(page.getByText(NO_DATA)).toHaveCount(titles.length)
      await expect(page.getByRole('article')).toHaveCount(0)
    }
  })

  test('the CV, vCard, JSON Resume and social images are built', async ({ request }) => {
    const get = async (file: string) => (await request.get(file)).body()
    const { pages, text } = await readPdf(await get('/cv.pdf'))
    expect(pages).toBe(1)
    expect(text).toContain('hola@example.com')
    expect(text).not.toContain('Experiencia')
    const card = (await get('/contacto.vcf')).toString().replaceAll('\r\n ', '')
    expect(card).toContain(`\r\nFN:${RTL_PROFILE.nombre}\r\n`)
    expect(card).toContain(`\r\nTITLE:${RTL_PROFILE.puesto}\r\n`)
    const resume = JSON.parse((await get('/resume.json')).toString())
    expect(resume.basics.name).toBe(RTL_PROFILE.nombre)
    expect(resume).not.toHaveProperty('work')
    for (const image of ['/social.png', '/social-educacion.png']) {
      expect((await get(image)).subarray(1, 4).toString()).toBe('PNG')
    }
  })

  const ends = (element: Element) => {
    const [node] = element.childNodes
    const at = (start: number) => {
      const range = document.createRange()
      range.setStart(node as Node, start)
      range.setEnd(node as Node, start + 1)
      return range.getBoundingClientRect().left
    }
    return { first: at(0), last: at((node?.textContent?.length ?? 1) - 1) }
  }

  test('the texts and the page run right to left', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const role = page.getByText(RTL_PROFILE.puesto)
    const name = page.getByRole('heading', { level: 1 })
    for (const text of [role, name]) {
      const { first, last } = await text.evaluate(ends)
      expect(last).toBeLessThan(first)
    }
    const leftOf = async (of: Locator) => (await of.boundingBox())?.x ?? Number.NaN
    const [city, place] = [page.locator('dt').last(), page.locator('dd').last()]
    expect(await leftOf(city)).toBeGreaterThan(await leftOf(place))
    expect(await leftOf(page.getByRole('article').getByRole('img').first())).toBeGreaterThan(
      await leftOf(name),
    )
    await page.goto('/navegacion/')
    const tile = (tileName: string) => page.getByRole('link', { name: tileName })
    expect(await leftOf(tile('Experiencia'))).toBeGreaterThan(await leftOf(tile('Educación')))
  })

  test('a change of the language turns the page round', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const html = page.locator('html')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(html).toHaveAttribute('dir', 'ltr')
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(html).toHaveAttribute('dir', 'rtl')
  })

  test('a text of its own direction on a page from left to right', async ({ page }) => {
    await page.goto(`${SITES.extreme.origin}/educacion`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    const title = page.getByRole('heading', { name: RTL_TITLE }).first()
    const { first, last } = await title.evaluate(ends)
    expect(last).toBeLessThan(first)
    await page.goto(`${SITES.extreme.origin}/experiencia`)
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
})

for (const width of [360, 768, 1440]) {
  const title = `from right to left at ${width} px: nothing is clipped, covered or outside its card`
  test(title, inWide(width === 768), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...SCREENS.map((screen) => screen.path), '/certificados/']) {
      await page.goto(`${SITES.extreme.origin}${path}`)
      await hydrated(page)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await layoutFaults(page), path).toEqual([])
    }
  })
}
