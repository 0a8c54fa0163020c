import { type AroundNavHandler, Router } from 'wouter'
import { pageTextOf, SITE_BASE, type Site } from '../../model/site'
import { Overlay } from '../overlay/overlay'
import { useRouteName, useSite } from '../overlay/site-context'
import { ErrorBoundary } from '../react/error-boundary'
import { SceneHost } from './scene-host'
import { SiteProvider } from './site-provider'

/** A link to the open page replaces its history entry instead of adding one. */
const navigateOnce: AroundNavHandler = (navigate, to, options) => {
  // `to` already includes the base.
  const plain = (path: string) => path.replace(/(.)\/$/, '$1')
  const { pathname, hash } = window.location
  const isHere = plain(pathname) === plain(to) || pathname + hash === to
  const state = isHere ? { ...window.history.state, ...options?.state } : options?.state
  navigate(to, { ...options, state, replace: isHere || options?.replace === true })
}

/** The head's tags of the route. The build writes those of social cards, whose crawlers run no scripts. */
function PageHead() {
  const { title, description, address } = pageTextOf(useSite(), useRouteName())
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** Exported for the build, which prerenders. */
export { chunksOf, loadScreen } from '../overlay/screen-loader'

/** wouter wants the base without its final slash; with it, links become `//educacion`. */
const BASE = SITE_BASE.replace(/\/$/, '')

type AppProps = {
  site: Site
  /** The address to prerender, base included; undefined in a browser. */
  serverPath?: string
}

export function App({ site, serverPath }: AppProps) {
  return (
    <Router base={BASE} aroundNav={navigateOnce} {...(serverPath && { ssrPath: serverPath })}>
      <SiteProvider first={site}>
        <PageHead />
        <ErrorBoundary fallback={null}>
          <SceneHost />
        </ErrorBoundary>
        <Overlay />
      </SiteProvider>
    </Router>
  )
}
