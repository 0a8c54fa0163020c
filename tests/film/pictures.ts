import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { photograph, steadyLook } from '../browser/look'
import { openScene, pointAtCard, step } from '../browser/scene-page'
import { inDocs, inStudio, tell } from './studio'

const SIZE = { width: 1280, height: 800 }
const SEED = 7
const QUALITY = 84
const ENTRY_MS = 5000

const PICTURES = [
  { name: 'home', path: '/', pointer: { x: 0.62, y: -0.3 } },
  { name: 'navigation', path: '/navegacion/' },
  { name: 'education', path: '/educacion/' },
]

async function take(page: Page, { name, path, pointer }: (typeof PICTURES)[number]) {
  await openScene(page, path, { seed: SEED })
  await step(page, ENTRY_MS)
  if (pointer) await pointAtCard(page, pointer.x, pointer.y)
  const file = inDocs(`${name}.webp`)
  const photo = sharp(await photograph(page)).extract({ left: 0, top: 0, ...SIZE })
  await photo.webp({ quality: QUALITY, effort: 6 }).toFile(file)
  tell(file)
}

export const run = (executablePath: string | undefined): Promise<void> =>
  inStudio(executablePath, SIZE, async (page) => {
    await steadyLook(page)
    for (const picture of PICTURES) await take(page, picture)
  })
