import { deviconNames, iconNames } from './icon-sets'
import { skillIcon } from './skill-names'

const MOST_FOUND = 16

/** Of Simple Icons those that devicon lacks. */
function allIcons() {
  const devicon = deviconNames()
  const others = iconNames('simple-icons').filter((name) => !devicon.includes(name))
  return [
    ...devicon.map((name) => ({ name, icon: `devicon:${name}` })),
    ...others.map((name) => ({ name, icon: `simple-icons:${name}` })),
  ]
}

/** Marks by what is typed of their name, such as `devicon:go`: the skill of that name first. */
export function findIcons(wanted: string): string[] {
  const words = wanted.toLowerCase().match(/[a-z0-9]+/g)
  if (!words) return []
  const own = skillIcon(wanted)
  const rank = ({ name, icon }: { name: string; icon: string }) => {
    if (icon === own) return 0
    return name === words.join('') ? 1 : name.startsWith(words[0] ?? '') ? 2 : 3
  }
  return allIcons()
    .filter(({ name, icon }) => icon === own || words.every((word) => name.includes(word)))
    .sort((a, b) => rank(a) - rank(b) || a.name.length - b.name.length)
    .slice(0, MOST_FOUND)
    .map(({ icon }) => icon)
}
