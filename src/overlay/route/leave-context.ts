import { createContext } from 'react'

/** Starts SPEC's exit of a section; false lets the link navigate. */
export const LeaveContext = createContext<() => boolean>(() => false)
