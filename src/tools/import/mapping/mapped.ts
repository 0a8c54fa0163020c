/** A value that the import had to choose. */
export type Missing = { field: string; used: unknown; why?: string | undefined }

/** Content made of a part of the resume. */
export type Mapped<Entry> = {
  entry: Entry
  /** What the owner has to complete. */
  missing: Missing[]
  /** Fields of `entry` that the resume does not say. */
  unsaid: Set<string>
}

export type Notes = Pick<Mapped<unknown>, 'missing' | 'unsaid'>

export const newNotes = (): Notes => ({ missing: [], unsaid: new Set() })

/** Notes a value that the owner has to complete, and returns it. */
export function chosen<Value>(
  { missing, unsaid }: Notes,
  field: string,
  used: Value,
  why?: string,
) {
  missing.push({ field, used, why })
  unsaid.add(field)
  return used
}

/** Notes a usual value, which needs no word to the owner, and returns it. */
export function usual<Value>({ unsaid }: Notes, field: string, used: Value) {
  unsaid.add(field)
  return used
}
