import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { inWide } from './in-wide'
import { expectLook, openLit, steadyLook } from './look'
import { button, words } from './screens'
import { openStepped, step } from './stepped'
import { expect, test } from './test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Longer than a screen's entry, and than the card's sway or turn. */
const REST_MS = 6000

/** Each with its width in `npm test`; the others are in `npm run test:wide`. */
const LOOKS = [
  ['home', 1440, '/'],
  ['home-lit', 390, '/'],
  ['back', 1440, '/'],
  ['navigation', 768, '/navegacion/'],
  ['experience', 390, '/experiencia/'],
  ['education', 1440, '/educacion/'],
  ['skills', 390, '/habilidades/'],
  ['projects', 768, '/proyectos/'],
  ['contact', 390, '/contacto/'],
  ['not-found', 390, '/nada-por-aqui'],
] as const

const LOOKS_DIR = path.join(import.meta.dirname, 'looks')
const MAX_LOOKS_BYTES = 1_500_000
const fileOf = (name: string, width: number) => `${name}-${width}.png`

for (const [name, width, address] of LOOKS) {
  for (const viewport of SIZES) {
    test.describe(`${name} at ${viewport.width} px`, () => {
      const isLit = name === 'home-lit'
      const isBack = name === 'back'
      test.use({ viewport, scene: isLit })

      test('matches its screenshot', inWide(viewport.width !== width), async ({ page }) => {
        await steadyLook(page)
        if (isLit) await openLit(page, address)
        else await openStepped(page, address, isBack ? 0 : REST_MS)
        if (isBack) {
          await button(page, words.home.toBack).click()
          await page.mouse.move(0, 0)
          await step(page, REST_MS)
        }
        await expectLook(page, fileOf(name, viewport.width))
      })
    })
  }
}

test('there is one screenshot per screen and size, within the size budget', () => {
  const wanted = LOOKS.flatMap(([name]) => SIZES.map(({ width }) => fileOf(name, width)))
  const kept = readdirSync(LOOKS_DIR)
  expect(kept.sort()).toEqual(wanted.sort())
  const bytes = kept.reduce((sum, file) => sum + statSync(path.join(LOOKS_DIR, file)).size, 0)
  expect(bytes).toBeLessThan(MAX_LOOKS_BYTES)
})
