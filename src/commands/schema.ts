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
  console.log(`Se escribieron ${CONTENT_NAMES.length} esquemas en ${SCHEMA_DIR}/`)
  return 0
}
