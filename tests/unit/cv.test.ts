import path from 'node:path'
import { expect, it } from 'vitest'
import { pageCount, renderCv } from '../../src/cv/render-cv'
import type { Education, Project } from '../../src/model/schema/schema'
import { readContent } from '../../src/owner/reading/read-content'
import { HOSTILE_TEXTS } from './content-arbitraries'
import { readPdf } from './pdf-text'

const { perfil: profile, lists } = readContent(path.resolve('src/content'), path.resolve('public'))
/** Laying out hundreds of lines takes the renderer seconds on a busy machine. */
const SLOW_MS = 60_000
it(
  'gives the same bytes for the same content, wherever and whenever it is made',
  async () => {
    const first = await renderCv({ profile, lists })
    process.env.TZ = 'Pacific/Auckland'
    expect(Buffer.from(await renderCv({ profile, lists })).equals(first)).toBe(true)
  },
  SLOW_MS,
)

it(
  'fits the shipped content on one page',
  async () => {
    expect(await pageCount(await renderCv({ profile, lists }))).toBe(1)
  },
  SLOW_MS,
)

it(
  'is real text in reading order, its fonts embedded',
  async () => {
    const pdf = await renderCv({ profile, lists })
    const { text, fonts, embeddedFonts, pages } = await readPdf(pdf)
    expect(pages).toBe(1)
    const expected = [
      profile.nombre,
      profile.puesto,
      profile.email,
      profile.resumen,
      'Experiencia',
      ...lists.experiencia.flatMap((job) => ['2024 - Actualidad', job.titulo, job.descripcion]),
      'Proyectos',
      ...lists.proyectos.flatMap((project) => [project.titulo, project.descripcion]),
      'Educación',
      ...lists.educacion.flatMap((study) => [study.titulo, study.estado, study.descripcion]),
      'Habilidades',
      ...lists['hard-skills'].map((skill) => skill.titulo),
      ...lists['soft-skills'].map((skill) => skill.titulo),
    ]
    let place = 0
    for (const part of expected) {
      const found = text.indexOf(part, place)
      expect(found, `"${part}" after "${text.slice(place - 20, place)}"`).toBeGreaterThanOrEqual(0)
      place = found + part.length
    }
    expect(fonts).toBe(4)
    expect(embeddedFonts).toBe(4)
  },
  SLOW_MS,
)

it(
  'takes hostile and very long content',
  async () => {
    const texts = ['W'.repeat(400), 'Una frase larga que sigue. '.repeat(400), ...HOSTILE_TEXTS]
    const hostile = <Item extends object>([model]: readonly Item[], count: number): Item[] =>
      Array.from({ length: count }, (_, index) => {
        const text = texts[index % texts.length] ?? ''
        return { ...(model as Item), id: index, titulo: text.slice(0, 500), descripcion: text }
      })
    const pdf = await renderCv({
      profile: { ...profile, nombre: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) },
      lists: {
        ...lists,
        experiencia: hostile(lists.experiencia, texts.length),
        educacion: Array.from(
          { length: 30 },
          (_, id) => ({ ...lists.educacion[1], id }) as Education,
        ),
      },
    })
    expect(await pageCount(pdf)).toBeGreaterThan(8)
  },
  SLOW_MS,
)

it(
  'links to addresses as they are, encoded, whatever letters its fonts have',
  async () => {
    const [study] = lists.educacion as [Education]
    const [project] = lists.proyectos as [Project]
    const pdf = await renderCv({
      profile: { ...profile, sitio: 'https://ada.example.com/', github: 'https://ada.dev/ñandú' },
      lists: {
        ...lists,
        educacion: [
          { ...study, id: 1, certificado: 'certificados/título 😀.pdf' },
          { ...study, id: 2, certificado: 'dos  espacios.pdf' },
        ],
        proyectos: [{ ...project, direccionWeb: 'https://ada.dev/🪶', gitHubWeb: '' }],
      },
    })
    const { links, text } = await readPdf(pdf)
    expect(links).toEqual([
      `mailto:${profile.email}`,
      'https://ada.example.com/',
      'https://ada.dev/%C3%B1and%C3%BA',
      profile.linkedin,
      ...lists.experiencia.map(({ link }) => link).filter((link) => link !== ''),
      'https://ada.dev/%F0%9F%AA%B6',
      'https://ada.example.com/certificados/t%C3%ADtulo%20%F0%9F%98%80.pdf',
      'https://ada.example.com/dos%20%20espacios.pdf',
    ])
    expect(text).toContain('ada.dev/ñandú')
    expect(text).toContain('ada.dev/%F0%9F%AA%B6')
  },
  SLOW_MS,
)

it(
  'prints a text that begins like an address with the letters that its fonts have',
  async () => {
    const resumen = 'https://ada.dev 😀 es  mi sitio.'
    const { text } = await readPdf(await renderCv({ profile: { ...profile, resumen }, lists }))
    expect(text).toContain('https://ada.dev es mi sitio.')
  },
  SLOW_MS,
)
