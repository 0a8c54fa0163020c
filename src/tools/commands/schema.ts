import { readFileSync } from 'node:fs'
import { TABLES_FILE, withFieldTables } from '../content/json-schema/field-tables'
import { SCHEMA_DIR, schemaFiles } from '../content/json-schema/json-schema'
import { writeAll } from '../content/workspace/write-all'
import type { Messages } from '../messages/es/es'

export const run = async (_args: readonly string[], say: Messages): Promise<number> => {
  const files = schemaFiles()
  const tables = withFieldTables(readFileSync(TABLES_FILE, 'utf8'))
  writeAll([...files, { file: TABLES_FILE, bytes: tables }], say)
  console.log(say.commands.schemasWritten(files.length, `${SCHEMA_DIR}/`))
  return 0
}
