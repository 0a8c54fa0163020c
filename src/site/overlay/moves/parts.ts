import { createContext, type RefCallback, use } from 'react'
import type { Phase } from './route-transition'

type HomePart = 'face' | 'paper' | 'face-content' | 'quick-links'
type GridPart = 'grid' | 'tile' | 'tile-content' | 'label' | 'centre' | 'curve'
type SectionPart = 'pager' | 'numeral' | 'list-title' | 'entry'
/** What the moves between screens animate. */
export type PartName = HomePart | GridPart | SectionPart | 'back' | 'icon' | 'title' | 'whole'

const inPageOrder = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Elements of one screen, or of a copy of it, by name and in the page's order. */
export const partsOf = (names: ReadonlyMap<HTMLElement, PartName>) => ({
  names,
  all: (...wanted: PartName[]): HTMLElement[] =>
    [...names].flatMap(([each, name]) => (wanted.includes(name) ? each : [])).sort(inPageOrder),
})
export type Parts = ReturnType<typeof partsOf>

/** Collects the parts of whatever screen is shown. */
export function createParts() {
  const names = new Map<HTMLElement, PartName>()
  const refs = new Map<PartName, RefCallback<Element>>()
  /** A ref for one or many elements; the same function each time. */
  const refOf = (name: PartName): RefCallback<Element> => {
    const keep = (element: Element | null) => {
      names.set(element as HTMLElement, name)
      return () => void names.delete(element as HTMLElement)
    }
    const ref = refs.get(name) ?? keep
    refs.set(name, ref)
    return ref
  }
  return { ...partsOf(names), refOf }
}

/** What a screen needs of the moves between screens. */
export const MovesContext = createContext({
  refOf: createParts().refOf,
  phase: 'idle' as Phase,
  /** Starts SPEC's exit of a section; false lets the link navigate. */
  leave: (): boolean => false,
})

/** @returns a function from the name of a part to the ref of its elements */
export const useParts = () => use(MovesContext).refOf

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
