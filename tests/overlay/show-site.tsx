import { beforeEach } from 'vitest'
import { Overlay } from '../../src/site/overlay/overlay'
import { setPaused } from './motion'
import { show } from './show'

export const showSite = (path: string) => show(<Overlay />, path)

// Paused motion: navigation is immediate.
beforeEach(() => setPaused(true))
