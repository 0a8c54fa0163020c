let isShown = false

/** Whether the browser has shown this way through history itself, as a swipe, until it is rendered. */
export const isTraversalShown = (): boolean => isShown

/** Call before anything else listens to `popstate`. */
export function watchTraversals(): void {
  window.navigation?.addEventListener('navigate', ({ hasUAVisualTransition }) => {
    isShown = hasUAVisualTransition
  })
  const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
    isShown ||= hasUAVisualTransition
    // React renders in a microtask.
    if (isShown) setTimeout(() => (isShown = false))
  }
  window.addEventListener('popstate', onPopState, { capture: true })
}
