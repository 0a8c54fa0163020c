import type { Spoken } from '../../../site/words/language'
import { check } from './check'
import { commands } from './commands'
import { expected } from './expected'
import { form } from './form'
import { importing } from './import'
import { jsonSchema } from './json-schema'
import { json, reading } from './reading'

export const es = {
  language: 'es' as Spoken,
  check,
  commands,
  form,
  jsonSchema,
  expected,
  import: importing,
  json,
  reading,
}

export type Messages = typeof es
