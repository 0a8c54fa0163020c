import type { Page } from '@playwright/test'
import { routesWith } from '../../src/model/routes'
import { shownSections } from '../../src/model/sections'
import { pathsIn } from '../../src/tools/messages/built-words'
import { builtEn, builtEs } from '../fixtures/built-words'
import type { Code } from '../fixtures/language-texts'

export const CODES = ['es', 'en'] as const satisfies readonly Code[]

const PATHS = { es: pathsIn('', builtEs.slugs), en: pathsIn('en/', builtEn.slugs) }

/** The fixture's pages, each in both languages. */
export const PAGES = routesWith(shownSections({}, []).pager).map((route) => ({
  route,
  es: PATHS.es[route],
  en: PATHS.en[route],
}))

/** Every text of the page as it is now, also of hidden parts, but those in another language. */
export const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    const isOfPage = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === lang
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
    const said = [document.title, description?.content ?? '']
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (isOfPage(parentElement)) said.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('body [aria-label], body [alt]')) {
      if (!isOfPage(element)) continue
      said.push(element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? '')
    }
    return said.map((text) => text.trim()).filter((text) => text !== '')
  })

/** The last that a page without the scene loads by itself. */
export const LAST_SCRIPT = '/player-'
