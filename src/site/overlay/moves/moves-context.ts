import { createContext } from 'react'
import type { Phase } from './route-transition'

/** The context changes with every phase: use it in small components, not in one that renders a list. */
export const MovesContext = createContext({ phase: 'idle' as Phase, leave: (): boolean => false })
