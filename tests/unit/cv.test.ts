import { expect, it } from 'vitest'
import type { Education, Experience, Lists, Project } from '../../src/site/model/schema/schema'
import { renderCv } from '../../src/tools/cv/cv-document'
import type { CvContent } from '../../src/tools/cv/cv-text'
import { breakWord } from '../../src/tools/cv/cv-text'
import { wordsFor } from '../../src/tools/messages/built-words'
import { readFixture } from '../fixtures/fixture'
import { HOSTILE_TEXTS } from './content-arbitraries'
import { readPdf } from './pdf-text'

const SPANISH = { code: 'es', dir: 'ltr', words: wordsFor('es', 'es') } as const
const renderSpanish = (content: CvContent) =>
  renderCv(content, { ...SPANISH, home: content.profile.sitio })
const spanishCv = async (content: CvContent) => (await renderSpanish(content)).pdf

const { perfil: profile, lists } = readFixture()
/** Laying out hundreds of lines takes the renderer seconds on a busy machine. */
const SLOW_MS = 60_000
const noEntries = (all: Lists) =>
  Object.fromEntries(Object.keys(all).map((name) => [name, []])) as unknown as Lists

it(
  'gives the same bytes for the same content, wherever and whenever it is made',
  async () => {
    const first = await spanishCv({ profile, lists })
    process.env.TZ = 'Pacific/Auckland'
    expect(Buffer.from(await spanishCv({ profile, lists })).equals(first)).toBe(true)
  },
  SLOW_MS,
)

it(
  'is real text in reading order, its fonts embedded',
  async () => {
    const made = await renderSpanish({ profile, lists })
    const { text, fonts, embeddedFonts, pages } = await readPdf(made.pdf)
    expect([made.pages, pages]).toEqual([1, 1])
    const expected = [
      profile.nombre,
      profile.puesto,
      profile.email,
      profile.resumen,
      'Experiencia',
      ...lists.experiencia.flatMap((job) => [
        '2024 - Actualidad',
        job.titulo,
        job.descripcion ?? '',
      ]),
      'Proyectos',
      ...lists.proyectos.flatMap((project) => [project.titulo, project.descripcion]),
      'Educación',
      ...lists.educacion.flatMap((study) => [study.titulo, study.estado, study.descripcion ?? '']),
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
    const pdf = await spanishCv({
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
    expect((await readPdf(pdf)).pages).toBeGreaterThan(8)
  },
  SLOW_MS,
)

it(
  'links to addresses as they are, encoded, whatever letters its fonts have',
  async () => {
    const [study] = lists.educacion as [Education]
    const [project] = lists.proyectos as [Project]
    const pdf = await spanishCv({
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
    const { text } = await readPdf(await spanishCv({ profile: { ...profile, resumen }, lists }))
    expect(text).toContain('https://ada.dev es mi sitio.')
  },
  SLOW_MS,
)

it(
  'has months, lists, groups, languages, phone and links, in the order of `secciones`',
  async () => {
    const [job] = lists.experiencia as [Experience]
    const descripcion = 'Una tienda.\n\n- Bajó los costos.\n- Sumó pruebas.'
    const certificate = {
      id: 1,
      titulo: 'Accesibilidad',
      emisor: 'W3C',
      fecha: '2023-05',
      enlace: 'https://example.com/accesibilidad',
      numeroOrden: 1,
    }
    const pdf = await spanishCv({
      profile: {
        ...profile,
        telefono: '+54 341 555-0100',
        linkedin: '',
        enlaces: [{ red: 'GitLab', url: 'https://gitlab.com/ana' }],
        disponibilidad: 'Disponible desde marzo',
        idiomas: [{ idioma: 'Inglés', nivel: 'B2' }, { idioma: 'Italiano' }],
        secciones: ['certificados', 'experiencia', 'habilidades'],
      },
      lists: {
        ...lists,
        experiencia: [
          { ...job, anioInicio: 2021, mesInicio: 3, anioFin: 2021, mesFin: 7, descripcion },
        ],
        certificados: [certificate],
        'hard-skills': lists['hard-skills'].map((skill, index) => ({
          ...skill,
          grupo: index === 0 ? undefined : 'Herramientas',
        })),
      },
    })
    const { text, links } = await readPdf(pdf)
    expect(text).toMatch(
      /Disponible desde marzo.*Certificados may 2023 Accesibilidad W3C.*Experiencia mar 2021 – jul 2021.*Una tienda\. • Bajó los costos\. • Sumó pruebas\..*Técnicas.*Herramientas.*Personales.*Idiomas Inglés \(B2\) · Italiano$/,
    )
    expect(text).not.toContain('Proyectos')
    expect(links).toContain('tel:+543415550100')
    expect(links).toContain('https://gitlab.com/ana')
    expect(links).toContain(certificate.enlace)
    expect(links).not.toContain('')
  },
  SLOW_MS,
)

it(
  'writes Greek, Hebrew and Arabic, from right to left where they run so',
  async () => {
    const short = { resumen: 'Breve.', ciudad: 'Fez', pais: 'Fez', puesto: 'Dev' }
    const rightOf = async (nombre: string) => {
      const pdf = await spanishCv({
        profile: { ...profile, ...short, github: '', linkedin: '', nombre },
        lists: noEntries(lists),
      })
      const { text, right, width } = await readPdf(pdf)
      for (const word of nombre.split(' ')) expect(text).toContain(word)
      return width - right
    }
    expect(await rightOf('Ελένη Πα')).toBeGreaterThan(100)
    for (const nombre of ['נועה בן', 'أحمد حداد']) {
      expect(await rightOf(nombre)).toBeGreaterThan(44)
      expect(await rightOf(nombre)).toBeLessThan(50)
    }
  },
  SLOW_MS,
)

const HEBREW_LIST = '- React ממשק\n- בדיקות'
const oneJob = (job: Partial<Experience>): Lists => {
  const [model] = lists.experiencia as [Experience]
  return { ...noEntries(lists), experiencia: [{ ...model, ...job }] }
}
/** Where the first run of text stands that has this in it. */
const placeIn = async (pdf: Uint8Array) => {
  const { places, width } = await readPdf(pdf)
  return {
    width,
    place: (text: string) => {
      const found = places.find((run) => run.text.includes(text))
      if (!found) throw new Error(`no ${text}`)
      return found
    },
  }
}

it(
  'has the bullets of a list where its text begins',
  async () => {
    const of = async (descripcion: string) =>
      placeIn(await spanishCv({ profile, lists: oneJob({ descripcion }) }))
    const hebrew = await of(HEBREW_LIST)
    for (const word of ['React', 'בדיקות']) {
      expect(hebrew.place('•').left).toBeGreaterThan(hebrew.place(word).right)
      expect(hebrew.place('•').left - hebrew.place(word).right).toBeLessThan(12)
    }
    const spanish = await of('- Bajó los costos.')
    expect(spanish.place('•').right).toBeLessThan(spanish.place('Bajó').left)
  },
  SLOW_MS,
)

it(
  'is mirrored where its pages run from right to left',
  async () => {
    const render = async (dir: 'ltr' | 'rtl') => {
      const { pdf } = await renderCv(
        {
          profile: { ...profile, disponibilidad: 'זמינה' },
          lists: oneJob({ titulo: 'מפתחת', descripcion: '- ממשק\n\nUna tienda.' }),
        },
        { ...SPANISH, dir, home: profile.sitio },
      )
      return pdf
    }
    const { place: shown } = await placeIn(await render('ltr'))
    const { place: mirrored, width } = await placeIn(await render('rtl'))
    for (const text of ['Apellido', 'fullstack', 'Experiencia']) {
      expect(mirrored(text).right, text).toBeCloseTo(width - shown(text).left, 0)
    }
    const { left: years } = mirrored('2024')
    expect(years).toBeCloseTo(width - shown('Actualidad').right, 0)
    for (const text of ['Experiencia', 'מפתחת', 'זמינה', 'ממשק', '•']) {
      expect(years - mirrored(text).right, text).toBeGreaterThan(10)
      expect(years - mirrored(text).right, text).toBeLessThan(60)
    }
    // Its own side of the same column.
    expect(mirrored('Una tienda.').left).toBeLessThan(50)
  },
  SLOW_MS,
)

it(
  'counts and numbers its pages, and leaves no title alone at the foot of one',
  async () => {
    const [study] = lists.educacion as [Education]
    for (let count = 8; count <= 14; count++) {
      const educacion = Array.from({ length: count }, (_, id) => ({ ...study, id }))
      const { pdf, pages } = await renderSpanish({ profile, lists: { ...lists, educacion } })
      const { linesOfPages } = await readPdf(pdf)
      expect(pages).toBeGreaterThan(1)
      expect(pages).toBe(linesOfPages.length)
      linesOfPages.forEach((shown, index) => {
        expect(shown.at(-1)).toBe(`${index + 1} / ${linesOfPages.length}`)
        expect(['Experiencia', 'Proyectos', 'Educación', 'Habilidades']).not.toContain(shown.at(-2))
      })
    }
  },
  SLOW_MS,
)

it.each([
  ['Wissensmanagement/Wissenstransfer-Leitung', 'Wissensmanagement/|Wissenstransfer-|Leitung'],
  ['desarrolladora', 'desarrolladora'],
  ['extraordinariamentedesproporcionadamente', /^ex\|tra\|or\|di\|na\|ria\|men/],
])('breaks %s only where it is overlong', (word, parts) => {
  const broken = breakWord(word, 'es').join('|')
  if (typeof parts === 'string') expect(broken).toBe(parts)
  else expect(broken).toMatch(parts)
})
