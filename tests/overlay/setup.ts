import { vi } from 'vitest'
import { keepFromOwnersFiles } from '../fixtures/owners-files'

// Built-in lists, whatever the environment, unless a test overrides it.
vi.stubEnv('VITE_CONTENT_URL', '')

keepFromOwnersFiles()
