import { isFields } from '../../model/objects'
import { isSame } from './field-spot'
import { mergedLines } from './merged-lines'

/**
 * What two changes of the same value say together, as deep as they do not touch each other.
 * @param base what both were made of @returns undefined where both change the same
 */
export function mergedValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { value: unknown } | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine }
  if (isSame(base, mine)) return { value: theirs }
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const value = mergedLines(base, mine, theirs)
    return value === undefined ? undefined : { value }
  }
  const areLists = [base, mine, theirs].every(Array.isArray)
  const sizes = new Set([base, mine, theirs].map((each) => Object(each).length))
  // Of rows that were added, moved or taken away it is not known which are which.
  if (areLists ? sizes.size > 1 : ![base, mine, theirs].every(isFields)) return undefined
  const keys = Object.keys({ ...Object(base), ...Object(theirs), ...Object(mine) })
  const merged = keys.map((key) => {
    const inside = [base, mine, theirs].map((each) => Object(each)[key] as unknown)
    return [key, mergedValue(inside[0], inside[1], inside[2])] as const
  })
  if (merged.some(([, each]) => each === undefined)) return undefined
  const said = merged.flatMap(([key, each]) =>
    each?.value === undefined ? [] : [[key, each.value] as const],
  )
  return { value: areLists ? said.map(([, value]) => value) : Object.fromEntries(said) }
}
