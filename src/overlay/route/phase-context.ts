import { createContext } from 'react'
import type { Phase } from './route-transition'

export const PhaseContext = createContext<Phase>('idle')
