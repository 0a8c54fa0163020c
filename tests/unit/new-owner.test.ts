import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run as runCheck } from '../../src/tools/commands/check'
import { run as runImport } from '../../src/tools/commands/import'
import { en } from '../../src/tools/messages/en/en'
import { copyProject } from '../fixtures/build-fixture'
import { asText } from './content-project'
import { linkedIn } from './linkedin-archive'
import { picture } from './ready-project'
import { callCommand, runCommand } from './run-command'
import { temporaryFolder } from './temporary-folder'

const SLOW_MS = 180_000
const root = temporaryFolder()

const RESUME = {
  basics: {
    ...{ name: 'Grace Hopper', label: 'Rear admiral', email: 'grace@hopper.dev' },
    ...{ summary: 'I write compilers for the people.', url: 'hopper.dev' },
    location: { city: 'New York', countryCode: 'US' },
  },
  work: [{ name: 'Navy', position: 'Programmer', startDate: '1944-07', keywords: ['COBOL'] }],
}

/**
 * From the template to a project with nothing left in check: `npm ci`, whose packages the copy has,
 * an import, a photo, two fields, a check.
 */
async function makeReady(file: string, bytes: string | Uint8Array) {
  copyProject(root)
  writeFileSync(path.join(root, file), bytes)
  const command = async (run: Parameters<typeof callCommand>[1], ...args: string[]) => {
    const { status, told } = await callCommand(root, run, args, { INIT_CWD: root })
    expect(status, told).toBe(0)
    return told
  }
  expect(await command(runImport, file)).toContain(en.import.inLanguage)

  writeFileSync(path.join(root, 'public/own.jpg'), await picture(900, 900, 'jpeg'))
  const profile = path.join(root, 'src/content/perfil.json')
  const written = JSON.parse(readFileSync(profile, 'utf8'))
  writeFileSync(profile, asText({ ...written, foto: 'own.jpg', sitio: 'https://own.dev/' }))

  expect(await command(runCheck)).toBe(en.check.ready)
  return written.nombre
}

it('from LinkedIn’s archive to a site ready to publish', { timeout: SLOW_MS }, async () => {
  await makeReady('Basic_LinkedInDataExport.zip', linkedIn.basic)
  const { status, told } = runCommand(root, 'build')
  expect([status, told]).toEqual([0, expect.not.stringContaining('noindex')])
  const home = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  expect(home).toContain('<html lang="en"')
  expect(home).toContain('Ana Pérez')
  expect(home).not.toContain('noindex')
  expect(readFileSync(path.join(root, 'dist/own.jpg')).length).toBeGreaterThan(0)
})

it('from a résumé to content with nothing left to do', { timeout: SLOW_MS }, async () => {
  expect(await makeReady('resume.json', asText(RESUME))).toBe('Grace Hopper')
})
