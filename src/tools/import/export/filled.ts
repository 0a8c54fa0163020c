type Filled<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

const isFilled = (value: unknown) =>
  value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Without empty texts and lists. */
export const filled = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isFilled(value)),
  ) as Filled<Fields>
