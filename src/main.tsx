import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/print.css'
import { App } from './app/app'
import { startOffline } from './app/offline'
import { servedPage, showServedPage } from './app/served-page'
import { startFrameLoop } from './interaction/frames/frame-loop'
import { startMotionPreference } from './interaction/motion-preference'
import { startScrollMemory } from './interaction/scroll-memory'
import { startTouchRule } from './interaction/touch-rule'
import { whenIdle } from './interaction/when-idle'
import { Boundary } from './overlay/boundary'

const root = document.getElementById('root') as HTMLElement
const served = servedPage(root)
let reactRoot: Root | undefined

const logFailure = (error: unknown) => console.error('Algo salió mal.', error)

function giveUp(error: unknown): void {
  logFailure(error)
  // React reports the error while it is still rendering; wait until it has finished.
  setTimeout(() => {
    reactRoot?.unmount()
    showServedPage(root, served)
  })
}

/** A failed screen that was prerendered: the served page is better than an error message. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  const isScreen = errorBoundary instanceof Boundary && errorBoundary.props.fallback !== null
  if (isScreen && served.path === window.location.pathname) giveUp(error)
  else logFailure(error)
}

document.documentElement.dataset.scripted = ''
try {
  startScrollMemory()
  startMotionPreference()
  startFrameLoop()
  startTouchRule()
  whenIdle(startOffline)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const failures = { onCaughtError, onUncaughtError: giveUp }
  // Empty in development, prerendered by the build.
  if (root.firstElementChild) reactRoot = hydrateRoot(root, app, failures)
  else {
    reactRoot = createRoot(root, failures)
    reactRoot.render(app)
  }
} catch (error) {
  giveUp(error)
}
