import { Router } from 'wouter'
import type { Site } from '../model/site'
import { SITE_BASE } from '../model/site-base'
import { Boundary } from '../overlay/boundary'
import { Overlay } from '../overlay/overlay'
import { Backdrop } from './backdrop'
import { navigateOnce } from './navigate-once'
import { PageHead } from './page-head'
import { SiteProvider } from './site-provider'

/** wouter wants the base without its final slash; with it, links become `//educacion`. */
const BASE = SITE_BASE.replace(/\/$/, '')

type AppProps = {
  /** In the language of the page that was opened. */
  site: Site
  /** Address to prerender, base included; undefined in the browser. */
  serverPath?: string
}

export function App({ site, serverPath }: AppProps) {
  return (
    <Router base={BASE} aroundNav={navigateOnce} {...(serverPath && { ssrPath: serverPath })}>
      <SiteProvider first={site}>
        <PageHead />
        <Boundary fallback={null}>
          <Backdrop />
        </Boundary>
        <Overlay />
      </SiteProvider>
    </Router>
  )
}
