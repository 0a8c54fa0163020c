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

const SOURCES: [file: string, bytes: string | Uint8Array, name: string, job: string][] = [
  ['resume.json', asText(RESUME), 'Grace Hopper', 'Programmer at Navy'],
  ['Basic_LinkedInDataExport.zip', linkedIn.basic, 'Ana Pérez', 'Lead developer at Uno'],
]

it.each(SOURCES)(
  `from %s to a site ready to publish in ${MOST_STEPS} steps`,
  async (file, bytes, name, job) => {
    // `npm ci` is the first: the copy has its packages.
    copyProject(root)
    let steps = 1
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
    expect(command('build')).not.toContain('noindex')
    expect(steps).toBeLessThanOrEqual(MOST_STEPS)
    const home = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
    expect(home).toContain('<html lang="en"')
    expect(home).toContain(name)
    expect(home).not.toContain('noindex')
    expect(readFileSync(path.join(root, 'dist/experience/index.html'), 'utf8')).toContain(job)
    expect(readFileSync(path.join(root, 'dist/own.jpg')).length).toBeGreaterThan(0)
  },
  SLOW_MS,
)
