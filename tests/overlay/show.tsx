import * as content from 'virtual:content'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SiteContext } from '../../src/site/overlay/language/site-context'
import { spanishSite } from './spanish-site'

export const NEW_TAB = ' (se abre en una pestaña nueva)'

/** A part of the site in its language. */
export const inSpanish = (part: ReactNode, Context = SiteContext, site = content) => (
  <Context value={spanishSite(site)}>{part}</Context>
)

function showAt(path: string, part: ReactNode) {
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  const { unmount } = render(<Router hook={hook}>{part}</Router>)
  return { user: userEvent.setup(), history, navigate, unmount }
}

/** `history` has every address, the current one last. */
export const show = (part: ReactNode, path = '/') => showAt(path, inSpanish(part))

/** The same, after `vi.resetModules`. */
export async function showAnew(part: ReactNode, path = '/') {
  const [context, site] = await Promise.all([
    import('../../src/site/overlay/language/site-context'),
    import('virtual:content'),
  ])
  return showAt(path, inSpanish(part, context.SiteContext, site))
}

/** Testing Library ignores `inert`. */
export const isInert = (element: Element): boolean => element.closest('[inert]') !== null

// The first press loads the animations.
afterEach(() => vi.dynamicImportSettled())
