import { createContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useValue } from '../../react/use-value'
import { useRouteName, useSite } from '../language/site-context'
import { isPageThere, loadPage } from '../project-page/page-loader'
import { createMoves } from './moves'
import { type Phase, type ScreenName, screenOf } from './route-transition'

/** The screen of the address; while its page is being fetched, the one before. */
function useLoadedScreen(wanted: ScreenName): ScreenName {
  const { code } = useSite()
  const [loaded, setLoaded] = useState(wanted)
  const isThere = isPageThere(code, wanted)
  useEffect(() => {
    // The page's own file has all of it, too.
    if (!isThere)
      loadPage(code, wanted).then(
        () => setLoaded(wanted),
        () => window.location.reload(),
      )
  }, [isThere, code, wanted])
  if (isThere && loaded !== wanted) setLoaded(wanted)
  return isThere ? wanted : loaded
}

/** What a screen needs of the moves between screens. */
export const MovesContext = createContext({ phase: 'idle' as Phase, leave: (): boolean => false })

export function useMoves() {
  const screen = useLoadedScreen(screenOf(useRouteName()))
  const [moves] = useState(() => createMoves(screen))
  const state = useValue(moves, moves.get())
  const main = useRef<HTMLElement>(null)
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const toGrid = useEffectEvent(() => navigate(paths.navigation))

  useLayoutEffect(() => moves.onShown(main.current as HTMLElement, state), [moves, state])
  useLayoutEffect(() => moves.send({ type: 'navigate', screen }), [moves, screen])
  useEffect(() => moves.start(main.current as HTMLElement, () => toGrid()), [moves])

  return { main, shown: state.shown, phase: state.phase, leave: moves.leave }
}
