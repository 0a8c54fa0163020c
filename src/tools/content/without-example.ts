import * as v from 'valibot'
import { schemaOf } from '../../site/model/schema/content-fields'
import type { ContentName } from '../../site/model/schema/schema'
import { isAddressField, isExampleAddress, isExampleList, isExampleText } from './example'

type Fields = Record<string, unknown>

/**
 * What a file says without the example: a list without its entries, the profile without what may be
 * absent. An entry whose text is the owner's is the owner's.
 * @param isExampleFile whether a file of public/ is the example's
 */
export function withoutExample(
  name: ContentName,
  file: Fields,
  isExampleFile: (publicFile: string) => boolean,
): Fields {
  if (name === 'perfil') {
    const isExample = (field: string, value: unknown) =>
      typeof value === 'string' &&
      (isExampleText(value) ||
        isExampleFile(value) ||
        (isAddressField(field) && isExampleAddress(value)))
    const mayGo = Object.entries(schemaOf(name).entries)
      .filter(([field, schema]) => v.is(schema, undefined) && isExample(field, file[field]))
      .map(([field]) => field)
    return Object.fromEntries(Object.entries(file).filter(([field]) => !mayGo.includes(field)))
  }
  const items: Fields[] = Array.isArray(file.items) ? file.items : []
  const isExample = (value: unknown) => typeof value === 'string' && isExampleText(value)
  const own = items.filter((entry) => !Object.values(entry).some(isExample))
  return { ...file, items: isExampleList(items) ? [] : own }
}
