import * as v from 'valibot'

/** Ids are unique in a list; the second of two equal ones is reported. */
export const listOf = <Item extends v.GenericSchema<unknown, { id: number }>>(item: Item) =>
  v.pipe(
    v.array(item, 'entries'),
    v.rawCheck(({ dataset, addIssue }) => {
      // Runs despite other issues, to report all problems at once.
      if (!Array.isArray(dataset.value)) return
      const entries: { id?: unknown }[] = dataset.value
      const seen = new Set<unknown>()
      entries.forEach((entry, index) => {
        if (typeof entry?.id !== 'number') return
        if (seen.has(entry.id)) {
          addIssue({
            message: 'uniqueId',
            input: entry.id,
            path: [
              { type: 'array', origin: 'value', input: entries, key: index, value: entry },
              { type: 'object', origin: 'value', input: { ...entry }, key: 'id', value: entry.id },
            ],
          })
        }
        seen.add(entry.id)
      })
    }),
  )
