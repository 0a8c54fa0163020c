import { beforeEach } from 'vitest'
import { Overlay } from '../../src/overlay/overlay'
import { setPaused } from './motion'
import { show } from './show'

/** Shows the screen of an address, with its ways to the others. */
export const showSite = (path: string) => show(<Overlay />, path)

// A visitor who paused the motion: every move is immediate.
beforeEach(() => setPaused(true))
