import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PageName } from '../../../model/routes'
import { useValue } from '../../react/use-value'
import { isScreenThere, loadScreen } from '../screen-loader'
import { useRouteName, useSite } from '../site-context'
import { createMoves } from './moves'
import { type ScreenName, screenOf } from './route-transition'

/** The screen of the address or, while that is being fetched, the one before. */
function useLoadedScreen(route: PageName | 'notFound'): ScreenName {
  const { code } = useSite()
  const wanted = screenOf(route)
  const [loaded, setLoaded] = useState(wanted)
  const isThere = isScreenThere(code, route)
  useEffect(() => {
    if (isThere) return undefined
    let isWanted = true
    loadScreen(code, route).then(
      () => isWanted && setLoaded(wanted),
      // The address has a file of its own with the whole screen.
      () => isWanted && window.location.reload(),
    )
    return () => {
      isWanted = false
    }
  }, [isThere, code, route, wanted])
  if (isThere && loaded !== wanted) setLoaded(wanted)
  return isThere ? wanted : loaded
}

export function useMoves() {
  const route = useRouteName() ?? 'notFound'
  const screen = useLoadedScreen(route)
  const [moves] = useState(() => createMoves(screen))
  const state = useValue(moves, moves.get())
  const main = useRef<HTMLElement>(null)
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const toGrid = useEffectEvent(() => navigate(paths.navigation))

  useLayoutEffect(() => moves.onShown(main.current as HTMLElement, state), [moves, state])
  useLayoutEffect(() => moves.send({ type: 'navigate', screen }), [moves, screen])
  useEffect(() => moves.start(main.current as HTMLElement, () => toGrid()), [moves])

  // While the next screen is fetched, the last one is shown at the next one's address. `exit` keeps it from storing
  // its scroll position there.
  const isThere = screen === screenOf(route)
  const phase = isThere ? state.phase : 'exit'
  const context = useMemo(
    // A press of the back control must then navigate: its exit would be overtaken by the fetched screen.
    () => ({ phase, leave: () => isThere && moves.leave() }),
    [phase, isThere, moves],
  )
  return { main, shown: state.shown, context }
}
