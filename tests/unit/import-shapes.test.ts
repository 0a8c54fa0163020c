import { expect, it } from 'vitest'
import { countryCodeOf, languageCodeOf } from '../../src/tools/content/intl-names'
import { placeAndCountry } from '../../src/tools/import/parsing/places'
import { readResume } from '../../src/tools/import/sources/read-resume'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { CERTIFICATES } from './content-project'
import { makeImportProject } from './import-project'

// What people's files hold, beside the standard.

const project = makeImportProject()
const say = es.import

const imported = (resume: unknown) => project.importNew(resume)
const descriptionOf = (job: object) =>
  imported({ work: [{ name: 'Uno', ...job }] }).content.lists.experiencia[0]?.descripcion

it.each([
  ['• Built. • Kept.  • Wrote.', '- Built.\n- Kept.\n- Wrote.'],
  ['Led it: ▪ built ▪ kept', 'Led it:\n\n- built\n- kept'],
  ['Ran it · Built it · Taught it', '- Ran it\n- Built it\n- Taught it'],
  ['- Built. - Kept.', '- Built.\n- Kept.'],
  ['– Built.\n– Kept.', '- Built.\n- Kept.'],
  ['•Built\n•Kept', '- Built\n- Kept'],
  ['Shops — orders, bills — and more.', 'Shops — orders, bills — and more.'],
  ['— Ana', '— Ana'],
  ['2019 - 2021, a 3 * 4 grid', '2019 - 2021, a 3 * 4 grid'],
  ['Madrid • Spain', 'Madrid • Spain'],
  ['Kept the shop.  Wrote the tests.', 'Kept the shop.\n\nWrote the tests.'],
  ['Kept the shop.  Wrote\nthe tests.', 'Kept the shop.  Wrote\nthe tests.'],
])('a description, %j, has the items and paragraphs that were meant', (summary, expected) => {
  expect(descriptionOf({ summary })).toBe(expected)
})

it.each([
  ['es', 'Spanish', 'Native speaker', 'Español', 'Nativo'],
  ['es', 'Deutsch', 'FULL_PROFESSIONAL', 'Alemán', say.levels.fullProfessional[0]],
  ['es', 'Inglés técnico', 'B2', 'Inglés técnico', 'B2'],
  ['es', 'Inglés', 'Nativa', 'Inglés', 'Nativa'],
  ['en', 'Spanish', 'Native speaker', 'Spanish', 'Native speaker'],
  ['en', 'Francés', 'Básico', 'French', en.import.levels.basic[0]],
])('on a site in %s, %s (%s) is %s (%s)', (language, name, fluency, idioma, nivel) => {
  const languages = [{ language: name, fluency }]
  const { perfil } = imported({ basics: { name: 'Ana' }, languages, meta: { language } }).content
  expect(perfil.idiomas).toEqual([{ idioma, nivel }])
})

it('entries that say nothing are dropped', () => {
  const empty = { name: '', startDate: '', highlights: [''], keywords: [] }
  const lists = 'work volunteer education certificates skills languages projects'.split(' ')
  const resume = Object.fromEntries(lists.map((name) => [name, [empty, {}]]))
  const { content } = imported({ ...resume, projects: [empty, { name: 'Mapa' }] })
  expect(Object.values(content.lists).flat()).toMatchObject([{ titulo: 'Mapa' }])
  expect(content.perfil).not.toHaveProperty('idiomas')
})

it('newest first, also in sections of one’s own', () => {
  const titled = (studyType: string, startDate?: string, endDate?: string) => ({
    ...{ studyType, position: studyType, startDate, endDate },
  })
  const entries = [
    titled('vieja', '2010', '2012'),
    titled('sin fecha'),
    titled('nueva', '2019-03', '2021'),
    titled('larga', '2015', '2021'),
    titled('presente', '2022'),
  ]
  const certificates = ['2019', '2021-05'].map((date) => ({ name: date, issuer: 'x', date }))
  const { lists } = imported({
    ...{ work: entries, education: entries, volunteer: entries, certificates },
  }).content
  const order = ['presente', 'nueva', 'larga', 'vieja', 'sin fecha']
  const titles = (list: readonly { titulo: string }[]) => list.map(({ titulo }) => titulo)
  for (const list of [lists.educacion, lists.experiencia, lists['secciones/voluntariado'] ?? []]) {
    expect(titles(list)).toEqual(order)
  }
  expect(titles(lists[CERTIFICATES] ?? [])).toEqual(['2021-05', '2019'])
})

it.each([
  ['Lima, Perú', 'Lima', 'Perú'],
  ['Austin, Texas', 'Austin, Texas', 'US'],
  ['Austin, TX, USA', 'Austin, TX', 'USA'],
  ['Madrid, Comunidad de Madrid, España', 'Madrid, Comunidad de Madrid', 'España'],
  ['Getxo, Bizkaia', 'Getxo, Bizkaia', undefined],
  ['Atlanta, Georgia', 'Atlanta, Georgia', undefined],
  ['Dover, DE', 'Dover, DE', undefined],
  ['Ciudad de México', 'Ciudad de México', undefined],
])('of %s no country is guessed', (text, city, countryCode) => {
  expect(placeAndCountry(text)).toEqual({ city, ...(countryCode && { countryCode }) })
})

it('a code that no country and no language has is not taken for one', () => {
  expect(['ar', 'QQ', 'Japón'].map((name) => countryCodeOf(name, 'es'))).toEqual([
    'AR',
    undefined,
    'JP',
  ])
  expect(['QQ', 'Japonés'].map((name) => languageCodeOf(name, 'es'))).toEqual([undefined, 'JA'])
})

it.each([
  ['+54 341 555 0100 int. 12', '+54 341 555 0100', '«int. 12»'],
  ['(512) 555-7834 / 512 555 7835', '512 555-7834', '«/ 512 555 7835»'],
  ['0341/555-0100', '0341 555-0100', undefined],
])('a telephone is one number: %s', (phone, telefono, rest) => {
  const { content, report } = imported({ basics: { name: 'Ana', phone } })
  expect(content.perfil.telefono).toBe(telefono)
  expect(report.includes('Perfil · Teléfono: «')).toBe(rest !== undefined)
  if (rest) expect(report).toContain(`  - Perfil · Teléfono: ${rest}`)
})

it('JSON may begin with many empty lines', () => {
  project.write('cv/lines.json', `${'\n'.repeat(5000)}{"basics":{"name":"Ana"}}`)
  const { resume } = readResume(project.place('cv/lines.json'), es)
  expect(resume.basics?.name).toBe('Ana')
})

it('a résumé in another language tells what of it has no place', () => {
  const resume = {
    basics: { name: 'Ada Prueba', url: 'http://ada.dev', degree: 'MSc' },
    awards: [{ title: 'Best', date: '2019' }],
  }
  const report = project.translate(resume, 'en')
  expect(report).toContain('  - Profile · Degree: «MSc»')
  expect(report).toContain(`${say.unmatched}:\n  - Awards: "Best" (2019)`)
  expect(report).toContain('  - Profile · Links: "http://ada.dev"')
})
