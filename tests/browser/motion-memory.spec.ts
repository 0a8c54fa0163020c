import { expect, type Page, test } from '@playwright/test'
import { inWide } from './in-wide'
import { openStepped } from './stepped'

const MOST = 1.05
const ROUND = [
  ['Ir a la navegación', '/navegacion/'],
  ['Experiencia', '/experiencia/'],
  ['Volver a la navegación', '/navegacion/'],
  ['Habilidades', '/habilidades/'],
  ['Volver a la navegación', '/navegacion/'],
  ['Educación', '/educacion/'],
  ['Siguiente: Habilidades', '/habilidades/'],
  ['Siguiente: Proyectos', '/proyectos/'],
  ['Volver a la navegación', '/navegacion/'],
  ['Volver al inicio', '/'],
] as const

async function createMeter(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
    return {
      heap: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    }
  }
}

/** Navigates from inside the page: Playwright's messages would be on the heap too. */
async function goRound(page: Page, rounds: number, msPerMove: number) {
  await page.evaluate(
    async ([moves, count, ms]) => {
      const turn = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      const press = async ([name, path]: (typeof moves)[number]) => {
        const links = [...document.querySelectorAll<HTMLElement>('main:not([inert]) a')]
        const nameOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? link.textContent
        const link = links.find((each) => nameOf(each)?.trim() === name)
        if (!link) throw new Error(`no link ${name} on ${location.pathname}`)
        link.click()
        for (let passed = 0; passed <= ms; passed += 50) {
          await window.portfolioTest?.step?.(50)
          for (let turns = 0; turns < 3; turns++) await turn()
        }
        if (location.pathname !== path) throw new Error(`${location.pathname}, not ${path}`)
      }
      for (let round = 0; round < count; round++) for (const move of moves) await press(move)
    },
    [ROUND, rounds, msPerMove] as const,
  )
}

type Trip = { rounds: number; warmUpRounds: number; msPerMove: number }

async function expectNothingLeft(page: Page, { rounds, warmUpRounds, msPerMove }: Trip) {
  await openStepped(page, '/')
  const measure = await createMeter(page)
  await goRound(page, warmUpRounds, msPerMove)
  const before = await measure()
  await goRound(page, rounds, msPerMove)
  const after = await measure()
  for (const name of ['heap', 'nodes', 'listeners'] as const) {
    expect(after[name], `${name} from ${before[name]}`).toBeLessThanOrEqual(before[name] * MOST)
  }
}

// Warm-up: the heap holds V8’s compiled code and the browser’s timing entries, some 450 at most.
for (const [rounds, warmUpRounds, isLong] of [
  [10, 12, false],
  [50, 120, true],
] as const) {
  test(
    `${10 * rounds} navigations with reduced motion leak nothing`,
    inWide(isLong),
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectNothingLeft(page, { rounds, warmUpRounds, msPerMove: 0 })
    },
  )
}

test('50 navigations with full motion leak nothing', inWide(), async ({ page }) => {
  test.setTimeout(180_000)
  await expectNothingLeft(page, { rounds: 5, warmUpRounds: 5, msPerMove: 2600 })
})
