import { flushSync } from 'react-dom'
import { mayMove } from '../state/motion-preference'

let latest: ViewTransition | undefined

/** Fades the words into those of another language by a view transition (styles/words.css). */
export function changeWords(show: () => void, mayFade: boolean): void {
  const change = () => flushSync(show)
  if (!mayFade || !mayMove() || !document.startViewTransition) {
    change()
    return
  }
  const { dataset } = document.documentElement
  dataset.words = 'changing'
  const transition = document.startViewTransition(change)
  latest = transition
  // A transition is skipped when another one begins or the page is hidden.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => {
    if (latest === transition) delete dataset.words
  })
}
