import { createContext, useContext } from 'react'
import type { ContentName } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import type { Finding } from '../content-reader'
import type { ContentState } from '../content-store'
import { type Fields, itemsOf } from '../field-spot'
import type { EditorState } from './api'
import type { Draft } from './drafts'
import type { EditorStore } from './editor-store'

/** What is open in the form: the profile, an entry of a list, or one that is not written yet. */
export type Spot = {
  name: ContentName
  id?: number | 'new'
  field?: string
  /** The page of a project, by its name in the address, in a further language or the main one. */
  page?: string
  language?: string | undefined
  line?: number
}

type EditorValue = {
  say: Messages['edit']
  language: Spoken
  store: EditorStore
  state: EditorState
  drafts: readonly Draft[]
  spot: Spot
  /** What `check` found. */
  notes: readonly Finding[]
  open: (spot: Spot) => void
  tell: (text: string) => void
}

const EditorContext = createContext<EditorValue | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('no editor')
  return value
}

/** The project whose page it is. */
export const projectOf = (state: ContentState, page: string): Fields | undefined =>
  entriesOf(state, 'proyectos').find(({ pagina }) => pagina === page)

export const entriesOf = ({ values }: ContentState, place: string): Fields[] =>
  itemsOf(values[place])
