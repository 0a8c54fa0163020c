import { jsonSchemaFile } from '../content/json-schema'
import { CONTENT_NAMES } from '../content/read-content'
import { writeAll } from '../write-all'

const SCHEMA_DIR = 'src/content/schema'

/** `npm run schema`: writes the JSON Schema that each content file names in its `$schema`. */
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
