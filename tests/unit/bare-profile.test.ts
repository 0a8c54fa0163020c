import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Lists, Profile } from '../../src/model/schema/schema'
import { screen as words } from '../../src/site/words/es'
import { checkProject } from '../../src/tools/check/check-project'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { cvText } from '../../src/tools/cv/cv-text'
import { introduction, pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { pageTexts } from '../../src/tools/output/pages/page-texts'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { contactCard } from '../../src/tools/output/vcard'
import { builtSite } from './built-site'
import { asText, CERTIFICATES, listsIn, VALID_CONTENT } from './content-project'
import { readPdf } from './pdf-text'

const NAME = 'Ana Paz'
const POST = { titulo: 'Ayudante', anioInicio: 2024, anioFin: null, numeroOrden: 1 }

const site = builtSite(() => {
  const { root, write } = site
  for (const folder of ['src/content', 'public'])
    rmSync(path.join(root, folder), { recursive: true })
  mkdirSync(path.join(root, 'public'))
  write('src/content/perfil.json', asText({ nombre: NAME }))
  write('src/content/experiencia.json', asText({ items: [POST] }))
  write('src/content/proyectos.json', asText({ items: [{ titulo: 'Agenda', numeroOrden: 1 }] }))
})
const { dist, files, text, root } = site

/** Of a text a sign that something is missing beside it. */
const TRACES = /undefined|\bnull\b|NaN|[,·] *[,·]|[,·] *(?:\n|$)|(?:^|\n) *[,·]|\(\)/

describe('a site of which only a name is known', () => {
  it('says nothing of an example, of a placeholder, or of an address that nobody has', () => {
    const has = (file: string, sign: RegExp) => sign.test(readFileSync(dist(file), 'latin1'))
    const foreign = /example\.com|sitio\.invalid|por completar|to be completed/i
    expect(files().filter((file) => has(file, foreign))).toEqual([])
    // The scripts have what writes such a link.
    const plain = files().filter((file) => !file.endsWith('.js'))
    expect(plain.filter((file) => has(file, /mailto:/))).toEqual([])
  })

  it('has no trace of what is missing in its texts', async () => {
    const said = files().filter((file) => /\.(?:md|vcf)$|^(?:cv|llms)\.txt$/.test(file))
    const { text: cv } = await readPdf(readFileSync(dist('cv.pdf')))
    for (const told of [...said.map(text), cv]) {
      expect(told).toContain(NAME)
      expect(told).not.toMatch(TRACES)
    }
  })

  it('has a head of the name alone, and a description', () => {
    const home = text('index.html')
    expect(home).toContain(`<title>${NAME}</title>`)
    expect(home).toContain(`<meta name="description" content="${NAME}. Ayudante · desde 2024."`)
    expect(home).not.toContain('rel="canonical"')
    expect(home.match(/noindex/g)).toHaveLength(1)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home) ?? []
    const { mainEntity } = JSON.parse(data)
    expect(mainEntity).toMatchObject({ '@type': 'Person', name: NAME })
    for (const key of ['jobTitle', 'description', 'address', 'url', 'image']) {
      expect(mainEntity).not.toHaveProperty(key)
    }
  })

  it('has a contact card of the name', () => {
    expect(text('contacto.vcf').split('\r\n')).toEqual([
      ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Paz;Ana;;;', `FN:${NAME}`, 'END:VCARD', ''],
    ])
  })

  it('has no tile that leads to no contact, and no code of no address', () => {
    expect(text('navegacion/index.html')).not.toContain('data-tile="contact"')
    const home = text('index.html')
    expect(home).not.toMatch(/<p[^>]*><\/p>|<dl[^>]*><\/dl>|<h\d[^>]*><\/h\d>/)
    expect(home).not.toContain(words.home.qr)
  })

  it('is told what is missing, as advice', async () => {
    const problems = await checkProject(new Workspace(root))
    const missing = problems.filter(({ found }) => found.startsWith('nada'))
    expect(missing.map(({ path }) => path)).toEqual(
      'puesto ciudad pais email resumen sitio'.split(' '),
    )
    expect(problems.filter(({ isAdvice }) => !isAdvice)).toEqual([])
  })
})

describe('whatever is left out', () => {
  const whole = VALID_CONTENT.perfil as Profile
  const { [CERTIFICATES]: _own, ...lists } = listsIn(VALID_CONTENT) as Lists
  const fields = ['puesto', 'ciudad', 'pais', 'email', 'resumen'] as const
  const profiles = Array.from({ length: 2 ** fields.length }, (_, bits) => ({
    ...whole,
    ...Object.fromEntries(fields.filter((_, at) => (bits >> at) & 1).map((field) => [field, ''])),
  })) as Profile[]

  it.each(['es', 'en'] as const)('no text has a trace of it: %s', (code) => {
    const words = wordsFor(code, { main: 'es' })
    const paths = pathsIn('', words.built.slugs)
    for (const profile of profiles) {
      const { home, ...pages } = pageTexts(profile, lists, words, paths, ['experience'])
      const language = { code, dir: 'ltr', words, home: profile.sitio } as const
      const told = [
        ...[home, ...Object.values(pages)].flatMap(({ title, description }) => [
          title,
          description,
        ]),
        introduction(profile, words.built),
        cvText({ profile, lists }, language),
        ...Object.values(resumeOf(profile, lists, code).basics).map(String),
      ]
      for (const each of told) {
        expect(each).not.toMatch(TRACES)
        expect(each).not.toBe('')
      }
      const card = contactCard(profile)
      expect(card).not.toMatch(/^(?:TITLE:|EMAIL[^:]*:|ADR[^:]*:[;]*)\r$/m)
      expect(JSON.stringify(resumeOf(profile, lists, code).basics)).not.toMatch(/:""|:\{\}/)
    }
  })
})
