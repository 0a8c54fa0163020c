import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFixture } from '../fixtures/build-fixture'
import { readPdf } from './pdf-text'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-choices-'))
const dist = (file: string) => path.join(folder, 'dist', file)
const text = (file: string) => readFileSync(dist(file), 'utf8')

/** Of names that the build has files for too. */
const OWN_FILES = [
  'robots.txt',
  'sitemap.xml',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'icon-192.png',
  'manifest.webmanifest',
  'social.png',
  'cv.pdf',
  '404.html',
  'educacion/index.html',
]
const OWN_TEXT = 'De Ana.\n'
const CONTENT_ORIGIN = 'https://datos.example.com'

beforeAll(() => {
  buildFixture(folder, {
    // VERCEL: as there, where the owner may have changed vercel.json.
    env: { VERCEL: '1', VITE_CONTENT_URL: `${CONTENT_ORIGIN}/v1` },
    change: () => {
      // Their English texts stay.
      for (const list of ['proyectos', 'soft-skills']) {
        rmSync(path.join(folder, `src/content/${list}.json`))
      }
      for (const file of OWN_FILES) {
        mkdirSync(path.dirname(path.join(folder, 'public', file)), { recursive: true })
        writeFileSync(path.join(folder, 'public', file), OWN_TEXT)
      }
    },
  })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(OWN_FILES)('publishes the owner’s %s in place of its own', (file) => {
  expect(text(file)).toBe(OWN_TEXT)
})

it('allows the origin of fetched lists in the policy of each page', () => {
  expect(text('index.html')).toContain(`connect-src 'self' ${CONTENT_ORIGIN};`)
})

it('has no word of lists without a file, in any language', async () => {
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /proyecto|project/.test(file))).toEqual([])
  const said = files.filter((file) => /\.(?:html|json|xml|txt|webmanifest|vcf)$/.test(file))
  expect(said.length).toBeGreaterThan(20)
  for (const file of said) {
    // A description tells of a project.
    const plain = text(file).replaceAll('proyecto integrador', '').replaceAll('final project', '')
    expect(plain, file).not.toMatch(/proyectos?\b|projects?\b|soft.skills/i)
  }
  for (const file of files.filter((file) => /\.(?:html|js)$/.test(file))) {
    expect(text(file), file).not.toMatch(
      /Agenda de turnos|Appointment book|Pensamiento crítico|Critical thinking/,
    )
  }
  const { text: printed } = await readPdf(readFileSync(dist('en/cv.pdf')))
  expect(printed).toMatch(/Skills/)
  expect(printed).not.toMatch(/Projects|Personal/)
})
