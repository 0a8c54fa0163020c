import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'
import { copyProject } from '../fixtures/build-fixture'
import { asText } from './content-project'
import { linkedIn } from './linkedin-archive'
import { runCommand } from './run-command'
import { temporaryFolder } from './temporary-folder'

const SLOW_MS = 180_000
const MOST_STEPS = 6
const root = temporaryFolder()

const RESUME = {
  basics: {
    ...{ name: 'Grace Hopper', label: 'Rear admiral', email: 'grace@hopper.dev' },
    ...{ summary: 'I write compilers for the people.', url: 'hopper.dev' },
    location: { city: 'New York', countryCode: 'US' },
  },
  work: [{ name: 'Navy', position: 'Programmer', startDate: '1944-07', keywords: ['COBOL'] }],
}

/** From the template to a project with nothing left in check. */
async function makeReady(file: string, bytes: string | Uint8Array) {
  // `npm ci` is the first: the copy has its packages.
  let steps = 1
  copyProject(root)
  writeFileSync(path.join(root, file), bytes)
  const command = (verb: string, ...args: string[]) => {
    steps++
    const { status, told } = runCommand(root, verb, { INIT_CWD: root }, args)
    expect([verb, status, told]).toEqual([verb, 0, told])
    return told
  }
  expect(command('import', file)).toContain(en.import.inLanguage)

  steps++
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#a65' } })
  await photo.jpeg().toFile(path.join(root, 'public/own.jpg'))
  steps++
  const profile = path.join(root, 'src/content/perfil.json')
  const written = JSON.parse(readFileSync(profile, 'utf8'))
  writeFileSync(profile, asText({ ...written, foto: 'own.jpg', sitio: 'https://own.dev/' }))

  expect(command('check')).toBe(en.check.ready)
  return { command, stepsDone: () => steps, name: written.nombre }
}

it(`from LinkedIn’s archive to a site ready to publish in ${MOST_STEPS} steps`, {
  timeout: SLOW_MS,
}, async () => {
  const { command, stepsDone } = await makeReady('Basic_LinkedInDataExport.zip', linkedIn.basic)
  expect(command('build')).not.toContain('noindex')
  expect(stepsDone()).toBeLessThanOrEqual(MOST_STEPS)
  const home = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  expect(home).toContain('<html lang="en"')
  expect(home).toContain('Ana Pérez')
  expect(home).not.toContain('noindex')
  expect(readFileSync(path.join(root, 'dist/own.jpg')).length).toBeGreaterThan(0)
})

it('from a résumé to content with nothing left to do', { timeout: SLOW_MS }, async () => {
  const { name } = await makeReady('resume.json', asText(RESUME))
  expect(name).toBe('Grace Hopper')
})
