import { useValue } from '../react/use-value'
import { createValueStore } from '../state/value-store'

/**
 * Screens in a script of their own, with a style sheet, which are fetched once.
 * @param source the script's file below src/site/overlay, by which the build finds the style sheet
 */
export function createChunk<Screens>(source: string, fetchScreens: () => Promise<Screens>) {
  const screens = createValueStore<Screens | undefined>(undefined)
  let loading: Promise<void> | undefined
  return {
    source,
    get: screens.get,
    /** A failure is final, because Vite would not ask for the style sheet again. @throws Error when offline */
    load: (): Promise<void> => {
      loading ??= fetchScreens().then(screens.set)
      return loading
    },
    /** @param isServed whether the served page shows these screens */
    use: (isServed: boolean): Screens | undefined =>
      useValue(screens, isServed ? screens.get() : undefined),
  }
}
