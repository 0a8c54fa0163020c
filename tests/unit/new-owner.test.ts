import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run as runCheck } from '../../src/tools/commands/check'
import { run as runImport } from '../../src/tools/commands/import'
import { en } from '../../src/tools/messages/en/en'
import { copyProject } from '../fixtures/build-fixture'
import { builtEn, builtEs } from '../fixtures/built-words'
import { builtSite } from './built-site'
import { asText } from './content-project'
import { linkedIn } from './linkedin-archive'
import { readPdf } from './pdf-text'
import { picture } from './ready-project'
import { callCommand } from './run-command'
import { temporaryFolder } from './temporary-folder'

const RESUME = {
  basics: {
    ...{ name: 'Grace Hopper', label: 'Rear admiral', email: 'grace@hopper.dev' },
    ...{ summary: 'I write compilers for the people.', url: 'hopper.dev' },
    location: { city: 'New York', countryCode: 'US' },
  },
  work: [{ name: 'Navy', position: 'Programmer', startDate: '1944-07', keywords: ['COBOL'] }],
}
const CONTENT_ORIGIN = 'https://data.own.dev'
/** Of names that the build has files for too. */
const OWN_FILES = [
  ...['robots.txt', 'sitemap.xml', '_headers', '_redirects', 'manifest.webmanifest', '404.html'],
  ...['icon-192.png', 'apple-touch-icon.png', 'social.png', 'cv.pdf', 'experience/index.html'],
]
const OWN_TEXT = 'By Ana.\n'

const profileIn = (root: string) => path.join(root, 'src/content/perfil.json')
function changeProfile(root: string, changes: object): string {
  const written = JSON.parse(readFileSync(profileIn(root), 'utf8'))
  writeFileSync(profileIn(root), asText({ ...written, ...changes }))
  return written.nombre
}

/**
 * From the template to a project with nothing left in check: `npm ci`, whose packages the copy has,
 * an import, a photo, two fields, a check.
 */
async function makeReady(root: string, file: string, bytes: string | Uint8Array) {
  writeFileSync(path.join(root, file), bytes)
  const command = async (run: Parameters<typeof callCommand>[1], ...args: string[]) => {
    const { status, told } = await callCommand(root, run, args, { INIT_CWD: root })
    expect(status, told).toBe(0)
    return told
  }
  expect(await command(runImport, file)).toContain(en.import.inLanguage)
  writeFileSync(path.join(root, 'public/own.jpg'), await picture(900, 900, 'jpeg'))
  const name = changeProfile(root, { foto: 'own.jpg', sitio: 'https://own.dev/' })
  expect(await command(runCheck)).toBe(en.check.ready)
  return name
}

const site = builtSite(
  async () => {
    const { root, write } = site
    await makeReady(root, 'Basic_LinkedInDataExport.zip', linkedIn.basic)
    // What an owner may choose then; the archive had nothing but posts.
    changeProfile(root, { urlListas: `${CONTENT_ORIGIN}/v1` })
    for (const file of OWN_FILES) write(`public/${file}`, OWN_TEXT)
    write('src/content/es/perfil.json', asText({ puesto: 'Desarrolladora' }))
    const items = [{ id: 1, titulo: 'Sin original' }]
    for (const list of ['proyectos', 'educacion']) {
      write(`src/content/es/${list}.json`, asText({ items }))
    }
  },
  // VERCEL: as there, where the owner may have changed vercel.json.
  { VERCEL: '1' },
)
const { dist, files, text } = site

it('a new owner comes from LinkedIn’s archive to a site that is open to search engines', () => {
  expect(site.told).not.toContain('noindex')
  const home = text('index.html')
  expect(home).toContain('<html lang="en"')
  expect(home).toContain('Ana Pérez')
  expect(home).not.toContain('noindex')
  expect(readFileSync(dist('own.jpg')).length).toBeGreaterThan(0)
})

it('from a résumé to content with nothing left to do', async () => {
  const root = temporaryFolder()
  copyProject(root)
  expect(await makeReady(root, 'resume.json', asText(RESUME))).toBe('Grace Hopper')
})

it('the owner’s files are published in place of built ones', () => {
  expect(OWN_FILES.filter((file) => text(file) !== OWN_TEXT)).toEqual([])
})

it('lists are fetched from where perfil.json says, whose origin the policy allows', () => {
  const scripts = files().filter((file) => file.endsWith('.js'))
  expect(scripts.map(text).join('')).toContain(`${CONTENT_ORIGIN}/v1`)
  expect(text('index.html')).toContain(`connect-src 'self' ${CONTENT_ORIGIN};`)
})

it('there is no word of lists without a file, in any language', async () => {
  const slugs = [builtEs.slugs, builtEn.slugs].flatMap(({ projects, skills }) => [projects, skills])
  expect(files().filter((file) => slugs.some((slug) => file.includes(slug)))).toEqual([])
  const said = files().filter((file) => /\.(?:html|json|xml|txt|md|webmanifest|vcf)$/.test(file))
  expect(said.length).toBeGreaterThan(15)
  for (const file of said) {
    expect(text(file), file).not.toMatch(/\b(?:proyectos?|projects?|habilidades|skills)\b/i)
  }
  const shown = files().filter((file) => /\.(?:html|js)$/.test(file))
  expect(shown.filter((file) => text(file).includes('Sin original'))).toEqual([])
  const { text: printed } = await readPdf(readFileSync(dist('es/cv.pdf')))
  expect(printed).toMatch(/EXPERIENCIA/)
  expect(printed).not.toMatch(/PROYECTOS|HABILIDADES/)
})
