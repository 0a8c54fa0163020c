import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'
import { copyProject } from '../fixtures/build-fixture'
import { asText } from './content-project'
import { runCommand } from './run-command'
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

/** What an owner types after `npm ci`, from the template to a site that is ready to publish. */
const COMMANDS = ['import resume.json', 'check', 'build']

it(
  `a new owner needs ${COMMANDS.length} commands, a portrait and an address`,
  async () => {
    copyProject(root)
    writeFileSync(path.join(root, 'resume.json'), asText(RESUME))
    const [imported = '', ...rest] = COMMANDS.map((line) => line.split(' '))
    const env = { INIT_CWD: root }
    const [command = '', ...args] = imported
    const told = runCommand(root, command, env, args)
    expect(told.status).toBe(0)
    expect(told.told).toContain(en.import.inLanguage)

    const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#a65' } })
    await photo.jpeg().toFile(path.join(root, 'public/grace.jpg'))
    const profile = path.join(root, 'src/content/perfil.json')
    const written = JSON.parse(readFileSync(profile, 'utf8'))
    const own = { foto: 'grace.jpg', sitio: 'https://grace.hopper.dev/' }
    writeFileSync(profile, asText({ ...written, ...own }))

    for (const [name = '', ...options] of rest) {
      const { status, told: said } = runCommand(root, name, env, options)
      expect([name, status, said]).toEqual([name, 0, said])
      expect(said).not.toContain('noindex')
    }
    const home = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
    expect(home).toContain('<html lang="en"')
    expect(home).toContain('Grace Hopper')
    expect(home).not.toContain('noindex')
    expect(readFileSync(path.join(root, 'dist/experience/index.html'), 'utf8')).toContain('Navy')
    expect(readFileSync(path.join(root, 'dist/grace.jpg')).length).toBeGreaterThan(0)
  },
  SLOW_MS,
)
