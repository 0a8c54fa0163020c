import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { LANGUAGES } from '../../src/site/words/language'
import { INLINE_HASH } from '../fixtures/inline-script'

const BUILD = 'npm run build'
const PAGES = readFileSync('.github/workflows/pages.yml', 'utf8')

it.each(['netlify.toml', 'vercel.json', 'wrangler.jsonc', 'Dockerfile'])(
  '%s builds the site, and checks nothing that would stop a first deploy',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(BUILD)
    expect(readFileSync(file, 'utf8')).not.toMatch(/run \w*-?check/)
  },
)

it('the Docker build gets nothing that git ignores, so neither passwords nor settings of this machine', () => {
  const rulesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const docker = rulesOf('.dockerignore')
  // Without `**/`, Docker's rules are of the first folder alone.
  const ignored = rulesOf('.gitignore').map((rule) => rule.replace(/\/$/, ''))
  const isOut = (rule: string) => docker.includes(`**/${rule}`) || docker.includes(rule)
  expect(ignored.filter((rule) => !isOut(rule))).toEqual([])
  const anywhere = ignored.filter((rule) => rule.startsWith('*'))
  expect(docker).toEqual(expect.arrayContaining(anywhere.map((rule) => `**/${rule}`)))
  const settings = readFileSync('.env.example', 'utf8').match(/\b(?:VITE|BASE|SITE)_[A-Z_]+\b/g)
  const [, told = ''] = /^ARG (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(told.split(' ').sort()).toEqual([...new Set(settings)].sort())
})

it('a development container forwards the ports of start, edit and dev', () => {
  const portIn = (command: string) =>
    Number(
      /DEFAULT_PORT = (\d+)/.exec(readFileSync(`src/tools/commands/${command}.ts`, 'utf8'))?.[1],
    )
  const { forwardPorts } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'))
  // Vite's own is 5173.
  expect(forwardPorts).toEqual([portIn('serve'), portIn('edit'), 5173])
})

/** By the hosts' own syntax. */
const HEADERS_OF: Record<string, (text: string) => [name: string, value: string][]> = {
  'deploy/_headers': (text) =>
    [...text.matchAll(/^ {2}(\S+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  'deploy/nginx/security-headers.conf': (text) =>
    [...text.matchAll(/^add_header (\S+) "(.+)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  'vercel.json': (text) =>
    JSON.parse(text).headers.flatMap(({ headers }: { headers: { key: string; value: string }[] }) =>
      headers.map(({ key, value }) => [key, value]),
    ),
}

it('all hosts send the same headers, which leave a phone its sensors', () => {
  const [first = [], ...others] = Object.entries(HEADERS_OF).map(([file, read]) =>
    read(readFileSync(file, 'utf8')),
  )
  // As each page's own policy does.
  const scripts = expect.stringContaining(`script-src 'self' ${INLINE_HASH};`)
  expect(first).toContainEqual(['Content-Security-Policy', scripts])
  for (const headers of others) expect(headers).toEqual(first)
  // Without `accelerometer`, a phone's orientation events stop silently.
  const allowed = expect.stringContaining('accelerometer=(self), gyroscope=(self)')
  expect(first).toContainEqual(['Permissions-Policy', allowed])
})

it('Netlify is told the not-found page of each language’s folder', () => {
  const rules = readFileSync('netlify.toml', 'utf8').split('[[redirects]]').slice(1)
  expect(rules.map((rule) => rule.trim())).toEqual(
    LANGUAGES.map((code) => `from = "/${code}/*"\n  to = "/${code}/404.html"\n  status = 404`),
  )
})

it('pages.yml builds for Pages’ own address, and only where Pages is switched on', () => {
  const steps = PAGES.split(/\n {6}- /).filter((step) => step.includes('npm run'))
  expect(steps).toEqual([expect.stringContaining(BUILD)])
  expect(steps[0]).toMatch(/SITE_URL: \$\{\{ steps\.pages\.outputs\.origin \}\}/)
  expect(steps[0]).toMatch(/BASE_PATH: \$\{\{ steps\.pages\.outputs\.base_path \}\}/)
  expect(PAGES).toContain("if: needs.pages.outputs.enabled == 'true'")
  expect(PAGES).toMatch(/\n {2}deploy:\n {4}needs: build\n/)
  expect(PAGES).toContain('if [ "$(jq -r .build_type pages.json)" = workflow ]; then enabled=true')
})

it('what only the template needs, a copy neither runs nor is asked to update', () => {
  const read = (file: string) => parse(readFileSync(`.github/${file}.yml`, 'utf8'))
  const { content, ...ours } = read('workflows/test').jobs
  const isTemplate = 'github.event.repository.is_template'
  for (const job of Object.values<{ if?: string }>(ours)) {
    expect(job.if).toBe(`github.event_name == 'workflow_dispatch' || ${isTemplate}`)
  }
  const runs = content.steps.map(({ run }: { run?: string }) => run).filter(Boolean)
  expect([content.if, runs]).toEqual([undefined, ['npm ci', 'npm run build', 'npm run check']])
  const { readme } = read('workflows/pages').jobs
  expect(readme.if).toBe(isTemplate)
  expect(
    readFileSync('.github/workflows/pages.yml', 'utf8').match(/contents: write/g),
  ).toHaveLength(1)
  for (const update of read('dependabot').updates) expect(update['target-branch']).toBe('updates')
})
