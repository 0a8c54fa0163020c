import * as v from 'valibot'
import {
  type FieldSchemas,
  fieldsBelow,
  HEAD,
  heldBy,
  itemOf,
  marksOf,
  namedBy,
  schemaOf,
} from './content-fields'
import { id, listOf, objectOf, slug } from './fields'
import type { ListName } from './schema'

/** Not yet translated is "". */
const translation = (schema: v.GenericSchema) =>
  v.optional(v.lazy((value) => (value === '' ? v.string() : schema)))

function translationFields(all: FieldSchemas): FieldSchemas {
  const fields: FieldSchemas = {}
  for (const [field, schema] of Object.entries(all)) {
    if (marksOf(schema).isTranslated) fields[field] = translation(heldBy(schema))
    const isNamed = namedBy(schema) !== undefined
    const own = isNamed || itemOf(schema) ? fieldsBelow(schema) : undefined
    const texts = translationFields(own ?? {})
    if (Object.keys(texts).length === 0) continue
    // One without an address is no reason to refuse a fetched list.
    const address: FieldSchemas = own?.url ? { url: v.optional(own.url) } : {}
    const each = objectOf({ ...address, ...texts })
    fields[field] = v.optional(
      isNamed ? v.record(v.string(), each, 'object') : v.array(each, 'entries'),
    )
  }
  return fields
}

/** Translations are told by the ids of entries; this is the profile's. */
export const PROFILE_ID = 0
/** The head's of an own section, which no entry can have. */
export const HEAD_ID = -1

/** The field with the short hashes of the texts that were translated, by path. */
export const ORIGINAL = 'original'

const hashes = v.optional(v.record(v.string(), v.string('quotedText'), 'object'))

export const profileTranslationSchema = objectOf({
  ...translationFields(schemaOf('perfil').entries),
  [ORIGINAL]: hashes,
})

const entrySchema = (name: ListName) =>
  objectOf({ id: id(), ...translationFields(schemaOf(name).entries), [ORIGINAL]: hashes })

export const listTranslationSchema = (name: ListName) => listOf(entrySchema(name))

/** In the translation of an own section: the last part of its address in that language. */
export const ADDRESS = 'ruta'

export const headTranslationFields = {
  ...translationFields(schemaOf(HEAD).entries),
  [ADDRESS]: v.optional(slug()),
  [ORIGINAL]: hashes,
}
