import * as v from 'valibot'
import { id, objectOf } from '../schema/fields'
import { type ListName, listOf, listSchemas, profileSchema } from '../schema/schema'
import { fieldParts, textFields } from '../schema/text-fields'

type Fields = Record<string, v.GenericSchema>
type Nested = { wrapped?: Nested; item?: { entries: Fields }; message?: () => string }

/** Not yet translated is "". */
const translation = (schema: v.GenericSchema) =>
  v.optional(v.lazy((value) => (value === '' ? v.string() : schema)))

/** Of an optional field, what it holds. */
const held = (schema: Nested | undefined): Nested | undefined => schema?.wrapped ?? schema

/** The fields of an overlay, made from those of the content that are texts. */
function overlayFields(name: 'perfil' | ListName): Fields {
  const all: Fields = name === 'perfil' ? profileSchema.entries : listSchemas[name].item.entries
  const fields: Fields = {}
  const inLists = new Map<string, Fields>()
  for (const path of textFields(name)) {
    const { field, inner } = fieldParts(path)
    const schema = held(all[field] as Nested)
    if (inner === undefined) {
      fields[field] = translation(schema as v.GenericSchema)
      continue
    }
    const own = schema?.item?.entries ?? {}
    // One without an address is no reason to refuse a fetched list.
    const address: Fields = own.url ? { url: v.optional(own.url) } : {}
    const items = inLists.get(field) ?? address
    items[inner] = translation(held(own[inner] as Nested) as v.GenericSchema)
    inLists.set(field, items)
    fields[field] = v.optional(v.array(objectOf(items), 'entries'))
  }
  return fields
}

/** The field with the short hashes of the texts that were translated, by path. */
export const ORIGINAL = 'original'

const hashes = v.optional(v.record(v.string(), v.string('quotedText'), 'object'))

export const profileOverlaySchema = objectOf({ ...overlayFields('perfil'), [ORIGINAL]: hashes })

const entrySchema = (name: ListName) =>
  objectOf({ id: id(), ...overlayFields(name), [ORIGINAL]: hashes })

/** The entries of an overlay of a list. */
export const listOverlaySchema = (name: ListName) => listOf(entrySchema(name))
