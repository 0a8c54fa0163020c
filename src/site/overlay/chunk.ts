import { useValue } from '../react/use-value'
import { createValueStore } from '../state/value-store'

/**
 * Screens in a script of their own, with their style sheet, fetched once.
 * @param source its file below src/site/overlay, by which the build knows the style sheet
 */
export function createChunk<Screens>(source: string, fetchScreens: () => Promise<Screens>) {
  const screens = createValueStore<Screens | undefined>(undefined)
  let loading: Promise<void> | undefined
  return {
    source,
    get: screens.get,
    /**
     * A failure is final: Vite would not ask for the style sheet again.
     * @throws Error when offline
     */
    load: (): Promise<void> => {
      loading ??= fetchScreens().then(screens.set)
      return loading
    },
    /** @param isServed whether the page that was served shows it */
    use: (isServed: boolean): Screens | undefined =>
      useValue(screens, isServed ? screens.get() : undefined),
  }
}
