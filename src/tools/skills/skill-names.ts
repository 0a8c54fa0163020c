import { withoutAccents } from '../../model/without-accents'
import { iconNames } from './icon-sets'

const DEVICON_NAMES: ReadonlySet<string> = new Set(iconNames('devicon'))
const SIMPLE_ICONS_NAMES: ReadonlySet<string> = new Set(iconNames('simple-icons'))
/** Brands whose names mean something else among skills: never meant by the name alone. */
const OTHER_MEANINGS =
  'academia affine affinity agora allegro analogue answer apostrophe aqua arc astra astral audible await beats bento bim bit black blueprint boost box brave breaker buffer buddy byte cachet caffeine canvas chase circle clarity clubhouse codereview coil comma convex coop cts cultura d delta deluge diaspora discover dolphin dovetail drizzle dts ea eac echo eight elementary embark epel falcon fathom fire first flat flood flower focus forestry framework genius glance glass glide glitch grab graphite honor idea impact instructure iris just keeper kick kit lens lightning lining literal local lucia lucid magic make malt mask max mega meta metro mini minds mint mix modal monster msi mta ndr near note nova now opera optimism orange otto oxygen pantheon payback penny pi picnic planet pointy prime progress proton quest quip radar rich ring rocket rome root roots sage saturn scan seat session shadow sharp shell shelly simplex slides smart socket solid sonar spectrum spine spotlight square stack steam stripes sui superuser swiper target task teal tga things tide tile toll tower trove twenty uikit v vega velocity virgin visa vox warp wise wish workplace'.split(
    ' ',
  )
/** Others, by what beside the name tells that the brand is meant: its group, or brackets. */
const BESIDE: readonly (readonly [kind: RegExp, names: string])[] = [
  [
    /design|diseñ|prototyp|\bu[ix]\b|maquet|maquett/i,
    'abstract craft framer maze mural origin sketch',
  ],
  [/messag|mensaj|chat/i, 'discourse element line loop matrix signal wire'],
  [
    /project|proye[ck]t|projet|progett|produ[ck]t|gesti|tareas|tasks/i,
    'linear loom outline plane shortcut',
  ],
  [
    /etl|\bdat[ao]|daten|donn[ée]es|\bbi\b|analy|anal[ií]t/i,
    'dash informatica medium observable prefect ray',
  ],
  [
    /cloud|nube|nuvem|deploy|despl|host|infra|devops|\bci\b/i,
    'backstage consul drone flux harbor nebula render vault',
  ],
  [
    /front|web|framework|librar|bibliot|librer/i,
    'effect fiber foundation fresh lit motion realm recoil refine reflex relay skeleton stencil stimulus turbo',
  ],
  [/langu|lenguaj|langag|sprach|linguag|program/i, 'apex carbon crystal processing reason'],
  [/blockchain|web3|crypt|cripto/i, 'alchemy anchor chainlink polygon ripple tether'],
]
const AMBIGUOUS = new Map<string, RegExp | undefined>([
  ...OTHER_MEANINGS.map((name) => [name, undefined] as const),
  ...BESIDE.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
])
/** By mark, the names that are not called like it. */
const MARKS: Readonly<Record<string, string>> = {
  'dot-net': 'net dotnet netframework dotnetframework aspnet aspnetmvc aspnetwebapi vbnet',
  alpinejs: 'alpine',
  amazonec2: 'ec2',
  amazons3: 's3',
  amazonwebservices: 'aws amazonaws',
  apachehive: 'hive',
  apachekafka: 'kafka',
  apachespark: 'spark pyspark',
  apacheairflow: 'airflow',
  awslambda: 'lambda',
  azure: 'microsoftazure',
  backbonejs: 'backbone',
  bash: 'bashscripting',
  chartjs: 'chart',
  css3: 'css',
  cypressio: 'cypress',
  d3js: 'd3',
  docker: 'dockercompose dockerproducts dockerswarm',
  dotnetcore: 'netcore aspnetcore',
  entityframeworkcore: 'entityframework efcore',
  go: 'golang',
  googlecloud: 'gcp googlecloudplatform',
  html5: 'html',
  java: 'corejava',
  javascript: 'js es6 ecmascript',
  kubernetes: 'k8s',
  microsoftexcel: 'excel',
  microsoftoffice: 'msoffice office365 microsoft365',
  microsoftpowerpoint: 'powerpoint',
  microsoftsharepoint: 'sharepoint',
  microsoftsqlserver: 'sqlserver mssql',
  mongodb: 'mongo',
  nextjs: 'next',
  nodejs: 'node',
  nuxtjs: 'nuxt',
  pixijs: 'pixi',
  postgresql: 'postgres',
  postman: 'postmanapi',
  powerbi: 'microsoftpowerbi',
  powershell: 'windowspowershell',
  rubyonrails: 'rails ror',
  salesforce: 'salesforcecom',
  sap: 'saperp saps4hana',
  sass: 'scss',
  selenium: 'seleniumwebdriver',
  spring: 'springboot springmvc springframework springsecurity springcloud springdata',
  subversion: 'svn',
  tailwindcss: 'tailwind',
  typescript: 'ts',
  unity: 'unity3d',
  vscode: 'visualstudiocode',
  vuejs: 'vue',
  windows: 'windowsserver',
}
const OTHER_NAMES = new Map(
  Object.entries(MARKS).flatMap(([mark, names]) => names.split(' ').map((name) => [name, mark])),
)

/** Equal for spellings that differ in case, accents, spaces or signs. */
const plain = (name: string) =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/g, '')

/** As Simple Icons names its files. */
export const brandKey = (name: string) => plain(name.replaceAll('.', 'dot'))

const IN_BRACKETS = /^([^(]*)\(([^()]*)\)\s*$/
/** 'Angular 2+', 'PHP7', '.NET 6.x', 'Java v17' */
const VERSION = /\s*(?:\bv\.?\s*)?\d+(?:\.[\dx]+)*\+?$/i
const VENDOR = /^(?:adobe|amazon|apache|google|microsoft|oracle)\s+/i
const KIND = /\s+(?:database|development|framework|library|programming(?: language)?)$/i

/** A name as it is, then without what people add to it: brackets, version, maker, kind; at least two letters. */
function spellings(skill: string): string[] {
  const [, before = '', inside = ''] = IN_BRACKETS.exec(skill) ?? []
  const names = [skill, before, inside].map((name) => name.trim())
  const shorter = [VERSION, VENDOR, KIND].flatMap((part) =>
    names.map((name) => name.replace(part, '')).filter((name) => plain(name).length > 1),
  )
  return [...names, ...shorter].filter((name) => plain(name) !== '')
}

/**
 * `devicon:<name>`, else `simple-icons:<name>`: of "Node.js", "C++", "Vue 3", too; never guesses.
 * @param group of the skill, which may tell which meaning a name has
 */
export function skillIcon(skill: string, group = ''): string | undefined {
  const names = spellings(skill).flatMap((name) => {
    const exact = OTHER_NAMES.get(plain(name)) ?? plain(name)
    return [exact, exact.replace(/(?<=..)js$/, ''), brandKey(name)]
  })
  const [, , inside = ''] = IN_BRACKETS.exec(skill) ?? []
  const isMeant = (name: string) =>
    !AMBIGUOUS.has(name) || AMBIGUOUS.get(name)?.test(`${group} ${inside}`) === true
  const own = names.filter(isMeant)
  const found = own.find((name) => DEVICON_NAMES.has(name))
  if (found !== undefined) return `devicon:${found}`
  const mark = own.find((name) => SIMPLE_ICONS_NAMES.has(name))
  return mark && `simple-icons:${mark}`
}

/** 'HTML5, CSS3' and 'HTML/CSS' are two skills; 'CI/CD' and 'Python (Pandas, NumPy)' are one. */
export function skillsIn(text: string): string[] {
  const trimmed = (parts: readonly string[]) =>
    parts.map((part) => part.trim()).filter((part) => part !== '')
  return trimmed(text.split(/[,;|](?![^(]*\))/)).flatMap((part) => {
    const halves = trimmed(part.split(/\/(?![^(]*\))|\s+(?:&|and|y)\s+/))
    return skillIcon(part) === undefined && halves.every((half) => skillIcon(half))
      ? halves
      : [part]
  })
}

/** Equal for the names of one technology: 'Postgres' and 'PostgreSQL', 'Node' and 'Node.js'. */
export const technologyKey = (name: string): string =>
  skillIcon(name) ?? (plain(name) || name.trim().toLowerCase())
