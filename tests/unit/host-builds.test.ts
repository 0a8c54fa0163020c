import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder'

const BUILD = 'npm run build'
const PAGES = readFileSync('.github/workflows/pages.yml', 'utf8')
const folder = temporaryFolder()

it.each(['netlify.toml', 'vercel.json', 'wrangler.jsonc', 'Dockerfile'])(
  '%s builds the site, and checks nothing that would stop a first deploy',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(BUILD)
    expect(readFileSync(file, 'utf8')).not.toMatch(/run \w*-?check/)
  },
)

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
  expect(first.map(([name]) => name)).toContain('Content-Security-Policy')
  for (const headers of others) expect(headers).toEqual(first)
  // Without `accelerometer`, a phone's orientation events stop silently.
  const allowed = expect.stringContaining('accelerometer=(self), gyroscope=(self)')
  expect(first).toContainEqual(['Permissions-Policy', allowed])
})

it('Netlify is told the not-found page of each language’s folder', () => {
  const rules = readFileSync('netlify.toml', 'utf8').split('[[redirects]]').slice(1)
  expect(rules.map((rule) => rule.trim())).toEqual(
    ['en', 'es'].map((code) => `from = "/${code}/*"\n  to = "/${code}/404.html"\n  status = 404`),
  )
})

describe('pages.yml', () => {
  it('builds for Pages’ own address, and only where Pages is switched on', () => {
    const steps = PAGES.split(/\n {6}- /).filter((step) => step.includes('npm run'))
    expect(steps).toEqual([expect.stringContaining(BUILD)])
    expect(steps[0]).toMatch(/SITE_URL: \$\{\{ steps\.pages\.outputs\.origin \}\}/)
    expect(steps[0]).toMatch(/BASE_PATH: \$\{\{ steps\.pages\.outputs\.base_path \}\}/)
    expect(PAGES).toContain("if: needs.pages.outputs.enabled == 'true'")
    expect(PAGES).toMatch(/\n {2}deploy:\n {4}needs: build\n/)
  })

  const [, block = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(PAGES) ?? []
  const script = block.replace(/^ {10}/gm, '')

  /** Runs the first job's step with this answer of GitHub's API. */
  const ask = (status: number, body: object) => {
    const output = path.join(folder, 'output')
    writeFileSync(output, '')
    writeFileSync(path.join(folder, 'body'), JSON.stringify(body))
    const tool = (name: string, text: string) =>
      writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
    tool('curl', `cp "${folder}/body" pages.json; printf ${status}`)
    tool('jq', `"${process.execPath}" -p 'JSON.parse(fs.readFileSync("pages.json")).build_type'`)
    const env = { PATH: `${folder}:${process.env.PATH}`, TOKEN: 't', PAGES: 'p' }
    const step = spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      env: { ...env, GITHUB_OUTPUT: output },
    })
    return [step.status, readFileSync(output, 'utf8').trim()]
  }

  // GitHub runs the step in bash.
  it.skipIf(process.platform === 'win32').each([
    ['from this workflow', 200, { build_type: 'workflow' }, [0, 'enabled=true']],
    ['from a branch', 200, { build_type: 'legacy' }, [0, 'enabled=false']],
    ['not at all', 404, { message: 'Not Found' }, [0, 'enabled=false']],
    ['unknown, and then fails', 500, {}, [1, '']],
  ])('knows Pages to be published %s', (_, status, body, expected) => {
    expect(ask(status, body)).toEqual(expected)
  })
})
