import type { Messages } from '../es/es'
import { check } from './check'
import { commands } from './commands'
import { expected } from './expected'
import { form } from './form'
import { importing } from './import'
import { jsonSchema } from './json-schema'
import { publish } from './publish'
import { json, reading } from './reading'

export const en: Messages = {
  language: 'en',
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
