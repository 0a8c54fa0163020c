import { expect, type Page, test } from '@playwright/test'
import { type Picture, pictureOfPage } from './picture'
import { openScene, pointAtCard, SMALL_WINDOW } from './scene-page'
import { SCREENS } from './screens'

type Box = { x: number; y: number; width: number; height: number }
type Line = { text: string; color: number[]; isTitle: boolean; box: Box }

const relativeLuminance = (red: number, green: number, blue: number) => {
  const linear = (byte: number) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The boxes of every line of text on the page's front, with the text's own colour. */
const textLines = (page: Page) =>
  page.evaluate(() => {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.querySelector('main') as Node, 4)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest('[inert]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2) continue
        const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number)
        const isTitle = parent.tagName === 'H1'
        lines.push({ text: node.textContent, color, isTitle, box: { x, y, width, height } })
      }
    }
    return lines
  })

const HIDDEN_TEXT = 'main * { color: transparent !important } h1 { background: none !important }'

const styleWith = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

function brightestIn(picture: Picture, box: Box): number {
  let brightest = 0
  const bottom = Math.min(picture.height, box.y + box.height)
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < box.x + box.width; x++) {
      const i = 4 * (y * picture.width + x)
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(i, i + 3)
      brightest = Math.max(brightest, relativeLuminance(red, green, blue))
    }
  }
  return brightest
}

/** Texts whose contrast over the brightest pixel behind them is too small, with that contrast. */
async function illegible(page: Page): Promise<string[]> {
  await styleWith(page, '')
  const lines = await textLines(page)
  expect(lines.length).toBeGreaterThan(1)
  await styleWith(page, HIDDEN_TEXT)
  const behind = await pictureOfPage(page)
  return lines.flatMap(({ text, color, isTitle, box }) => {
    // The title's foil is copper throughout; its darkest is #c98650.
    const [red = 0, green = 0, blue = 0] = isTitle ? [201, 134, 80] : color
    const brightest = brightestIn(behind, box)
    const contrast = (relativeLuminance(red, green, blue) + 0.05) / (brightest + 0.05)
    return contrast < (isTitle ? 3 : 4.5) ? [`${text}: ${contrast.toFixed(2)}`] : []
  })
}

for (const [name, viewport] of [
  ['the wide card', SMALL_WINDOW],
  ['the tall card', { width: 390, height: 844 }],
] as const) {
  test(`${name}: text stays legible under the brightest light, in five poses`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openScene(page, '/', { particles: 400 })
    for (const [x, y] of [
      [0, 0],
      [-0.9, -0.9],
      [0.9, -0.9],
      [0.9, 0.9],
      [-0.9, 0.9],
    ] as const) {
      await pointAtCard(page, x, y)
      expect(await illegible(page), `at ${x}, ${y}`).toEqual([])
    }
  })
}

for (const { path } of SCREENS) {
  if (path === '/') continue
  test(`${path}: text stays legible with dust right behind it`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 1200 })
    await openScene(page, path, { particles: 2000 })
    expect(await illegible(page)).toEqual([])
  })
}
