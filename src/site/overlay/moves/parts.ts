import { createContext, type RefCallback, use } from 'react'

/** What the moves between screens animate. */
export type PartName =
  | 'back'
  | 'title'
  | 'grid'
  | 'tile'
  | 'tile-content'
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
  | 'face-content'
  | 'quick-links'
  | 'whole'

/** Elements of one screen by name, in the page's order; of a copy of it, too. */
export type Parts = { readonly all: (name: PartName) => HTMLElement[] }

const inPageOrder = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Collects the parts of whatever screen is shown. */
export function createParts() {
  const elements = new Map<PartName, Set<HTMLElement>>()
  const refs = new Map<PartName, RefCallback<Element>>()
  const refOf = (name: PartName): RefCallback<Element> => {
    const known = refs.get(name)
    if (known) return known
    const shown = new Set<HTMLElement>()
    elements.set(name, shown)
    const ref = (element: Element | null) => {
      shown.add(element as HTMLElement)
      return () => void shown.delete(element as HTMLElement)
    }
    refs.set(name, ref)
    return ref
  }
  return {
    /** A ref for one or many elements; the same function each time. */
    refOf,
    all: (name: PartName) => [...(elements.get(name) ?? [])].sort(inPageOrder),
    names: () => [...elements.keys()],
  }
}

export const PartsContext = createContext(createParts())

/** @returns a function from the name of a part to the ref of its elements */
export const useParts = () => use(PartsContext).refOf

/** For an element that has another ref, too. */
export const withRef =
  <Type extends Element>(ref: RefCallback<Type>, other: RefCallback<Type>): RefCallback<Type> =>
  (element) => {
    const [end, endOther] = [ref(element), other(element)]
    return () => {
      end?.()
      endOther?.()
    }
  }
