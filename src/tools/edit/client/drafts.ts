import type { Finding } from '../content-reader'
import { type FieldSpot, isAt, isSame, saidAt, type Values } from '../field-spot'

/** What its owner typed into a field, until a file says it or its owner throws it away. */
export type Draft = FieldSpot & {
  value?: unknown
  /** What the file said when this was begun. */
  base?: unknown
  /** What was asked to be written; of a lost answer it is not known whether it was. */
  sent?: unknown
  /** For its owner: to choose, or to mend what `findings` say. */
  waits?: 'choice' | 'mending' | undefined
  findings?: readonly Finding[]
}

export const isOf = (place: string, id: FieldSpot['id']) => (each: FieldSpot) =>
  each.place === place && each.id === id

export const draftAt = (drafts: readonly Draft[], spot: FieldSpot): Draft | undefined =>
  drafts.find((each) => isAt(each, spot))

export const without = (drafts: readonly Draft[], spot: FieldSpot): Draft[] =>
  drafts.filter((each) => !isAt(each, spot))

/** With what is typed, which may be what the file says. */
export function typed(
  drafts: readonly Draft[],
  values: Values,
  spot: FieldSpot,
  value: unknown,
): Draft[] {
  const said = saidAt(values, spot)
  const before = draftAt(drafts, spot)
  // While another value is on its way, what the file says is not known.
  if (before?.sent === undefined && isSame(value, said)) return without(drafts, spot)
  const next: Draft = { base: said, ...before, ...spot, value, waits: undefined }
  return before ? drafts.map((each) => (each === before ? next : each)) : [...drafts, next]
}

/** On what the files say now; without those that they say. */
export const rebased = (
  drafts: readonly Draft[],
  values: Values,
  locked: Readonly<Record<string, string>>,
): Draft[] =>
  drafts.flatMap((draft) => {
    if (draft.place in locked) return [draft]
    const said = saidAt(values, draft)
    if (isSame(said, draft.value)) return []
    const isOurs = draft.sent !== undefined && isSame(said, draft.sent)
    const base = isOurs ? said : draft.base
    const isSettled = draft.waits === 'choice' && isSame(said, base)
    return [{ ...draft, base, ...(isSettled && { waits: undefined }) }]
  })

/** Those to be written now, object by object; an original before what translates it. @param isAgain whether mistakes are tried, too */
export function groupsOf(
  drafts: readonly Draft[],
  locked: Readonly<Record<string, string>>,
  isAgain = false,
): Draft[][] {
  const writable = drafts.filter(
    ({ place, id, waits }) => id !== 'new' && waits !== 'choice' && !(place in locked),
  )
  const groups = new Map<string, Draft[]>()
  for (const draft of writable) {
    const key = `${draft.place} ${draft.id}`
    groups.set(key, [...(groups.get(key) ?? []), draft])
  }
  // A mistake may be mended by another field.
  const ready = [...groups.values()].filter((group) => group.some(({ waits }) => isAgain || !waits))
  const depth = (group: Draft[]) => group[0]?.place.split('/').length ?? 0
  return ready.sort((a, b) => depth(a) - depth(b))
}

/** After an answer: what was not written waits, unless it has changed since. */
export const answered = (
  drafts: readonly Draft[],
  group: readonly Draft[],
  { conflicts, findings }: { conflicts: readonly string[]; findings: readonly Finding[] },
): Draft[] =>
  drafts.map((draft) => {
    const asked = draftAt(group, draft)
    if (!asked) return draft
    const { sent: _answered, ...rest } = draft
    if (conflicts.includes(draft.field)) return { ...rest, waits: 'choice' }
    const isLater = !isSame(asked.value, draft.value)
    return { ...rest, findings, ...(findings.length > 0 && !isLater && { waits: 'mending' }) }
  })

/** Once a new entry is written as another: what was typed into it since is typed into that. @param asked what is written */
export function added(
  drafts: readonly Draft[],
  asked: readonly Draft[],
  { place, id }: Pick<FieldSpot, 'place' | 'id'>,
): Draft[] {
  const typedNow = drafts.filter(isOf(place, 'new'))
  const cleared = asked.filter((each) => !draftAt(typedNow, each))
  const fresh = [...typedNow, ...cleared.map((each) => ({ ...each, value: undefined }))]
  return [
    ...drafts.filter((each) => !typedNow.includes(each)),
    ...fresh.map(({ field, value }) => {
      return { place, id, field, value, base: draftAt(asked, { place, id: 'new', field })?.value }
    }),
  ]
}
