import type { Spoken } from '../../../site/words/language'
import { check } from './check'
import { commands } from './commands'
import { expected } from './expected'
import { form } from './form'
import { importing } from './import'
import { jsonSchema } from './json-schema'
import { publish } from './publish'
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
  publish,
  reading,
}

export type Messages = typeof es
