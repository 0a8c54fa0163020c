import type { Spoken } from '../../../site/words/language'
import { check } from './check'
import { commands } from './commands'
import { edit } from './edit'
import { editor } from './editors'
import { expected } from './expected'
import { importing } from './import'
import { json, reading } from './reading'

export const es = {
  language: 'es' as Spoken,
  check,
  commands,
  edit,
  editor,
  expected,
  import: importing,
  json,
  reading,
}

export type Messages = typeof es
