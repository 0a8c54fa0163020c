import type { ResumeProfile } from '../../resume-shape'
import { clean } from '../../values/resume-values'

/** A network whose profiles stand at `base` + user name. */
export type Network = { name: RegExp; host: RegExp; base: string; place: string }

const network = (place: string, base: string, name: RegExp, hosts: string): Network => ({
  place,
  base,
  name,
  host: new RegExp(`^https?://(?:[a-z]+\\.)?(?:${hosts})/`, 'i'),
})

export const GITHUB = network('GitHub', 'https://github.com/', /^git ?hub$/i, 'github\\.com')
export const LINKEDIN = network(
  'LinkedIn',
  'https://www.linkedin.com/in/',
  /^linked ?in$/i,
  'linkedin\\.com',
)

/** Known by name only, so that a user name is enough. */
const OTHERS = [
  network('GitLab', 'https://gitlab.com/', /^git ?lab$/i, 'gitlab\\.com'),
  network('X', 'https://x.com/', /^(?:x|twitter)$/i, 'x\\.com|twitter\\.com'),
  network('Instagram', 'https://www.instagram.com/', /^instagram$/i, 'instagram\\.com'),
  network('SoundCloud', 'https://soundcloud.com/', /^soundcloud$/i, 'soundcloud\\.com'),
  network('CodePen', 'https://codepen.io/', /^code ?pen$/i, 'codepen\\.io'),
  network('DEV', 'https://dev.to/', /^dev(?:\.to)?$/i, 'dev\\.to'),
  network('Dribbble', 'https://dribbble.com/', /^dribbble$/i, 'dribbble\\.com'),
  network('Behance', 'https://www.behance.net/', /^behance$/i, 'behance\\.net'),
  network('Kaggle', 'https://www.kaggle.com/', /^kaggle$/i, 'kaggle\\.com'),
]

const USER_NAME = /^@?([\p{L}\p{N}_-]+)$/u

export const isOf = ({ network: name, url }: ResumeProfile, { name: names, host }: Network) =>
  names.test(clean(name) ?? '') || host.test(clean(url) ?? '')

export const networkOf = (profile: ResumeProfile): Network | undefined =>
  [GITHUB, LINKEDIN, ...OTHERS].find((known) => isOf(profile, known))

/** The address of a user where the network is known. */
export function userAddress({ username }: ResumeProfile, known: Network): string | undefined {
  const user = USER_NAME.exec(clean(username) ?? '')?.[1]
  return user === undefined ? undefined : known.base + encodeURIComponent(user)
}
