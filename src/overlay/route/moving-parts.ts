import { testClock } from '../../interaction/frames/test-clock'

/** What the timelines move. Each name stands once here, so that a renamed part does not compile. */
type PartName =
  | 'back'
  | 'title'
  | 'grid'
  | 'tile'
  | 'centre'
  | 'curve'
  | 'header'
  | 'list-title'
  | 'entry'
  | 'face'
  | 'quick-links'

/** The attribute by which timelines find an element. */
export const movingPart = (name: PartName) => ({ 'data-part': name })

const partsOf = (screen: HTMLElement, name: PartName): HTMLElement[] => [
  ...screen.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
]

/** The parts that only some screens of a kind have; often none. */
export const optionalParts = partsOf

/** The parts of that name, in order. @throws Error while developing and testing, where there is none */
export function movingParts(screen: HTMLElement, name: PartName): HTMLElement[] {
  const parts = partsOf(screen, name)
  if (parts.length === 0 && (import.meta.env.DEV || testClock)) {
    throw new Error(`the screen has no part "${name}"`)
  }
  return parts
}
