import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Overlay as Texts } from '../../src/model/translation/in-language'
import { englishSite } from './english-site'

/**
 * The whole site at one of its English addresses. Modules are loaded anew: they keep the lists of a language.
 * @param texts the translations
 */
export async function showEnglish(path: string, texts: Partial<Texts> = {}) {
  vi.resetModules()
  const [content, { SiteContext }, { Overlay }] = await Promise.all([
    import('virtual:content'),
    import('../../src/overlay/language/site-context'),
    import('../../src/overlay/overlay'),
  ])
  const { hook } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <SiteContext value={englishSite(content, { perfil: {}, lists: {}, ...texts })}>
        <Overlay />
      </SiteContext>
    </Router>,
  )
  return userEvent.setup()
}
