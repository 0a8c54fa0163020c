import type { SpotProblem } from './content-reader'
import { type FieldSpot, isAt, objectAt, partsOf, type Values } from './field-spot'
import type { Outcome } from './right-changes'

/** What its owner types into a field. */
export type Typed = FieldSpot & {
  value?: unknown
  /** What the file said when this was begun. */
  base?: unknown
}
/** What is typed and in no file yet. */
export type Draft = Typed & {
  /** For its owner: to choose, or to mend what `problems` say. */
  waits?: 'choice' | 'mending' | undefined
  problems?: readonly SpotProblem[] | undefined
}

export const isOf = (place: string, id: FieldSpot['id']) => (each: FieldSpot) =>
  each.place === place && each.id === id

/** Of an entry in any language, or of what its fields say in a file as a whole. */
export const isOfEntry = (name: string, id: FieldSpot['id']) => (each: FieldSpot) =>
  each.id === id && partsOf(each.place).name === name

/** Whether a new entry is typed: the file does not say what it said when that was begun, nor ever did. */
export const isNewEntry = (
  values: Values,
  drafts: readonly Draft[],
  { place, id }: Pick<FieldSpot, 'place' | 'id'>,
): boolean =>
  id !== undefined &&
  !objectAt(values, partsOf(place).name, id) &&
  drafts.filter(isOf(partsOf(place).name, id)).every(({ base }) => base === undefined)

export const draftAt = <Each extends Draft>(drafts: readonly Each[], spot: FieldSpot) =>
  drafts.find((each) => isAt(each, spot))

export const without = <Each extends Draft>(drafts: readonly Each[], spots: readonly FieldSpot[]) =>
  drafts.filter((each) => !spots.some((spot) => isAt(each, spot)))

/** With what is typed: on what the file said when that was begun, also where it goes on. */
export const withTyped = (drafts: readonly Draft[], typed: readonly Typed[]): Draft[] => [
  ...without(drafts, typed),
  ...typed.map((each) => {
    const before = draftAt(drafts, each)
    return before ? { ...each, base: before.base } : each
  }),
]

/** Object by object; an original before what translates it. */
export function groupsOf(drafts: readonly Draft[]): Draft[][] {
  const groups = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const key = `${draft.place} ${draft.id}`
    groups.set(key, [...(groups.get(key) ?? []), draft])
  }
  const depth = (group: Draft[]) => group[0]?.place.split('/').length ?? 0
  return [...groups.values()].sort((a, b) => depth(a) - depth(b))
}

/** Without those of a group that are written; what is not waits for its owner. */
export const answered = (
  drafts: readonly Draft[],
  group: readonly Draft[],
  { written, conflicts, problems }: Outcome,
): Draft[] =>
  drafts.flatMap((draft) => {
    if (!draftAt(group, draft)) return [draft]
    if (written.includes(draft.field)) return []
    const isOther = conflicts.includes(draft.field)
    const waits = isOther ? 'choice' : problems.length > 0 ? 'mending' : undefined
    return [{ ...draft, waits, problems: isOther ? undefined : problems }]
  })
