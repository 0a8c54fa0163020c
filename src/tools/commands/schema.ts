import { CONTENT_NAMES } from '../../site/model/schema/schema'
import {
  DEVICON_PATH,
  deviconSchemaText,
  jsonSchema,
  overlayJsonSchema,
  overlaySchemaPath,
  SCHEMA_DIR,
  schemaPath,
} from '../content/reading/json-schema'
import { writeAll } from '../content/write-all'
import type { Messages } from '../messages/es/es'

const fileOf = (file: string, schema: object) => ({
  file: `${SCHEMA_DIR}/${file}`,
  bytes: `${JSON.stringify(schema, null, 2)}\n`,
})

/** The schemas of all content files, each with both languages. */
export const schemaFiles = () => [
  ...CONTENT_NAMES.flatMap((name) => [
    fileOf(schemaPath(name), jsonSchema(name)),
    fileOf(overlaySchemaPath(name), overlayJsonSchema(name)),
  ]),
  { file: `${SCHEMA_DIR}/${DEVICON_PATH}`, bytes: deviconSchemaText() },
]

export const run = async (_args: readonly string[], say: Messages): Promise<number> => {
  const files = schemaFiles()
  writeAll(files)
  console.log(say.commands.schemasWritten(files.length, `${SCHEMA_DIR}/`))
  return 0
}
