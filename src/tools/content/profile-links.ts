import type { Profile } from '../../site/model/schema/schema'
import type { ProfileLink } from '../../site/model/site'

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
