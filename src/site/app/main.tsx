import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import '../../../.cache/style/colors.css'
import '../../../.cache/style/fonts.css'
import '../../../.cache/style/geometry.css'
import '../../../.cache/style/grid.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/words.css'
import '../styles/print.css'
import { languages, projectPages, sections } from 'virtual:content'
import { matchRoute } from '../../model/routes'
import { SITE_BASE, type Site } from '../../model/site'
import { startFrameLoop } from '../interaction/frames/frame-loop'
import { whenIdle } from '../interaction/frames/when-idle'
import { startTouchRule } from '../interaction/touch-rule'
import { takeServedProse } from '../overlay/project-page/page-loader'
import { loadScreen } from '../overlay/screen-loader'
import { ErrorBoundary } from '../react/error-boundary'
import { startMotionPreference } from '../state/motion-preference'
import { startScrollMemory } from '../state/scroll-memory'
import { watchTraversals } from '../state/shown-traversal'
import { App } from './app'
import styles from './app.module.css'
import { startOffline } from './offline'
import { openForPrint } from './open-for-print'
import { loadSite } from './site-provider'

const root = document.getElementById('root') as HTMLElement
const served = { path: window.location.pathname, html: root.innerHTML }
const { lang, dataset } = document.documentElement

const logFailure = (error: unknown) => console.error(import.meta.env.PORTFOLIO_FAULT_failed, error)

const isScreen = (boundary: unknown) =>
  boundary instanceof ErrorBoundary && boundary.props.fallback !== null

/** Replaces a broken app by the served HTML and a notice; reloads if the route has changed. */
function showServedPage(notice: string): void {
  if (served.path !== window.location.pathname) {
    window.location.reload()
    return
  }
  delete dataset.scripted
  delete dataset.scrollLock
  dataset.plain = ''
  root.innerHTML = served.html
  const element = document.createElement('p')
  element.className = styles.notice ?? ''
  element.role = 'alert'
  element.textContent = notice
  root.append(element)
}

function start(site: Site): void {
  let reactRoot: Root | undefined
  const giveUp = (error: unknown) => {
    logFailure(error)
    // React reports the error while it is still rendering; wait until it has finished.
    setTimeout(() => {
      reactRoot?.unmount()
      showServedPage(site.words.page.stillServed)
    })
  }
  delete dataset.plain
  dataset.scripted = ''
  try {
    startScrollMemory()
    watchTraversals()
    startMotionPreference()
    startFrameLoop()
    startTouchRule()
    openForPrint()
    whenIdle(startOffline)
    const app = (
      <StrictMode>
        <App site={site} />
      </StrictMode>
    )
    const failures: RootOptions = {
      onUncaughtError: giveUp,
      // A screen that was prerendered has failed: the served page is better than an error message.
      onCaughtError: (error, { errorBoundary }) => {
        const isServed = served.path === window.location.pathname
        if (isScreen(errorBoundary) && isServed) giveUp(error)
        else logFailure(error)
      },
    }
    // The root is empty in development, and prerendered by the build.
    if (root.firstElementChild) reactRoot = hydrateRoot(root, app, failures)
    else {
      reactRoot = createRoot(root, failures)
      reactRoot.render(app)
    }
  } catch (error) {
    giveUp(error)
  }
}

/** A page that the browser prerenders starts, with strike, sway and scene, once it is shown. */
function startOnceShown(site: Site): void {
  if (!('prerendering' in document && document.prerendering)) return void start(site)
  const onShown = () => {
    // Otherwise the strike would have run since the browser made the page.
    for (const animation of document.getAnimations()) {
      animation.cancel()
      animation.play()
    }
    start(site)
  }
  document.addEventListener('prerenderingchange', onShown, { once: true })
}

const language = languages.find(({ code }) => code === lang) ?? languages[0]

async function loadShownScreen(code: string): Promise<void> {
  const path = served.path.slice(SITE_BASE.length - 1)
  const { route } = matchRoute(path, languages, sections.pager, projectPages)
  takeServedProse(code, route, root)
  await loadScreen(code, route)
}

// A top-level `await` would block the chunks that import from this one.
if (language) {
  Promise.all([loadSite(language), loadShownScreen(language.code)]).then(
    ([site]) => startOnceShown(site),
    (error) => {
      logFailure(error)
      dataset.plain = ''
    },
  )
}
