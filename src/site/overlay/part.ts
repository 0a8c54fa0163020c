type HomePart = 'face' | 'paper' | 'face-content' | 'quick-links'
type CardPart =
  | 'card'
  /** What is in the face's rosette. */
  | 'figure'
  | 'name'
/** Elements of the CSS paper, which shows the card without the scene. */
type PaperPart = 'glare' | 'flare' | 'shine' | 'lines' | 'flap' | 'folding'
type GridPart = 'grid' | 'tile' | 'tile-content' | 'label' | 'centre' | 'curve'
type SectionPart = 'pager' | 'numeral' | 'list-title' | 'entry'
/** Elements of a project's page. Its `picture` is in the list of projects, too. */
type ProjectPagePart = 'picture' | 'page-text'
type AnyPart = 'back' | 'icon' | 'title' | 'whole'
export type PartName =
  | HomePart
  | CardPart
  | PaperPart
  | GridPart
  | SectionPart
  | ProjectPagePart
  | AnyPart

/** Names an element by an attribute, for `partsOf`. */
export const part = (...names: PartName[]) => ({ 'data-part': names.join(' ') })

/** @returns a function that finds a screen's (or its copy's) elements by their names, in document order */
export const partsOf =
  (screen: ParentNode) =>
  (...names: PartName[]): HTMLElement[] => [
    ...screen.querySelectorAll<HTMLElement>(names.map((name) => `[data-part~=${name}]`).join()),
  ]
/** The first element of a name that the screen always has. */
export const partOf = (screen: ParentNode, name: PartName) =>
  partsOf(screen)(name)[0] as HTMLElement

export type Parts = ReturnType<typeof partsOf>
