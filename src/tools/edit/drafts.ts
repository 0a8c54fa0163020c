import type { SpotProblem } from './content-reader'
import { type FieldSpot, isAt, partsOf } from './field-spot'
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

/** What is typed into the new entry of a list, in any language. */
export const isOfNew =
  (place: string) =>
  ({ id, place: at }: FieldSpot) =>
    id === 'new' && partsOf(at).name === place

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

/** Object by object; an original before what translates it. A new entry is written once it is added. */
export function groupsOf(drafts: readonly Draft[]): Draft[][] {
  const groups = new Map<string, Draft[]>()
  for (const draft of drafts.filter(({ id }) => id !== 'new')) {
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
