import { mkdirSync, writeFileSync } from 'node:fs'
import { jsonSchemaFile } from '../content/json-schema'
import { CONTENT_NAMES } from '../content/read-content'

const SCHEMA_DIR = 'src/content/schema'

/** `npm run schema`: writes the JSON Schema that each content file names in its `$schema`. */
export const run = async (): Promise<number> => {
  mkdirSync(SCHEMA_DIR, { recursive: true })
  for (const name of CONTENT_NAMES) {
    writeFileSync(`${SCHEMA_DIR}/${name}.schema.json`, jsonSchemaFile(name))
  }
  console.log(`Se escribieron ${CONTENT_NAMES.length} esquemas en ${SCHEMA_DIR}/`)
  return 0
}
