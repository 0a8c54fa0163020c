import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { vercelFile } from '../../src/build/security/vercel-file'

const CHECKED_BUILD = 'npm run publish-check && npm run build'
const PAGES = readFileSync('.github/workflows/pages.yml', 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(['netlify.toml', 'vercel.json', 'wrangler.jsonc', 'Dockerfile'])(
  'the build of %s refuses the example',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(CHECKED_BUILD)
  },
)

it('npm run headers keeps the build of vercel.json', () => {
  expect(JSON.parse(vercelFile(undefined)).buildCommand).toBe(CHECKED_BUILD)
})

describe('pages.yml', () => {
  it('checks before it builds, and only where Pages is switched on', () => {
    expect(PAGES.indexOf('npm run publish-check')).toBeLessThan(PAGES.indexOf('npm run build'))
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

  it.each([
    ['from this workflow', 200, { build_type: 'workflow' }, [0, 'enabled=true']],
    ['from a branch', 200, { build_type: 'legacy' }, [0, 'enabled=false']],
    ['not at all', 404, { message: 'Not Found' }, [0, 'enabled=false']],
    ['unknown, and then fails', 500, {}, [1, '']],
  ])('knows Pages to be published %s', (_, status, body, expected) => {
    expect(ask(status, body)).toEqual(expected)
  })
})
