import { deviconNames } from '../../content/devicon'

/** The template's own icons (src/tools/content/template-files/). */
export const SKILL_ICON = 'iconos/habilidad.svg'
export const LANGUAGE_ICON = 'iconos/idioma.svg'

const OTHER_NAMES = new Map(
  Object.entries({
    aws: 'amazonwebservices',
    css: 'css3',
    d3: 'd3js',
    gcp: 'googlecloud',
    golang: 'go',
    googlecloudplatform: 'googlecloud',
    html: 'html5',
    js: 'javascript',
    k8s: 'kubernetes',
    mongo: 'mongodb',
    mui: 'materialui',
    net: 'dot-net',
    dotnet: 'dot-net',
    postgres: 'postgresql',
    scss: 'sass',
    springboot: 'spring',
    sqlserver: 'microsoftsqlserver',
    tailwind: 'tailwindcss',
    ts: 'typescript',
    uml: 'unifiedmodelinglanguage',
  }),
)

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/g, '')

const WITHOUT_VERSION = /(?<=[a-z])\d+$/
const WITHOUT_JS = /(?<=.)js$/

/** `devicon:<name>`, or undefined. Normalises "Node.js", "C++", "Vue 3"; never guesses. */
export const skillIcon = (skill: string) => {
  const names = new Set(deviconNames())
  const exact = plain(skill)
  if (exact === '') return undefined
  const spellings = [exact, exact.replace(WITHOUT_VERSION, '')].flatMap((name) => [
    OTHER_NAMES.get(name) ?? name,
    name.replace(WITHOUT_JS, ''),
    `${name}js`,
    `apache${name}`,
  ])
  const found = spellings.find((name) => names.has(name))
  return found === undefined ? undefined : `devicon:${found}`
}
