import { createContext, useContext } from 'react'
import type { Fields } from '../../../model/objects'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import type { SpotProblem } from '../content-reader'
import type { ContentState } from '../content-store'
import { type Draft, isNewEntry } from '../drafts'
import { type FieldSpot, itemsOf, objectAt, partsOf } from '../field-spot'
import type { Answer, ask, EditorState } from './api'
import type { EditorStore } from './editor-store'

/** What is open in the form: the profile, a list or an entry of it, the page of a project. */
export type Spot = Pick<FieldSpot, 'place' | 'id'> & {
  field?: string | undefined
  /** Of the field's translation, if that is meant. */
  language?: string | undefined
  line?: number | undefined
}

type EditorValue = {
  say: Messages['form']
  language: Spoken
  store: EditorStore
  state: EditorState
  drafts: readonly Draft[]
  spot: Spot
  notes: readonly SpotProblem[]
  open: (spot: Spot) => void
  tell: (text: string) => void
  /** As the store's, and tells what went wrong; undefined then. */
  order: <Told extends Answer>(...asked: Parameters<typeof ask>) => Promise<Told | undefined>
}

const EditorContext = createContext<EditorValue | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditor() {
  const value = useContext(EditorContext)
  if (!value) throw new Error('no editor')
  return {
    ...value,
    /** Of the file in the main language. */
    name: partsOf(value.spot.place).name,
    /** Whether what is open is no entry of the file yet. */
    isNew: isNewEntry(value.state.values, value.drafts, value.spot),
  }
}

/** The profile or the entry of a spot; of a page, its project. */
export function entryAt({ values }: ContentState, { place, id }: Spot): Fields | undefined {
  const { name, page } = partsOf(place)
  if (page === undefined) return objectAt(values, name, id)
  return itemsOf(values[name]).find(({ pagina }) => pagina === page)
}
