import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { inOrder, periodText, technologyItems } from '../../src/model/entries'
import { fillIn } from '../../src/model/fill-words'
import type { Experience, Lists, Profile } from '../../src/model/schema/schema'
import { missedIn } from '../../src/tools/check/cv-reading'
import { renderCv } from '../../src/tools/cv/cv-document'
import { cvDocx } from '../../src/tools/cv/cv-docx'
import { cvOf } from '../../src/tools/cv/cv-model'
import { cvText } from '../../src/tools/cv/cv-text'
import type { CvContent } from '../../src/tools/cv/printable-content'
import { wordsFor } from '../../src/tools/messages/built-words'
import { es } from '../../src/tools/messages/es/es'
import { inEnglish, languageOf, readFixtureSite } from '../fixtures/fixture'

const site = readFixtureSite()
const { perfil, lists } = site
const [job] = lists.experiencia as [Experience]
const PHONE = '+34 612 34 56 78'
const base: Profile = { ...perfil, telefono: PHONE, sitio: 'https://ada.dev/' }

const jobs = (count: number, text: string): Lists['experiencia'] =>
  Array.from({ length: count }, (_, id) => ({
    ...job,
    id,
    numeroOrden: id,
    titulo: `Desarrolladora ${id + 1}`,
    empresa: `Empresa ${id + 1} S. A.`,
    anioInicio: 2024 - id,
    mesInicio: 3,
    anioFin: id === 0 ? null : 2025 - id,
    mesFin: id === 0 ? undefined : 9,
    descripcion: text,
  }))
const STORY = `${'Un sistema de turnos con pruebas y despliegue continuo, oficina y flujo. '.repeat(4)}

- Bajó los costos.
- Sumó pruebas.`

const contentOf = (changes: Partial<Profile>, others: Partial<Lists> = {}): CvContent => ({
  profile: { ...base, ...changes },
  lists: { ...lists, ...others } as Lists,
})
const inGroups = lists['hard-skills'].map((skill, index) => ({
  ...skill,
  grupo: index % 2 ? 'Servidor' : 'Interfaz',
}))

/** The example, and five owners. */
const OWNERS: Record<string, CvContent> = {
  example: contentOf({}),
  long: contentOf(
    {
      nombre: 'María de los Ángeles Fernández',
      disponibilidad: 'Disponible desde marzo',
      enlaces: [{ red: 'GitLab', url: 'https://gitlab.com/maria' }],
      idiomas: [{ idioma: 'Italiano', nivel: 'B2' }],
    },
    { experiencia: jobs(4, STORY), 'hard-skills': inGroups },
  ),
  short: contentOf(
    { linkedin: '', github: '', resumen: 'Breve.' },
    { experiencia: jobs(1, 'Breve.'), proyectos: [], educacion: [] },
  ),
  'another script': contentOf({ nombre: 'Анна Ковальчук', puesto: 'Розробниця' }),
  'no phone': contentOf({ telefono: undefined, resumen: `${STORY}\n- Escribe.` }),
  'many jobs': contentOf({}, { experiencia: jobs(14, STORY) }),
}
type Case = { owner: string; code: 'es' | 'en'; content: CvContent }
/** Each in one language, the example in both. */
const CASES: Case[] = [
  { owner: 'example', code: 'en', content: contentOf({}) },
  ...Object.entries(OWNERS).map(
    ([owner, content], index): Case => ({ owner, code: index % 2 ? 'en' : 'es', content }),
  ),
]

describe.each(CASES)('$owner in $code', ({ code, content }) => {
  const { profile, lists } = content
  const { perfil, lists: translated } = inEnglish({ ...site, perfil: profile, lists })
  const english = { profile: { ...perfil, nombre: profile.nombre }, lists: translated }
  const said: CvContent = code === 'en' ? english : content
  const language = languageOf(code, said.profile.sitio)

  it('is found by a program that reads the PDF, and stands line by line in the text', async () => {
    const pdf = (await renderCv(said, language)).pdf()
    expect(await missedIn(pdf, cvOf(said, language), es.check.cv)).toEqual([])
    const { screen } = language.words
    const lines = cvText(said, language).split('\n')
    const { nombre, email, telefono = '', sitio, resumen } = said.profile
    expect(lines[0]).toBe(nombre)
    const told = resumen.split('\n').map((line) => line.trim())
    expect(lines).toEqual(expect.arrayContaining(told.filter(Boolean)))
    const dated = (list: Lists['experiencia'] | Lists['educacion']) =>
      inOrder<(typeof list)[number]>(list).map(
        (entry) => `${entry.titulo} | ${periodText(entry, screen).replace(' - ', ' – ')}`,
      )
    for (const list of [dated(said.lists.experiencia), dated(said.lists.educacion)]) {
      expect(lines.filter((line) => list.includes(line))).toEqual(list)
    }
    const title = screen.routes.experience.toLocaleUpperCase(code)
    const bare = (url = '') => url.replace(/^https?:\/\/|\/$/g, '')
    const { github, linkedin, enlaces } = said.profile
    const links = [sitio, github, linkedin, enlaces?.[0]?.url].map(bare)
    const alone = [email, telefono, ...links, title].filter(Boolean)
    expect(lines).toEqual(expect.arrayContaining(alone))
    const named = [
      ...said.lists['hard-skills'],
      ...said.lists['soft-skills'],
      ...said.lists.proyectos,
    ]
    expect(named.filter(({ titulo }) => !lines.some((line) => line.includes(titulo)))).toEqual([])
  })

  it('says every word in the DOCX, with headings, lists and links, and the same bytes twice', async () => {
    const docx = await cvDocx(said, language)
    expect(Buffer.from(await cvDocx(said, language)).equals(docx)).toBe(true)
    const parts = unzipSync(docx)
    const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    // Google's viewer refuses a file with an empty list of comments.
    const comments = Object.keys(parts).filter((name) => /comments/.test(name + read(name)))
    expect(comments).toEqual([])
    const document = read('word/document.xml')
    const texts = (xml: string) =>
      [...xml.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text = '']) => text).join('')
    const paragraphs = [...document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)
    const styled = (style: string) =>
      paragraphs.filter((xml) => xml.includes(`<w:pStyle w:val="${style}"/>`)).map(texts)
    const wordsIn = (text: string) => text.split(/[\s·|,:-]+/).filter((word) => word !== '')
    // Certificates have a text in the DOCX, and their address in the text.
    const withoutAddresses = cvText(said, language).replace(/^https?:.*$/gm, '')
    const expected = wordsIn(withoutAddresses)
    const certificate = language.words.screen.entry.certificate
    const written = wordsIn(paragraphs.map(texts).join(' ')).filter((word) => word !== certificate)
    expect(written).toEqual(expected)
    expect(styled('Title')).toEqual([said.profile.nombre])
    expect(styled('Heading1')).toContain(
      language.words.screen.routes.experience.toLocaleUpperCase(code),
    )
    for (const { titulo } of said.lists.experiencia) {
      expect(styled('Heading2').some((text) => text.startsWith(titulo))).toBe(true)
    }
    const told = [said.profile.resumen, ...said.lists.experiencia.map((each) => each.descripcion)]
    const items = told.flatMap((text = '') => text.match(/^- /gm) ?? [])
    expect(document.match(/<w:numPr>/g) ?? []).toHaveLength(items.length)
    expect(document).not.toMatch(/<w:(?:tbl|drawing|txbxContent)\b/)
    const core = read('docProps/core.xml')
    expect(core).toContain(`<dc:creator>${said.profile.nombre}</dc:creator>`)
    expect(core).toContain(`<dc:language>${code}</dc:language>`)
    expect(read('word/_rels/document.xml.rels')).toContain(`mailto:${said.profile.email}`)
  })
})

it('says times and ids of the owner’s own texts as they are, in the DOCX', async () => {
  const time = '2021-05-06T07:08:09Z'
  const id = '"rIdabcdefghijklmnopqrstu"'
  const profile = { ...base, nombre: `Ana ${time}`, resumen: `Desde ${time}, con ${id}.` }
  const parts = unzipSync(await cvDocx({ profile, lists }, languageOf('es', base.sitio)))
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const text = read('word/document.xml').replaceAll('&quot;', '"')
  expect(text).toContain(`Desde ${time}, con ${id}.`)
  expect(read('docProps/core.xml')).toContain(`<dc:creator>Ana ${time}</dc:creator>`)
})

it('names the present posts below the name, the role once', () => {
  const text = cvText(OWNERS['many jobs'] as CvContent, languageOf('es', base.sitio))
  const { entry } = wordsFor('es', { main: 'es' }).screen
  expect(text.split('\n').slice(1, 3)).toEqual([
    perfil.puesto,
    `Desarrolladora 1 en Empresa 1 S. A. · ${fillIn(entry.since, { start: 'mar 2024' })}`,
  ])
  expect(technologyItems(job.tegnologiasUtilizadas).every((each) => text.includes(each))).toBe(true)
})
