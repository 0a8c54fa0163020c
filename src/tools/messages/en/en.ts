import type { Messages } from '../es/es'
import { check } from './check'
import { commands } from './commands'
import { edit } from './edit'
import { editor } from './editors'
import { expected } from './expected'
import { importing } from './import'
import { json, reading } from './reading'

export const en: Messages = {
  language: 'en',
  check,
  commands,
  edit,
  editor,
  expected,
  import: importing,
  json,
  reading,
}
