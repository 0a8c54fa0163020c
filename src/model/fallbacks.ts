/** Carried by an entry or the profile: paths of its texts that are in the main language. */
export type Fallbacks = { readonly fallbacks?: readonly string[] }

export const isFallback = (entry: object, path: string): boolean =>
  ((entry as Fallbacks).fallbacks ?? []).includes(path)
