import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

export const NEW_TAB = ' (se abre en una pestaña nueva)'

/** `history` has every address, the current one last. */
export function show(part: ReactNode, path = '/') {
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  const { unmount } = render(<Router hook={hook}>{part}</Router>)
  return { user: userEvent.setup(), history, navigate, unmount }
}

/** Testing Library ignores `inert`. */
export const isInert = (element: Element): boolean => element.closest('[inert]') !== null

// The first press loads the animations.
afterEach(() => vi.dynamicImportSettled())
