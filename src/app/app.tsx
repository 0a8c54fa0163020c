import { Router } from 'wouter'
import { Overlay } from '../overlay/overlay'
import { Backdrop } from './backdrop'
import { navigateOnce } from './navigate-once'
import { PageHead } from './page-head'
import { StartupBoundary } from './startup-boundary'

/** wouter takes a base without its final slash; with one, links would become `//educacion`. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

type AppProps = {
  /** The address to prerender, base included; in the browser the real one counts. */
  serverPath?: string
}

/** The whole site. */
export function App({ serverPath }: AppProps) {
  return (
    <StartupBoundary>
      <Router base={BASE} aroundNav={navigateOnce} {...(serverPath && { ssrPath: serverPath })}>
        <PageHead />
        <Backdrop />
        <Overlay />
      </Router>
    </StartupBoundary>
  )
}
