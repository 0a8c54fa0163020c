import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { steadyLook } from '../browser/look'
import { openScene, readLive, step } from '../browser/scene-page'
import { createCamera, FRAME_MS } from './camera'
import { inDocs, inStudio, tell } from './studio'

/** Larger than shown: the foil is finer than one pixel of the film. */
const STAGE = { width: 1140, height: 720 }
const FILM_WIDTH = 720
/** At lower values the encoder skips blocks of the paper, which then looks patchy. */
const QUALITY = 85
const SEED = 7
const ENTRY_MS = 5000

async function play(page: Page) {
  const camera = createCamera(page, { x: STAGE.width * 0.94, y: STAGE.height * 0.7 })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card to film')
  const onCard = (x: number, y: number) => ({
    x: card.box.x + (card.box.width / 2) * (1 + x),
    y: card.box.y + (card.box.height / 2) * (1 + y),
  })
  await camera.glide(onCard(0.7, 0.2), 0.6)
  await camera.glide(onCard(0.2, -0.85), 0.6)
  await camera.glide(onCard(-0.85, -0.2), 0.6)
  await camera.glide(onCard(0.3, 0.8), 0.7)
  await camera.press(button('Ver el reverso'), 0.5)
  await camera.wait(1.1)
  await camera.press(button('Ver el frente'), 0.2)
  await camera.wait(0.3)
  await camera.press(link('Ir a la navegación'), 0.6)
  await camera.wait(1)
  await camera.press(link('Educación'), 0.4)
  await camera.wait(1.1)
  await camera.press(link('Volver a la navegación'), 0.4)
  await camera.wait(1.7)
  return camera.frames
}

async function write(frames: readonly Buffer[]): Promise<void> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: FILM_WIDTH }).png().toBuffer()),
  )
  const file = inDocs('film.webp')
  const delay = frames.map(() => FRAME_MS)
  await sharp(small, { join: { animated: true } })
    .webp({ quality: QUALITY, effort: 5, loop: 0, delay })
    .toFile(file)
  console.log(`${frames.length} frames, ${(frames.length * FRAME_MS) / 1000} s`)
  tell(file)
}

export const run = (executablePath: string | undefined): Promise<void> =>
  inStudio(executablePath, STAGE, async (page) => {
    await steadyLook(page)
    await openScene(page, '/', { seed: SEED })
    await step(page, ENTRY_MS)
    await write(await play(page))
  })
