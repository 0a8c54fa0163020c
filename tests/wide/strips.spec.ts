import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { MOVES } from '../browser/moves'
import { openScene } from '../browser/scene-page'
import { openStepped, step } from '../browser/stepped'
import { expect, test } from '../browser/test'

/** Twelve frames of every move, to look at: .cache/strips. */
const FRAMES = 12
const ACROSS = 4
const SIZES = {
  1440: { viewport: { width: 1440, height: 900 }, shown: 480 },
  390: { viewport: { width: 390, height: 844 }, shown: 260 },
}
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/strips')
const ENTRY_MS = 5000
mkdirSync(FOLDER, { recursive: true })

async function writeStrip(frames: readonly Buffer[], width: number, file: string) {
  const small = await Promise.all(frames.map((frame) => sharp(frame).resize({ width }).toBuffer()))
  const { height = 0 } = await sharp(small[0]).metadata()
  await sharp({
    create: {
      width: width * ACROSS,
      height: height * Math.ceil(frames.length / ACROSS),
      channels: 3,
      background: '#000',
    },
  })
    .composite(
      small.map((input, index) => ({
        input,
        left: (index % ACROSS) * width,
        top: Math.floor(index / ACROSS) * height,
      })),
    )
    .png()
    .toFile(file)
}

for (const [width, { viewport, shown }] of Object.entries(SIZES)) {
  for (const isLit of [false, true]) {
    test.describe(`${isLit ? 'lit' : 'CSS'} ${width}`, () => {
      test.use({ viewport, scene: isLit, hasTouch: viewport.width < 600 })
      for (const move of MOVES) {
        test(move.name, async ({ page }) => {
          if (isLit) await openScene(page, move.start, { seed: 7 })
          else await openStepped(page, move.start)
          await page.waitForFunction(() => window.portfolioTest?.timelines !== undefined)
          await step(page, ENTRY_MS)
          await move.before?.(page)
          const frames: Buffer[] = []
          await move.make(page)
          for (let count = 0; count < FRAMES; count++) {
            frames.push(await page.screenshot({ animations: 'allow' }))
            await step(page, move.ms / (FRAMES - 1))
          }
          const name = `${move.name.replaceAll(' ', '-')}-${width}${isLit ? '-lit' : ''}.png`
          await writeStrip(frames, shown, path.join(FOLDER, name))
          expect(frames).toHaveLength(FRAMES)
        })
      }
    })
  }
}
