import * as v from 'valibot'
import {
  type FormName,
  fieldsBelow,
  heldBy,
  itemOf,
  marksOf,
  namedBy,
  schemaOf,
} from '../../src/model/schema/content-fields'

/** Of the files that `makeProject` makes, and one more. */
const FILES: Readonly<Record<string, string>> = {
  picture: 'retrato.webp',
  icon: 'iconos/creativo.svg',
  'section-icon': 'iconos/creativo.svg',
  pdf: 'cv.pdf',
  sound: 'nombre.mp3',
  document: 'certificados/curso.pdf',
}

/** Values of every form; a field takes the first one that its schema allows. */
const VALUES = [
  ...['Pérez', 'perez', 'https://ana.dev/x', '2019-05', '1990-02-28', '+54 341 555 0100'],
  ...['ana@ana.dev', 'America/Lima', true, 1, 2019, 'tinta', 'es'],
]

/** What an owner may fill in, read from the schema. */
function valueFor(schema: v.GenericSchema): unknown {
  const { kind = 'none' } = marksOf(schema)
  if (kind in FILES) return FILES[kind]
  const [named, item] = [namedBy(schema), itemOf(schema)]
  if (named) return { backend: valueFor(named) }
  if (item) return [valueFor(item)]
  const { options = [] } = heldBy(schema) as { options?: readonly unknown[] }
  const words = options.filter((option) => typeof option === 'string')
  const value = [...VALUES, ...words].find((each) => v.is(schema, each))
  if (value !== undefined) return value
  const fields = Object.entries(fieldsBelow(schema) ?? {})
  return Object.fromEntries(fields.map(([name, inner]) => [name, valueFor(inner)]))
}

/** A value for each field of the schema, whichever it has. */
export const filledFields = (name: FormName) =>
  Object.fromEntries(
    Object.entries(schemaOf(name).entries).map(([field, schema]) => [field, valueFor(schema)]),
  )
