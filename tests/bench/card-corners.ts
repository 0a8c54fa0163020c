import type { Page } from '@playwright/test'
import { readCard } from '../browser/card-bodies'
import { pictureOfPage } from '../browser/picture'
import { findCorners, type Point } from './quad'

const PERSPECTIVE_PX = 500
const CORNER_RADIUS_PX = 22
const RAD = Math.PI / 180

/** Clockwise from the upper left. */
async function expectedCorners(page: Page): Promise<Point[]> {
  const { box, tilt } = await readCard(page)
  const { x, y, width, height } = box
  const a = tilt.x * RAD
  const b = tilt.y * RAD
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => {
    const px = (u * width) / 2
    const py = (v * height) / 2
    const depth = -px * Math.sin(b)
    const nearer = PERSPECTIVE_PX / (PERSPECTIVE_PX - (py * Math.sin(a) + depth * Math.cos(a)))
    return {
      x: x + width / 2 + px * Math.cos(b) * nearer,
      y: y + height / 2 + (py * Math.cos(a) - depth * Math.sin(a)) * nearer,
    }
  })
}

async function cornersOf(page: Page, body: 'dom' | 'mesh'): Promise<Point[]> {
  await page.evaluate((seen) => {
    document.documentElement.dataset.seen = seen
  }, body)
  return findCorners(await pictureOfPage(page), await expectedCorners(page), CORNER_RADIUS_PX)
}

/** In CSS px, clockwise from the upper left. */
export async function cornersApart(page: Page): Promise<number[]> {
  const dom = await cornersOf(page, 'dom')
  const mesh = await cornersOf(page, 'mesh')
  return dom.map((corner, index) => {
    const other = mesh[index] ?? corner
    return Math.hypot(corner.x - other.x, corner.y - other.y)
  })
}
