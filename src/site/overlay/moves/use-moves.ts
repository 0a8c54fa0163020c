import { createContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useValue } from '../../react/use-value'
import { useRouteName, useSite } from '../language/site-context'
import { createMoves } from './moves'
import { type Phase, screenOf } from './route-transition'

/** What a screen needs of the moves between screens. */
export const MovesContext = createContext({ phase: 'idle' as Phase, leave: (): boolean => false })

export function useMoves() {
  const screen = screenOf(useRouteName())
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
