import { Router } from 'wouter'
import { SITE_BASE } from '../model/site-base'
import { Boundary } from '../overlay/boundary'
import { Overlay } from '../overlay/overlay'
import { Backdrop } from './backdrop'
import { navigateOnce } from './navigate-once'
import { PageHead } from './page-head'

/** wouter takes a base without its final slash; with one, links would become `//educacion`. */
const BASE = SITE_BASE.replace(/\/$/, '')

type AppProps = {
  /** The address to prerender, base included; in the browser the real one counts. */
  serverPath?: string
}

/** The whole site. */
export function App({ serverPath }: AppProps) {
  return (
    <Router base={BASE} aroundNav={navigateOnce} {...(serverPath && { ssrPath: serverPath })}>
      <PageHead />
      <Boundary fallback={null}>
        <Backdrop />
      </Boundary>
      <Overlay />
    </Router>
  )
}
