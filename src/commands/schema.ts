import { SPOKEN } from '../messages/language'
import { messages } from '../messages/messages'
import { jsonSchemaFile, SCHEMA_DIR, schemaPath } from '../owner/reading/json-schema'
import { CONTENT_NAMES } from '../owner/reading/read-content'
import { overlaySchemaFile, overlaySchemaPath } from '../owner/translation/overlay-json-schema'
import { writeAll } from '../owner/write-all'

/** Every schema in every language: a file of the content points to the one that its owner reads. */
export const run = async (): Promise<number> => {
  const files = SPOKEN.flatMap((language) =>
    CONTENT_NAMES.flatMap((name) => [
      { file: schemaPath(name, language), bytes: jsonSchemaFile(name, language) },
      { file: overlaySchemaPath(name, language), bytes: overlaySchemaFile(name, language) },
    ]),
  )
  writeAll(files.map(({ file, bytes }) => ({ file: `${SCHEMA_DIR}/${file}`, bytes })))
  console.log(messages().commands.schemasWritten(files.length, `${SCHEMA_DIR}/`))
  return 0
}
