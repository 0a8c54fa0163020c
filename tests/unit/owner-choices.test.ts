import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { builtEn, builtEs } from '../../src/tools/messages/built-words'
import { es } from '../../src/tools/messages/es/es'
import { FIXTURE_CONTENT_DIR } from '../fixtures/fixture'
import { builtSite } from './built-site'
import { readPdf } from './pdf-text'

/** Of names that the build has files for too. */
const OWN_FILES = [
  ...['robots.txt', 'sitemap.xml', '_headers', '_redirects', 'manifest.webmanifest', '404.html'],
  ...['icon-192.png', 'apple-touch-icon.png', 'social.png', 'cv.pdf', 'educacion/index.html'],
]
const OWN_TEXT = 'De Ana.\n'
const CONTENT_ORIGIN = 'https://datos.ada.dev'

/** All addresses are the owner's but one. */
const withOwnAddresses = (text: string) =>
  text.replace('Nombre Apellido', 'Ada Prueba').replace(/example\.com(?!\/linkedin)/g, 'ada.dev')

const site = builtSite(
  () => {
    const { root, write } = site
    for (const name of readdirSync(FIXTURE_CONTENT_DIR)) {
      if (!name.endsWith('.json')) continue
      const content = readFileSync(path.join(FIXTURE_CONTENT_DIR, name), 'utf8')
      const own = JSON.parse(withOwnAddresses(content))
      const more = name === 'perfil.json' ? { urlListas: `${CONTENT_ORIGIN}/v1` } : {}
      write(`src/content/${name}`, JSON.stringify({ ...own, ...more }))
    }
    // Their English texts stay.
    for (const list of ['proyectos', 'soft-skills']) {
      rmSync(path.join(root, `src/content/${list}.json`))
    }
    for (const file of OWN_FILES) write(`public/${file}`, OWN_TEXT)
  },
  // VERCEL: as there, where the owner may have changed vercel.json.
  { VERCEL: '1' },
)

const { dist, files, text } = site

it('publishes the owner’s files in place of its own', () => {
  expect(OWN_FILES.filter((file) => text(file) !== OWN_TEXT)).toEqual([])
})

it('keeps search engines away while something is the example’s, and says so', () => {
  expect(site.told.split('\n').at(-1)).toBe(es.commands.example)
  for (const file of ['index.html', 'habilidades/index.html', 'en/skills/index.html']) {
    expect(text(file).split('<meta name="robots" content="noindex" />')).toHaveLength(2)
  }
})

it('fetches the lists from where perfil.json says, and allows that origin in the policy', () => {
  const code = files()
    .filter((file) => file.endsWith('.js'))
    .map(text)
  expect(code.join('')).toContain(`${CONTENT_ORIGIN}/v1`)
  expect(text('index.html')).toContain(`connect-src 'self' ${CONTENT_ORIGIN};`)
})

/** Each text of a list without a file, in the fixture's languages. */
const textsOf = (folder: string, list: string): string[] =>
  JSON.parse(
    readFileSync(path.join(FIXTURE_CONTENT_DIR, folder, `${list}.json`), 'utf8'),
  ).items.map(({ titulo }: { titulo: string }) => titulo)

it('has no word of lists without a file, in any language', async () => {
  const slugs = [builtEs.slugs.projects, builtEn.slugs.projects]
  expect(files().filter((file) => slugs.some((slug) => file.includes(slug)))).toEqual([])
  const said = files().filter((file) => /\.(?:html|json|xml|txt|md|webmanifest|vcf)$/.test(file))
  expect(said.length).toBeGreaterThan(20)
  for (const file of said) {
    // A description tells of a project.
    const plain = text(file).replaceAll('proyecto integrador', '').replaceAll('final project', '')
    expect(plain, file).not.toMatch(/proyectos?\b|projects?\b|soft.skills/i)
  }
  const titles = ['', 'en'].flatMap((folder) =>
    ['proyectos', 'soft-skills'].flatMap((list) => textsOf(folder, list)),
  )
  const long = titles.filter((title) => title.length > 12)
  expect(long.length).toBeGreaterThan(3)
  for (const file of files().filter((file) => /\.(?:html|js)$/.test(file))) {
    expect(
      long.filter((title) => text(file).includes(title)),
      file,
    ).toEqual([])
  }
  const { text: printed } = await readPdf(readFileSync(dist('en/cv.pdf')))
  expect(printed).toMatch(/SKILLS/)
  expect(printed).not.toMatch(/PROJECTS|Personal/)
})
