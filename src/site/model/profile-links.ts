import type { Profile } from './schema/schema'

/** A profile or page of the owner elsewhere. */
export type ProfileLink = { readonly name: string; readonly url: string }

/** RFC 3966: digits and the plus sign only. */
export const telephoneAddress = (telefono: string): string =>
  `tel:${telefono.replace(/[^\d+]/g, '')}`

/** GitHub and LinkedIn first, where given, then `enlaces`; each address once. */
export function profileLinks({ github, linkedin, enlaces = [] }: Profile): ProfileLink[] {
  const all = [
    { name: 'GitHub', url: github },
    { name: 'LinkedIn', url: linkedin },
    ...enlaces.map(({ red, url }) => ({ name: red, url })),
  ]
  const byUrl = new Map<string, ProfileLink>()
  for (const { name, url } of all) if (url && !byUrl.has(url)) byUrl.set(url, { name, url })
  return [...byUrl.values()]
}
