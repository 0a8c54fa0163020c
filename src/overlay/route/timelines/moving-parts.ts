import { testClock } from '../../../interaction/frames/test-clock'

/** A type, so that a renamed part does not compile. */
type PartName =
  | 'back'
  | 'title'
  | 'grid'
  | 'tile'
  | 'centre'
  | 'curve'
  | 'icon'
  | 'label'
  | 'pager'
  | 'numeral'
  | 'list-title'
  | 'entry'
  | 'face'
  | 'paper'
  | 'quick-links'

export const movingPart = (name: PartName) => ({ 'data-part': name })

const partsOf = (screen: HTMLElement, ...names: PartName[]): HTMLElement[] => [
  ...screen.querySelectorAll<HTMLElement>(names.map((name) => `[data-part="${name}"]`).join()),
]

export const optionalParts = partsOf

/** @throws Error in development and tests when there is none */
export function movingParts(screen: HTMLElement, name: PartName): HTMLElement[] {
  const parts = partsOf(screen, name)
  if (parts.length === 0 && (import.meta.env.DEV || testClock)) {
    throw new Error(`the screen has no part "${name}"`)
  }
  return parts
}
