import type { FrameLocator, Locator, Page } from '@playwright/test'
import { screen as words } from '../../src/site/words/es'
import { owner } from './content-texts'

export { words }

export const SCREENS = [
  { path: '/', title: owner.nombre },
  { path: '/navegacion/', title: words.routes.navigation },
  { path: '/experiencia/', title: words.routes.experience },
  { path: '/educacion/', title: words.routes.education },
  { path: '/habilidades/', title: words.routes.skills },
  { path: '/proyectos/', title: words.routes.projects },
  { path: '/contacto/', title: words.routes.navigation },
  { path: '/nada-por-aqui', title: words.page.notFound.title },
] as const

type Scope = Page | Locator | FrameLocator

export const link = (scope: Scope, name: string) => scope.getByRole('link', { name, exact: true })

export const button = (scope: Scope, name: string) =>
  scope.getByRole('button', { name, exact: true })

/** Of the screen: a dialog makes it inert. */
export const heading = (page: Page, name: string) =>
  page.locator('main').getByRole('heading', { level: 1, name, includeHidden: true })

/** Waits for hydration: from then on links navigate without loading. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Holds files up until it is called. Call before opening. */
export async function holdUp(page: Page, files: RegExp | string) {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(files, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

export async function frameShown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** By how much the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** By script: a click would scroll to the link first. */
export const follow = (page: Page, name: string) =>
  link(page, name).evaluate((each: HTMLElement) => each.click())

/** @throws Error if it is not shown */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown`)
  return box
}

/** Left sides of a text's first and last letter: the other way round from right to left. */
export const endsOf = (part: Locator) =>
  part.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const at = (start: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + 1)
      return range.getBoundingClientRect().left
    }
    return { first: at(0), last: at(node.length - 1) }
  })
