import type { Profile } from '../../model/schema/schema'
import type { ProfileLink } from '../../model/site'
import { bareAddress } from './site-address'

/** Hosts of code: what lies there is a project's code, and not its site. */
export const CODE_HOST =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//i

/** GitHub and LinkedIn first, where given, then `enlaces`; each address once, and never the site's own. */
export function profileLinks({ github, linkedin, enlaces = [], sitio }: Profile): ProfileLink[] {
  const all = [
    { name: 'GitHub', url: github },
    { name: 'LinkedIn', url: linkedin },
    ...enlaces.map(({ red, url }) => ({ name: red, url })),
  ]
  const byAddress = new Map<string, ProfileLink>()
  for (const { name, url } of all) {
    const address = url && bareAddress(url)
    if (address && address !== bareAddress(sitio) && !byAddress.has(address)) {
      byAddress.set(address, { name, url })
    }
  }
  return [...byAddress.values()]
}
