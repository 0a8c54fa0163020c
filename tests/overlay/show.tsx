import './dom'
import * as content from 'virtual:content'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Fallbacks } from '../../src/model/fallbacks'
import { withOwnWords } from '../../src/model/own-words'
import type { Profile } from '../../src/model/schema/schema'
import type { Site, SiteTexts } from '../../src/model/site'
import { Overlay } from '../../src/site/overlay/overlay'
import { loadScreen } from '../../src/site/overlay/screen-loader'
import { SiteContext } from '../../src/site/overlay/site-context'
import { setPaused } from '../../src/site/state/motion-preference'
import { projectPage, screen as words } from '../../src/site/words/es'
import type { Translation as Texts } from '../../src/tools/content/translation/in-language'
import { wordsFor } from '../../src/tools/messages/built-words'
import { contentLanguages } from '../../src/tools/output/modules/content-languages'
import { OWN, SPANISH } from './site-content'

export { words }
export const { paths } = SPANISH
export const NEW_TAB = words.page.newTab

export const link = (name: string) => screen.getByRole('link', { name })
export const button = (name: string) => screen.getByRole('button', { name })
/** The screen's heading. */
export const title = () => screen.getByRole('heading', { level: 1 })
export const textsOf = (elements: Iterable<Element>) => [...elements].map((one) => one.textContent)
/** Testing Library ignores `inert`. */
export const isInert = (element: Element): boolean => element.closest('[inert]') !== null

type Content = typeof import('virtual:content')
/** What a test puts in the place of `virtual:content` holds its texts too. */
export type OneLanguage = Content &
  Omit<SiteTexts, 'words' | 'heads' | 'projectPages' | 'tileFacts'> & {
    readonly profile: Profile & Fallbacks
  }
type Translation = Partial<Texts>

const heads = {} as Site['heads']
const projectPages = {}
/** Of a tile whose shown fact is not what is said, and of one without such words. */
export const tileFacts = {
  experience: { shown: '1 · 2024–', said: '1 entrada, desde 2024' },
  cv: { shown: 'PDF' },
}

function siteIn(code: string, site: Content, translation: Translation): Site {
  const { profile, lists, links, technologies, addressQr, contactQr } = site as OneLanguage
  const texts = {
    ...{ profile, lists, links, technologies, addressQr, contactQr },
    ...{ heads, projectPages, tileFacts },
  }
  if (code === SPANISH.code)
    return { ...SPANISH, ...texts, words: withOwnWords({ ...words, projectPage }, OWN) }
  const translations = new Map([[code, { perfil: {}, lists: {}, ...translation }]])
  const [, said] = contentLanguages({
    perfil: profile,
    lists,
    own: OWN,
    translations,
    absent: [],
    main: 'es',
  })
  if (!said) throw new Error(`no ${code}`)
  const { language, perfil, own, lists: saidLists } = said
  const { screen } = wordsFor(code, { main: 'es' }, own)
  return { ...language, ...texts, words: screen, profile: perfil, lists: saidLists }
}

function showAt(path: string, part: ReactNode) {
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  const { unmount } = render(<Router hook={hook}>{part}</Router>)
  return { user: userEvent.setup(), history, navigate, unmount }
}

/** The whole site. `history` has every address, the current one last. */
export const showSite = (path: string) =>
  showAt(
    path,
    <SiteContext value={siteIn(SPANISH.code, content, {})}>
      <Overlay />
    </SiteContext>,
  )

/** A part of the site, after `vi.resetModules`. */
export async function showAnew(
  part: ReactNode,
  path: string,
  code = SPANISH.code,
  translation: Translation = {},
) {
  const [{ SiteContext: Context }, site] = await Promise.all([
    import('../../src/site/overlay/site-context'),
    import('virtual:content'),
  ])
  return showAt(path, <Context value={siteIn(code, site, translation)}>{part}</Context>)
}

/** The whole site as on a new visit: modules keep what they fetched. */
export async function visitSite(path: string, code?: string, translation?: Translation) {
  vi.resetModules()
  const Anew = await loadOverlay(code)
  return showAnew(<Anew />, path, code, translation)
}

/** With every screen's script; call `vi.resetModules` before. */
export async function loadOverlay(code = SPANISH.code) {
  const [{ Overlay: Anew }, { loadScreen: load }] = await Promise.all([
    import('../../src/site/overlay/overlay'),
    import('../../src/site/overlay/screen-loader'),
  ])
  await load(code, 'contact')
  return Anew
}

// Every screen's script is there, and motion is paused: navigation is immediate.
beforeEach(async () => {
  await loadScreen(SPANISH.code, 'contact')
  setPaused(true)
})
// The first press loads the animations.
afterEach(() => vi.dynamicImportSettled())
