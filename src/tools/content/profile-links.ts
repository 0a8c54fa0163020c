import type { Profile } from '../../model/schema/schema'
import type { ProfileLink } from '../../model/site'

/** Hosts of code: what lies there is a project's code, and not its site. */
export const CODE_HOST =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//i

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
