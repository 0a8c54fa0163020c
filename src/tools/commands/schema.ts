import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { SPOKEN } from '../../site/words/language'
import { jsonSchemaFile, SCHEMA_DIR, schemaPath } from '../content/reading/json-schema'
import { overlaySchemaFile, overlaySchemaPath } from '../content/translation/overlay-json-schema'
import { writeAll } from '../content/write-all'
import { messages } from '../messages/messages'

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
