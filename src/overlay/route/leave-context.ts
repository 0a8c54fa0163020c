import { createContext } from 'react'

/** A section's back control: starts SPEC's exit and says so, or leaves the link to do its work. */
export const LeaveContext = createContext<() => boolean>(() => false)
