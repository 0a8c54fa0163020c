import { CONTENT_NAMES } from '../../site/model/schema/schema'
import {
  DEVICON_PATH,
  deviconFileText,
  jsonSchemaFile,
  SCHEMA_DIR,
  schemaPath,
} from '../content/reading/json-schema'
import { overlaySchemaFile, overlaySchemaPath } from '../content/translation/overlay-json-schema'
import { writeAll } from '../content/write-all'
import { messages } from '../messages/messages'

/** The schemas of all content files, each with both languages. */
export const run = async (): Promise<number> => {
  const files = [
    ...CONTENT_NAMES.flatMap((name) => [
      { file: schemaPath(name), bytes: jsonSchemaFile(name) },
      { file: overlaySchemaPath(name), bytes: overlaySchemaFile(name) },
    ]),
    { file: DEVICON_PATH, bytes: deviconFileText() },
  ]
  writeAll(files.map(({ file, bytes }) => ({ file: `${SCHEMA_DIR}/${file}`, bytes })))
  console.log(messages().commands.schemasWritten(files.length, `${SCHEMA_DIR}/`))
  return 0
}
