import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/print.css'
import { App } from './app/app'
import { startOffline } from './app/offline'
import { StartupError } from './app/startup-error'
import { startFrameLoop } from './interaction/frame-loop'
import { startMotionPreference } from './interaction/motion-preference'
import { startScrollMemory } from './interaction/scroll-memory'
import { startTouchRule } from './interaction/touch-rule'
import { whenIdle } from './interaction/when-idle'

document.documentElement.dataset.scripted = ''
const root = document.getElementById('root') as HTMLElement
const logFailure = (error: unknown) => console.error('El sitio no pudo iniciarse.', error)

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
  // The dev server serves an empty page; the build, one that is complete already.
  if (root.firstElementChild) hydrateRoot(root, app, { onCaughtError: logFailure })
  else createRoot(root, { onCaughtError: logFailure }).render(app)
} catch (error) {
  logFailure(error)
  createRoot(root).render(<StartupError />)
}
