import { messages } from '../messages/messages'
import { jsonSchemaFile, SCHEMA_DIR } from '../owner/reading/json-schema'
import { CONTENT_NAMES } from '../owner/reading/read-content'
import { writeAll } from '../owner/write-all'

export const run = async (): Promise<number> => {
  writeAll(
    CONTENT_NAMES.map((name) => ({
      file: `${SCHEMA_DIR}/${name}.schema.json`,
      bytes: jsonSchemaFile(name),
    })),
  )
  console.log(messages().commands.schemasWritten(CONTENT_NAMES.length, `${SCHEMA_DIR}/`))
  return 0
}
