type HomePart = 'face' | 'paper' | 'face-content' | 'quick-links'
type CardPart =
  | 'card'
  | 'portrait'
  | 'seal'
  | 'name'
  | 'role'
  | 'facts'
  | 'action'
  | 'back-text'
  | 'qr'
/** On the CSS paper, for a card without the scene: SPEC's glare, the light on the foil, the lines. */
type PaperPart = 'glare' | 'flare' | 'shine' | 'lines' | 'flap' | 'folding'
type GridPart = 'grid' | 'tile' | 'tile-content' | 'label' | 'centre' | 'curve'
type SectionPart = 'pager' | 'numeral' | 'list-title' | 'entry'
/** Of a project's own page; its picture is in the list, too. */
type ProjectPagePart = 'picture' | 'page-head' | 'page-text'
type AnyPart = 'back' | 'icon' | 'title' | 'whole'
export type PartName =
  | HomePart
  | CardPart
  | PaperPart
  | GridPart
  | SectionPart
  | ProjectPagePart
  | AnyPart

/** Names an element, for `partsOf`. */
export const part = (...names: PartName[]) => ({ 'data-part': names.join(' ') })

/** @returns a function from names to the elements of a screen, or of its copy, in the page's order */
export const partsOf =
  (screen: ParentNode) =>
  (...names: PartName[]): HTMLElement[] => [
    ...screen.querySelectorAll<HTMLElement>(names.map((name) => `[data-part~=${name}]`).join()),
  ]
/** One that is always there. */
export const partOf = (screen: ParentNode, name: PartName) =>
  partsOf(screen)(name)[0] as HTMLElement

export type Parts = ReturnType<typeof partsOf>
