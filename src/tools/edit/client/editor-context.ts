import { createContext, useContext } from 'react'
import type { ContentName } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import type { Fields, TextTranslation } from '../change-content'
import type { ContentState, Finding } from '../content-store'
import type { Answer, EditorState } from './api'

/** What is open in the form: the profile, an entry of a list, or one that is not written yet. */
export type Spot = { name: ContentName; id?: number | 'new'; field?: string }
/** What a file is to say: all of it, or one more text of another language. */
type Change = { value: Fields } | { translation: TextTranslation }

type EditorValue = {
  say: Messages['edit']
  language: Spoken
  state: EditorState
  spot: Spot
  /** What `check` found. */
  notes: readonly Finding[]
  open: (spot: Spot) => void
  tell: (text: string) => void
  /** Writes a file, such as `en/perfil`, unless its hash is another one now; takes the new state. */
  send: (place: string, change: Change, hash?: string) => Promise<Answer | undefined>
}

const EditorContext = createContext<EditorValue | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('no editor')
  return value
}

/** The entries of a list as its file has them. */
export const entriesOf = ({ values }: ContentState, place: string): Fields[] =>
  (values[place]?.items ?? []) as Fields[]

/** The object that is open, as its file says it. */
export const openObject = (state: ContentState, { name, id }: Spot): Fields =>
  (name === 'perfil'
    ? state.values.perfil
    : entriesOf(state, name).find((entry) => entry.id === id)) ?? {}
