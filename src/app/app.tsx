import { Router } from 'wouter'
import { SITE_BASE } from '../model/site-base'
import { Boundary } from '../overlay/boundary'
import { Overlay } from '../overlay/overlay'
import { Backdrop } from './backdrop'
import { navigateOnce } from './navigate-once'
import { PageHead } from './page-head'

/** wouter wants the base without its final slash; with it, links become `//educacion`. */
const BASE = SITE_BASE.replace(/\/$/, '')

type AppProps = {
  /** Address to prerender, base included; undefined in the browser. */
  serverPath?: string
}

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
