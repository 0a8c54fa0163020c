import { check } from './check'
import { commands } from './commands'
import { browserConsole } from './console'
import { expected } from './expected'
import { editor } from './field-descriptions'
import { importing } from './import'
import { json } from './json'
import { lists } from './lists'
import { reading } from './reading'
import { notStarted } from './start'

export const es = {
  browserConsole,
  check,
  commands,
  editor,
  expected,
  import: importing,
  json,
  lists,
  notStarted,
  reading,
}
