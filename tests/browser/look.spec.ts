import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { inWide } from './in-wide'
import { expectLook, openLit, steadyLook } from './look'
import { button, words } from './screens'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Longer than a screen's entry, and than the card's greeting or turn. */
const REST_MS = 3500
const CARD_REST_MS = 6000

const openAtRest = async (page: Page, address: string, restMs = REST_MS) => {
  await openStepped(page, address)
  await step(page, restMs)
}

type Look = {
  isLit?: boolean
  /** The size of `npm test`; the others are in `npm run test:wide`. */
  width: (typeof SIZES)[number]['width']
  open: (page: Page) => Promise<void>
}

const LOOKS: Record<string, Look> = {
  home: { width: 1440, open: (page) => openAtRest(page, '/', CARD_REST_MS) },
  'home-lit': {
    isLit: true,
    width: 390,
    open: (page) => openLit(page, '/'),
  },
  back: {
    width: 1440,
    open: async (page) => {
      await openAtRest(page, '/', 0)
      await button(page, words.home.toBack).click()
      await page.mouse.move(0, 0)
      await step(page, CARD_REST_MS)
    },
  },
  navigation: { width: 768, open: (page) => openAtRest(page, '/navegacion/') },
  experience: { width: 390, open: (page) => openAtRest(page, '/experiencia/') },
  education: { width: 1440, open: (page) => openAtRest(page, '/educacion/') },
  skills: { width: 390, open: (page) => openAtRest(page, '/habilidades/') },
  projects: { width: 768, open: (page) => openAtRest(page, '/proyectos/') },
  contact: { width: 390, open: (page) => openAtRest(page, '/contacto/') },
  'not-found': { width: 390, open: (page) => openAtRest(page, '/nada-por-aqui') },
}

const LOOKS_DIR = path.join(import.meta.dirname, 'looks')
const MAX_LOOKS_BYTES = 1_500_000
const fileOf = (name: string, width: number) => `${name}-${width}.png`

for (const [name, { isLit = false, width, open }] of Object.entries(LOOKS)) {
  for (const viewport of SIZES) {
    test.describe(`${name} at ${viewport.width} px`, () => {
      test.use({ viewport, scene: isLit })

      test('matches its screenshot', inWide(viewport.width !== width), async ({ page }) => {
        await steadyLook(page)
        await open(page)
        await expectLook(page, fileOf(name, viewport.width))
      })
    })
  }
}

test('there is one screenshot per screen and size, within the size budget', () => {
  const wanted = Object.keys(LOOKS).flatMap((name) => SIZES.map(({ width }) => fileOf(name, width)))
  const kept = readdirSync(LOOKS_DIR)
  expect(kept.sort()).toEqual(wanted.sort())
  const bytes = kept.reduce((sum, file) => sum + statSync(path.join(LOOKS_DIR, file)).size, 0)
  expect(bytes).toBeLessThan(MAX_LOOKS_BYTES)
})
