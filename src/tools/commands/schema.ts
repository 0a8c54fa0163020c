import { CONTENT_NAMES } from '../../site/model/schema/schema'
import {
  DEVICON_PATH,
  deviconSchemaText,
  jsonSchema,
  SCHEMA_DIR,
  schemaPath,
} from '../content/reading/json-schema'
import { overlayJsonSchema, overlaySchemaPath } from '../content/translation/overlay-json-schema'
import { writeAll } from '../content/write-all'
import { messages } from '../messages/messages'

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

export const run = async (): Promise<number> => {
  const files = schemaFiles()
  writeAll(files)
  console.log(messages().commands.schemasWritten(files.length, `${SCHEMA_DIR}/`))
  return 0
}
