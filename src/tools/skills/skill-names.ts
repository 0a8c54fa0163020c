import { iconNames } from './icon-sets'

const DEVICON_NAMES: ReadonlySet<string> = new Set(iconNames('devicon'))
const SIMPLE_ICONS_NAMES: ReadonlySet<string> = new Set(iconNames('simple-icons'))
/** Brands in Simple Icons whose names mean something else among skills. */
const OTHER_MEANINGS = new Set('abstract honor line make reason shell target'.split(' '))
const OTHER_NAMES = new Map(
  Object.entries({
    aws: 'amazonwebservices',
    css: 'css3',
    cypress: 'cypressio',
    gcp: 'googlecloud',
    golang: 'go',
    html: 'html5',
    js: 'javascript',
    k8s: 'kubernetes',
    mongo: 'mongodb',
    net: 'dot-net',
    dotnet: 'dot-net',
    postgres: 'postgresql',
    scss: 'sass',
    springboot: 'spring',
    sqlserver: 'microsoftsqlserver',
    tailwind: 'tailwindcss',
    ts: 'typescript',
  }),
)

/** Equal for spellings that differ in case, accents, spaces or signs. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/g, '')

/** As Simple Icons names its files. */
export const brandKey = (name: string) => plain(name.replaceAll('.', 'dot'))

/** `devicon:<name>`, else `simple-icons:<name>`: of "Node.js", "C++", "Vue 3", too; never guesses. */
export function skillIcon(skill: string): string | undefined {
  const exact = plain(skill)
  if (exact === '') return undefined
  const spellings = [exact, exact.replace(/(?<=[a-z])\d+$/, '')].flatMap((name) => [
    OTHER_NAMES.get(name) ?? name,
    name.replace(/(?<=.)js$/, ''),
    `${name}js`,
    `apache${name}`,
  ])
  const found = spellings.find((name) => DEVICON_NAMES.has(name))
  if (found !== undefined) return `devicon:${found}`
  const mark = [exact, brandKey(skill)].find((name) => SIMPLE_ICONS_NAMES.has(name))
  return mark === undefined || OTHER_MEANINGS.has(mark) ? undefined : `simple-icons:${mark}`
}

/** Equal for the names of one technology: 'Postgres' and 'PostgreSQL', 'Node' and 'Node.js'. */
export const technologyKey = (name: string): string =>
  skillIcon(name) ?? (plain(name) || name.trim().toLowerCase())
