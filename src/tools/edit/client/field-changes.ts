import type { FieldChange } from '../change-content'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNone = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** An object as the form has it: what is empty is not there. */
export const plain = (value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => !isNone(each)))

/** The fields that differ, as deep as they can be told. A list that got shorter is written anew. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: (string | number)[] = [],
): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isFields(before) && isFields(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) {
    return after.flatMap((each, index) => changesBetween(before[index], each, [...path, index]))
  }
  return [{ path, ...(after !== undefined && { value: after }) }]
}
