import { hasProjectPages } from 'virtual:content'
import {
  createContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { useValue } from '../../react/use-value'
import { isPageThere, loadPage } from '../project-page/page-loader'
import { useRouteName, useSite } from '../site-context'
import { createMoves } from './moves'
import { type Phase, type ScreenName, screenOf } from './route-transition'

/** The screen of the address; while its page is being fetched, the one before. */
function useLoadedScreen(wanted: ScreenName): ScreenName {
  const { code } = useSite()
  const [loaded, setLoaded] = useState(wanted)
  const isThere = isPageThere(code, wanted)
  useEffect(() => {
    if (isThere) return undefined
    let isWanted = true
    loadPage(code, wanted).then(
      () => isWanted && setLoaded(wanted),
      // The page's own file has all of it, too.
      () => isWanted && window.location.reload(),
    )
    return () => {
      isWanted = false
    }
  }, [isThere, code, wanted])
  if (isThere && loaded !== wanted) setLoaded(wanted)
  return isThere ? wanted : loaded
}

const useScreen = hasProjectPages ? useLoadedScreen : (wanted: ScreenName) => wanted

/** Changes with every phase: use it in small components, not in one that renders a list. */
export const MovesContext = createContext({ phase: 'idle' as Phase, leave: (): boolean => false })

export function useMoves() {
  const wanted = screenOf(useRouteName())
  const screen = useScreen(wanted)
  const [moves] = useState(() => createMoves(screen))
  const state = useValue(moves, moves.get())
  const main = useRef<HTMLElement>(null)
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const toGrid = useEffectEvent(() => navigate(paths.navigation))

  useLayoutEffect(() => moves.onShown(main.current as HTMLElement, state), [moves, state])
  useLayoutEffect(() => moves.send({ type: 'navigate', screen }), [moves, screen])
  useEffect(() => moves.start(main.current as HTMLElement, () => toGrid()), [moves])

  // What scrolls while the next screen is fetched is the last one, at the next one's address.
  const isThere = screen === wanted
  const phase = isThere ? state.phase : 'exit'
  const context = useMemo(
    // A wish to leave meanwhile is the last one: it must not be overtaken by the screen that comes.
    () => ({ phase, leave: () => isThere && moves.leave() }),
    [phase, isThere, moves],
  )
  return { main, shown: state.shown, context }
}
