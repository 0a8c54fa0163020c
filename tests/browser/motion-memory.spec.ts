import { inWide } from './in-wide'
import { words } from './screens'
import { openStepped } from './stepped'
import { expect, type Page, test } from './test'

const MOST = 1.05
const { home, navigation, routes, section } = words
const ROUND = [
  [home.toNavigation, '/navegacion/'],
  [routes.experience, '/experiencia/'],
  [section.back, '/navegacion/'],
  [routes.skills, '/habilidades/'],
  [section.back, '/navegacion/'],
  [routes.education, '/educacion/'],
  [section.next + routes.skills, '/habilidades/'],
  [section.next + routes.projects, '/proyectos/'],
  [section.back, '/navegacion/'],
  [navigation.toHome, '/'],
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

// Warm-up: the heap holds V8’s compiled code and the browser’s timing entries, some 450 at most.
for (const { name, rounds, warmUpRounds, msPerMove } of [
  { name: 'reduced', rounds: 50, warmUpRounds: 120, msPerMove: 0 },
  { name: 'full', rounds: 5, warmUpRounds: 5, msPerMove: 2600 },
]) {
  const title = `${rounds * ROUND.length} navigations with ${name} motion leak nothing`
  test(title, inWide(), async ({ page }) => {
    if (name === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStepped(page, '/')
    const measure = await createMeter(page)
    await goRound(page, warmUpRounds, msPerMove)
    const before = await measure()
    await goRound(page, rounds, msPerMove)
    const after = await measure()
    for (const what of ['heap', 'nodes', 'listeners'] as const) {
      expect(after[what], `${what} from ${before[what]}`).toBeLessThanOrEqual(before[what] * MOST)
    }
  })
}
