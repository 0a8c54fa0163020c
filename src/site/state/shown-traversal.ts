let isShown = false

/** Whether the browser itself has animated the step through history, as at a swipe. False again once it is rendered. */
export const isTraversalShown = (): boolean => isShown

/** To be called before anything else listens to `popstate`. */
export function watchTraversals(): void {
  window.navigation?.addEventListener('navigate', ({ hasUAVisualTransition }) => {
    isShown = hasUAVisualTransition
  })
  const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
    isShown ||= hasUAVisualTransition
    // React renders in a microtask, which is before this.
    if (isShown) setTimeout(() => (isShown = false))
  }
  window.addEventListener('popstate', onPopState, { capture: true })
}
