import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Overlay as Texts } from '../../src/tools/content/translation/in-language'
import { translatedSite } from './translated-site'

/**
 * The whole site at one of the language's addresses. Modules are loaded anew: they keep its lists.
 * @param texts the translations
 */
async function showIn(code: string, path: string, texts: Partial<Texts>) {
  vi.resetModules()
  const [content, { SiteContext }, { Overlay }] = await Promise.all([
    import('virtual:content'),
    import('../../src/site/overlay/language/site-context'),
    import('../../src/site/overlay/overlay'),
  ])
  const { hook } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <SiteContext value={translatedSite(content, code, { perfil: {}, lists: {}, ...texts })}>
        <Overlay />
      </SiteContext>
    </Router>,
  )
  return userEvent.setup()
}

export const showEnglish = (path: string, texts: Partial<Texts> = {}) => showIn('en', path, texts)
export const showPortuguese = (path: string, texts: Partial<Texts>) => showIn('pt', path, texts)
