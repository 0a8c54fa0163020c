import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { labelOf, titleOf } from '../../src/tools/messages/field-labels'
import { makeImportProject } from './import-project'

const project = makeImportProject()

it('the report says what to complete, what stayed out and what has no place', () => {
  const sample = readFileSync('node_modules/@jsonresume/schema/sample.resume.json', 'utf8')
  const { report } = project.importNew(JSON.parse(sample))
  const [jobs, address] = [titleOf('experiencia', 'en', {}), labelOf('perfil', 'sitio', 'en')]
  const { notGuessed, httpsOnly, noAge, phoneIsPublic, ...say } = en.import
  expect(`${report.slice(report.indexOf(say.missing))}\n`).toBe(`${say.missing}:
  - ${jobs} · Technologies: ${say.noTechnologies}
  - Profile · Phone: ${phoneIsPublic}
  - Profile · ${address}: ${notGuessed}
  - Profile · Date of birth: ${noAge}

${say.leftOut}:
  - Experience · "CEO/President" · Link: "http://piedpiper.example.com" (${httpsOnly})
  - Profile · Links: "http://richardhendricks.example.com" (${httpsOnly})
  - Volunteering · "Teacher" · Link: "http://coderdojo.example.com/" (${httpsOnly})

${say.unplaced}:
  - Profile · Location · Address: «2712 Broadway St»
  - Profile · Location · Postal code: «CA 94115»
  - Education · Url (1): «https://www.ou.edu/»
  - Education · Score (1): «4.0»
  - Hard skills · Level (2): «Master», «Master»
  - Projects · Entity (1): «Smoogle»
  - Projects · Type (1): «application»
  - Profile · Location · Region: «California»
`)
})

it('Reactive Resume’s file is read as its server keeps it, too', () => {
  const file = JSON.parse(readFileSync('tests/fixtures/people/reactive-v4.json', 'utf8'))
  const { content } = project.importNew(file)
  expect(content.lists.experiencia).toHaveLength(2)
  expect(project.importNew({ data: file }).content).toEqual(content)
})

/** By what is read of a language, that of the words around it, and what is told. */
const AROUND = {
  en: ['en', en.import.inLanguage],
  es: ['es', es.import.inLanguage],
  de: ['de', en.import.inOther('German')],
  pt: ['pt', en.import.inOther('Portuguese')],
  ca: ['es', es.import.languageAround('catalán')],
  ja: ['en', en.import.languageAround('Japanese')],
  zh: ['en', en.import.languageAround('Chinese')],
  uk: ['en', en.import.languageAround('Ukrainian')],
  pl: ['en', en.import.languageAround('Polish')],
  nl: ['en', en.import.languageAround('Dutch')],
  other: ['en', en.import.languageAround(en.import.anotherLanguage)],
  kept: ['en', en.import.languageKept],
} as const

it.each([
  ['I work with the team for the users.', undefined, 'en', 'MSc in Web'],
  ['Un sistema de turnos para los consultorios.', undefined, 'es', 'MSc en Web'],
  ['El de los', 'en-GB', 'en', 'MSc in Web'],
  ['Entwicklung der Software für den Handel mit einer Datenbank', undefined, 'de', 'MSc, Web'],
  ['Desenvolvimento do sistema com uma equipe, em São Paulo', undefined, 'pt', 'MSc, Web'],
  ['Programes per a botigues', 'ca', 'ca', 'MSc, Web'],
  ['東京の会社で開発', undefined, 'ja', 'MSc, Web'],
  ['Розробляю вебзастосунки на TypeScript і React', undefined, 'uk', 'MSc, Web'],
  ['Pracuję z zespołem i klientem.', undefined, 'pl', 'MSc, Web'],
  ['Ik bouw software voor de gemeente en het water.', undefined, 'nl', 'MSc, Web'],
  ['前端工程师 React Vue TypeScript Webpack Node.js', undefined, 'zh', 'MSc, Web'],
  ['Ծրագրավորող Երևանից', undefined, 'other', 'MSc, Web'],
  ['Ana Over', undefined, 'kept', 'MSc in Web'],
  ['Ana', undefined, 'kept', 'MSc in Web'],
] as const)('the language of a resume is read, and told: %s', (summary, language, read, title) => {
  const education = [{ studyType: 'MSc', area: 'Web' }]
  const [site, told] = AROUND[read]
  const owner = (site === 'en') === (read === 'kept') ? 'en' : 'es'
  const resume = { basics: { name: summary, summary }, education, meta: { language } }
  const { content, report } = project.importNew(resume, { owner })
  expect(content.perfil.idioma ?? 'es').toBe(site)
  expect(content.lists.educacion[0]?.titulo).toBe(title)
  expect(report.split('\n')).toContain(told)
})
