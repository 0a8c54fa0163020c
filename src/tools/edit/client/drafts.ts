import type { Finding } from '../content-reader'
import { type FieldSpot, isSame, saidAt, type Values } from '../field-spot'

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

const isAt = (a: FieldSpot, b: FieldSpot) =>
  a.place === b.place && a.id === b.id && a.field === b.field

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

/** Those to be written now, object by object; an original before what translates it. */
export function groupsOf(
  drafts: readonly Draft[],
  locked: Readonly<Record<string, string>>,
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
  const ready = [...groups.values()].filter((group) => group.some(({ waits }) => !waits))
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
