import { expect, type Page } from '@playwright/test'
import { wcagLuminance } from 'culori'
import { styleWith } from './look'
import { type Picture, pictureOfPage } from './picture'
import { type Box, pointAtCard } from './scene-page'

type Line = { text: string; color: number[]; isTitle: boolean; box: Box }

/** Of sRGB bytes. */
const luminance = ([r = 0, g = 0, b = 0]: Iterable<number>): number =>
  wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const HIDDEN_TEXT = `
  main *, dialog * { color: transparent !important; transition: none !important }
  h1 { background-image: none, none !important }
`

const textLines = (page: Page, within: string): Promise<Line[]> =>
  page.evaluate((selector) => {
    const lines: Line[] = []
    const root = document.querySelector(selector)
    const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const isSeen = parent && !parent.closest('[inert], .visually-hidden')
      if (!isSeen || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2) continue
        const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number)
        const isTitle = parent.closest('h1') !== null
        lines.push({ text: node.textContent, color, isTitle, box: { x, y, width, height } })
      }
    }
    return lines
  }, within)

function brightestIn(picture: Picture, box: Box): number {
  let brightest = 0
  const bottom = Math.min(picture.height, box.y + box.height)
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < box.x + box.width; x++) {
      const i = 4 * (y * picture.width + x)
      brightest = Math.max(brightest, luminance(picture.data.subarray(i, i + 3)))
    }
  }
  return brightest
}

/** A title is painted with foil; this is its darkest tone. */
const darkestFoil = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const hex = getComputedStyle(document.documentElement).getPropertyValue('--foil-4').trim()
    return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  })

/** WCAG AA against the brightest pixel: 4.5, or 3 for titles. */
export async function expectLegible(page: Page, within: string, told: string, css = '', least = 1) {
  await styleWith(page, css)
  const titleInk = await darkestFoil(page)
  const lines = await textLines(page, within)
  await styleWith(page, css + HIDDEN_TEXT)
  const behind = await pictureOfPage(page)
  const illegible = lines.flatMap(({ text, color, isTitle, box }) => {
    const ink = luminance(isTitle ? titleInk : color)
    const ratio = contrast(ink, brightestIn(behind, box))
    return ratio < (isTitle ? 3 : 4.5) ? [`${text}: ${ratio.toFixed(2)}`] : []
  })
  expect(lines.length).toBeGreaterThan(least)
  expect(illegible, told).toEqual([])
}

/** The worst case for dust: 0.6 white over the lightest background, behind every letter, once. */
const DUST_EVERYWHERE = `
  html { background: color-mix(in srgb, #fff 60%, var(--background-light)) !important }
  [class*='backdrop']::before { content: none !important }
`

/** Where text of a screen stands over the field, if not in all of `main`. */
const OVER_THE_FIELD: Record<string, string> = {
  '/': '[data-part~=quick-links]',
  '/contacto/': 'dialog',
}

/** Where the pointer is on the card: the middle, and its corners. */
const CARD_POSES = [
  [0, 0],
  [-0.9, -0.9],
  [0.9, -0.9],
  [0.9, 0.9],
  [-0.9, 0.9],
] as const

/** Of the screen that is open, over dust. */
export const expectLegibleOverDust = (page: Page, path: string, css = ''): Promise<void> =>
  expectLegible(page, OVER_THE_FIELD[path] ?? 'main', path, DUST_EVERYWHERE + css)

export async function expectLegibleCard(page: Page, css = ''): Promise<void> {
  for (const [x, y] of CARD_POSES) {
    await pointAtCard(page, x, y)
    await expectLegible(page, 'article', `at ${x}, ${y}`, css, 4)
  }
}
