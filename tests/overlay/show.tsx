import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

/** What a link that opens a new tab has at the end of its name. */
export const NEW_TAB = ' (se abre en una pestaña nueva)'

/** Shows a part of the site at an address; `history` has every address since, the last one shown. */
export function show(part: ReactNode, path = '/') {
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  const { unmount } = render(<Router hook={hook}>{part}</Router>)
  return { user: userEvent.setup(), history, navigate, unmount }
}

/** Whether an element is in a part that can be neither pressed nor read: Testing Library sees it. */
export const isInert = (element: Element): boolean => element.closest('[inert]') !== null

// A visitor's first press fetches the animations, needed or not.
afterEach(() => vi.dynamicImportSettled())
