import { vi } from 'vitest'

// Built-in lists, whatever the environment, unless a test overrides it.
vi.stubEnv('VITE_CONTENT_URL', '')

if (typeof window !== 'undefined') await import('./dom')
