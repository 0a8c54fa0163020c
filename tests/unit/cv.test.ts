import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { periodText } from '../../src/model/entries'
import type { Education, Experience, Lists, Profile, Project } from '../../src/model/schema/schema'
import { renderCv } from '../../src/tools/cv/cv-document'
import { cvDocx } from '../../src/tools/cv/cv-docx'
import type { CvContent } from '../../src/tools/cv/printable-content'
import { wordsFor } from '../../src/tools/messages/built-words'
import { languageOf, NO_LISTS, readFixture } from '../fixtures/fixture'
import { CERTIFICATES } from './content-project'
import { openPdf, readPdf, runsOf } from './pdf-text'

const MM = 72 / 25.4

const SPANISH = languageOf('es', 'https://example.com/')
const { built, screen } = SPANISH.words
/** As titles of sections: parsers take a line of capitals for one. */
const routes = Object.fromEntries(
  Object.entries(screen.routes).map(([name, title]) => [name, title.toLocaleUpperCase('es')]),
) as typeof screen.routes
const { perfil: profile, lists } = readFixture()

/** What a CV is made of: the fixture's content with changes. */
const contentOf = (
  changes: Partial<Profile> = {},
  others: Partial<Lists> = {},
  own: CvContent['own'] = [],
): CvContent => ({
  profile: { ...profile, ...changes },
  lists: { ...lists, ...others } as Lists,
  own,
})
const renderSpanish = (...changes: Parameters<typeof contentOf>) => {
  const content = contentOf(...changes)
  return renderCv(content, { ...SPANISH, home: content.profile.sitio })
}
const spanishCv = async (...changes: Parameters<typeof contentOf>) =>
  (await renderSpanish(...changes)).pdf()

const [job] = lists.experiencia as [Experience]
const [study] = lists.educacion as [Education]
const [project] = lists.proyectos as [Project]

it('is real text in reading order, its fonts embedded, and the same bytes wherever it is made', async () => {
  const made = await renderSpanish()
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(Buffer.from(await spanishCv()).equals(made.pdf())).toBe(true)
  vi.unstubAllEnvs()
  const { text, fonts, embeddedFonts, pages } = await readPdf(made.pdf())
  expect([made.pages, pages]).toEqual([1, 1])
  const expected = [
    ...[profile.nombre, profile.puesto, profile.email, profile.resumen, routes.skills],
    ...[...lists['hard-skills'], ...lists['soft-skills']].map(({ titulo }) => titulo),
    routes.experience,
    ...lists.experiencia.flatMap(({ anioInicio, titulo, empresa, descripcion = '' }) => [
      `${anioInicio} – ${screen.entry.stillGoing} ${titulo} ${empresa}`,
      descripcion,
    ]),
    routes.projects,
    ...lists.proyectos.flatMap(({ titulo, descripcion }) => [titulo, descripcion]),
    routes.education,
    ...lists.educacion.flatMap(({ titulo, estado = '', descripcion = '' }) => [
      titulo,
      estado,
      descripcion,
    ]),
  ]
  let place = 0
  for (const part of expected.filter((text) => text !== undefined)) {
    const found = text.indexOf(part, place)
    expect(found, `"${part}" after "${text.slice(place - 20, place)}"`).toBeGreaterThanOrEqual(0)
    place = found + part.length
  }
  expect([fonts, embeddedFonts]).toEqual([4, 4])
})

/** Signs that a typesetter's source gives a meaning. */
const SIGNS = '#a $b$ *c* _d_ @e \\f ]g[ // h /* i */ `j` <k> "l" ~m = n + o - p'

it('takes no text of its owner for markup', async () => {
  const written: string[] = []
  const signed = (text: string) => {
    written.push(`${text} ${SIGNS}`)
    return `${text} ${SIGNS}`
  }
  const words = {
    ciudad: signed('Ciudad'),
    puesto: signed('Puesto'),
    resumen: `${signed('Resumen')}\n\n- ${signed('Punto')}`,
    disponibilidad: signed('Disponible'),
    idiomas: [{ idioma: signed('Idioma') }],
  }
  const post = {
    titulo: signed('Título'),
    empresa: signed('Empresa'),
    tipoExperiencia: signed('Tipo'),
    descripcion: signed('Hecho'),
  }
  const grupo = signed('Grupo')
  const pdf = await spanishCv(
    {
      ...{ ...words, nombre: 'A #b $c$ *d*' },
      secciones: ['experiencia', 'habilidades', 'certificados'],
    },
    {
      experiencia: [{ ...job, ...post, tegnologiasUtilizadas: SIGNS }],
      'hard-skills': lists['hard-skills'].map((skill) => ({ ...skill, grupo })),
      [CERTIFICATES]: [{ id: 1, titulo: signed('Papel'), numeroOrden: 1 }],
    },
    [{ list: CERTIFICATES, titulo: `Certificados ${SIGNS}` }],
  )
  const { text } = await readPdf(pdf)
  for (const each of written) expect(text.replaceAll('\u00a0', ' ')).toContain(each)
  expect(text).toContain(`Certificados ${SIGNS}`.toUpperCase())
})

type Node = { role?: string; type?: string; children?: readonly Node[] }

it('is tagged for screen readers: headings, lists and links, in its language, by its title', async () => {
  const resumen = 'Hago [sitios](https://ada.dev).\n\n- Uno.\n- Dos.'
  const pdf = await spanishCv({ resumen })
  const { document, source } = await openPdf(pdf)
  const tree: Node | null = await (await document.getPage(1)).getStructTree()
  const rolesIn = ({ role, children = [] }: Node): string[] => [
    ...(role ? [role] : []),
    ...children.flatMap(rolesIn),
  ]
  const roles = rolesIn(tree ?? {})
  const headings = roles.filter((role) => /^H\d$/.test(role))
  const entries = lists.experiencia.length + lists.proyectos.length + lists.educacion.length
  expect(headings.filter((role) => role === 'H1')).toHaveLength(1)
  expect(headings.filter((role) => role === 'H2')).toHaveLength(4)
  expect(headings.filter((role) => role === 'H3')).toHaveLength(entries)
  expect(roles.filter((role) => role === 'LI')).toHaveLength(2)
  const { links } = await readPdf(pdf)
  expect(roles.filter((role) => role === 'Link')).toHaveLength(links.length)
  expect(source).toMatch(/\/Lang \(es\)/)
  expect(source).toMatch(/\/DisplayDocTitle true/)
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it('is made of entries without a title, and of titles that no font has', async () => {
  const list = 'secciones/citas'
  const quote = { id: 1, numeroOrden: 1, titulo: '', descripcion: 'Nunca falla.' }
  const unprintable = <Item extends { titulo: string }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, titulo: '👩🏽‍💻' }))
  const all: Partial<Lists> = {
    educacion: unprintable(lists.educacion),
    experiencia: unprintable(lists.experiencia),
    'hard-skills': unprintable(lists['hard-skills']),
    proyectos: unprintable(lists.proyectos),
    [list]: [quote],
  }
  for (const [nombre, titulo] of [
    [profile.nombre, 'Citas'],
    ['😀', '😀'],
  ] as const) {
    const { text } = await readPdf(await spanishCv({ nombre }, all, [{ list, titulo }]))
    expect(text).toContain('Nunca falla.')
    expect(text).toContain(job.empresa)
  }
})

it('says the language of what is not translated', async () => {
  const [first] = lists.experiencia as [Experience]
  const experiencia = [{ ...first, titulo: 'Developer', fallbacks: ['descripcion'] }]
  const english = { ...languageOf('en', profile.sitio), main: 'es' }
  const set = await renderCv(contentOf({}, { ...NO_LISTS, experiencia }), english)
  const { source } = await openPdf(set.pdf())
  expect(source).toMatch(/\/Lang \(en\)/)
  expect(source.match(/\/Lang \(es\)/g)).toHaveLength(1)
})

it('says the site once where a link leads to it, too', async () => {
  const enlaces = [{ red: 'Blog', url: 'https://www.ada.dev' }]
  const { links } = await readPdf(await spanishCv({ sitio: 'https://ada.dev/', enlaces }, NO_LISTS))
  expect(links.filter((link) => link.includes('ada.dev'))).toEqual(['https://ada.dev/'])
})

it.each([
  ['es', 'sept 2018 – Actualidad'],
  ['fr', 'sept. 2018 – aujourd’hui'],
  ['pt', 'set. de 2018 – dez. de 2020'],
])('has the dates of a job in a line of their own: %s', async (code, period) => {
  const end = period.includes('2020') ? { anioFin: 2020, mesFin: 12 } : { anioFin: null }
  const long = { ...job, anioInicio: 2018, mesInicio: 9, mesFin: undefined, ...end }
  const language = { ...SPANISH, code, words: wordsFor(code, { main: code }) }
  const set = await renderCv(contentOf({}, { ...NO_LISTS, experiencia: [long] }), language)
  const { document } = await openPdf(set.pdf())
  const runs = await runsOf(await document.getPage(1))
  const dates = runs.filter(({ size }) => size < 8.4)
  const words = period.split(' ')
  const bases = words.map((word) => dates.find(({ text }) => text.includes(word))?.base)
  expect(bases).toEqual(words.map(() => expect.closeTo(bases[0] ?? Number.NaN)))
})

it('links to addresses as they are, encoded, whatever letters its fonts have', async () => {
  const resumen = 'https://ada.dev 😀 es  mi sitio, y [este](https://ada.dev/aquí) otro.'
  const addresses = { sitio: 'https://ada.dev/cv/', github: 'https://ada.dev/ñandú' }
  const pdf = await spanishCv(
    { resumen, ...addresses },
    {
      educacion: [
        { ...study, id: 1, certificado: 'certificados/título 😀.pdf' },
        { ...study, id: 2, certificado: 'dos  espacios.pdf' },
      ],
      proyectos: [{ ...project, direccionWeb: 'https://ada.dev/🪶', gitHubWeb: '' }],
    },
  )
  const { links, text } = await readPdf(pdf)
  expect(links).toEqual([
    `mailto:${profile.email}`,
    'https://ada.dev/cv/',
    'https://ada.dev/%C3%B1and%C3%BA',
    profile.linkedin,
    'https://ada.dev/aqu%C3%AD',
    ...lists.experiencia.map(({ link }) => link).filter((link) => link !== ''),
    'https://ada.dev/%F0%9F%AA%B6',
    'https://ada.dev/cv/certificados/t%C3%ADtulo%20%F0%9F%98%80.pdf',
    'https://ada.dev/cv/dos%20%20espacios.pdf',
  ])
  expect(text).toContain('ada.dev/ñandú')
  expect(text).toContain('ada.dev/%F0%9F%AA%B6')
  // A text that only begins like an address.
  expect(text).toContain('https://ada.dev es mi sitio, y este otro.')
})

it('has months, lists, also in the summary, groups, languages, phone and links, in the order of `secciones`', async () => {
  const descripcion = 'Una tienda.\n\n- Bajó los costos.\n- Sumó pruebas.'
  const certificate = {
    id: 1,
    titulo: 'Accesibilidad',
    subtitulo: 'W3C',
    fecha: '2023-05',
    enlace: 'https://example.com/accesibilidad',
    numeroOrden: 1,
  }
  const pdf = await spanishCv(
    {
      resumen: 'Hago sitios.\n\nEn equipo:\n- rápidos;\n- accesibles.',
      telefono: '+54 341 555-0100',
      linkedin: '',
      enlaces: [{ red: 'GitLab', url: 'https://gitlab.com/ana' }],
      disponibilidad: 'Disponible desde marzo',
      idiomas: [{ idioma: 'Inglés', nivel: 'B2' }, { idioma: 'Italiano' }],
      secciones: ['certificados', 'experiencia', 'habilidades', 'educacion'],
    },
    {
      experiencia: [
        { ...job, anioInicio: 2021, mesInicio: 3, anioFin: 2021, mesFin: 7, descripcion },
      ],
      [CERTIFICATES]: [certificate],
      educacion: lists.educacion.map(({ descripcion: _none, ...each }) => each),
      'hard-skills': lists['hard-skills'].map((skill, index) => ({
        ...skill,
        grupo: index === 0 ? undefined : 'Herramientas',
      })),
    },
    [{ list: CERTIFICATES, titulo: 'Certificados' }],
  )
  const { text, links } = await readPdf(pdf)
  const inOrder = [
    ...['Disponible desde marzo', 'CERTIFICADOS', 'may 2023 Accesibilidad W3C'],
    ...[
      routes.experience,
      `mar 2021 – jul 2021 ${job.titulo}`,
      'Una tienda. • Bajó los costos. • Sumó pruebas.',
    ],
    ...[built.cv.hardSkills, 'Herramientas', built.cv.softSkills, 'Inglés (B2) · Italiano'],
  ]
  const places = inOrder.map((part) => text.indexOf(part))
  expect([-1, ...places]).toEqual([-1, ...new Set(places)].sort((a, b) => a - b))
  expect(text).toContain('Hago sitios. En equipo: • rápidos; • accesibles.')
  expect(text).not.toContain(routes.projects)
  expect(text).toContain(study.titulo)
  expect(text).not.toMatch(/undefined|null/)
  expect(links).toContain('tel:+543415550100')
  expect(links).toContain('https://gitlab.com/ana')
  expect(links).toContain(certificate.enlace)
  expect(links).not.toContain('')
})

it('writes Greek, Hebrew and Arabic, from right to left where they run so', async () => {
  const short = { resumen: 'Breve.', ciudad: 'Fez', pais: 'Fez', puesto: 'Dev' }
  const roomRightOf = async (nombre: string) => {
    const pdf = await spanishCv({ ...short, github: '', linkedin: '', nombre }, NO_LISTS)
    const { text, right, width } = await readPdf(pdf)
    for (const word of nombre.split(' ')) expect(text).toContain(word)
    return width - right
  }
  expect(await roomRightOf('Ελένη Πα')).toBeGreaterThan(250)
  for (const nombre of ['נועה בן', 'أحمد حداد']) {
    // Beside the medallion.
    const room = await roomRightOf(nombre)
    expect(room).toBeGreaterThan(175)
    expect(room).toBeLessThan(190)
  }
})

/** Where the first and the last run of text stand that have this in them. */
const placeIn = async (pdf: Uint8Array) => {
  const { places, width } = await readPdf(pdf)
  const allOf = (text: string) => {
    const found = places.filter((run) => run.text.includes(text))
    if (found.length === 0) throw new Error(`no ${text}`)
    return found
  }
  type Place = (typeof places)[number]
  return {
    width,
    place: (text: string) => allOf(text)[0] as Place,
    last: (text: string) => allOf(text).at(-1) as Place,
  }
}

it('is mirrored where its pages run from right to left', async () => {
  const post = { titulo: 'מפתחת', empresa: undefined, descripcion: '- ממשק\n\nUna tienda.' }
  const lists = { ...NO_LISTS, experiencia: [{ ...job, ...post }] }
  const content = contentOf({ disponibilidad: 'זמינה' }, lists)
  const render = async (dir: 'ltr' | 'rtl') =>
    (await renderCv(content, { ...SPANISH, dir, home: profile.sitio })).pdf()
  const { place: shown } = await placeIn(await render('ltr'))
  const { place: mirrored, last, width } = await placeIn(await render('rtl'))
  for (const text of ['Apellido', 'fullstack', routes.experience]) {
    const difference = mirrored(text).right - (width - shown(text).left)
    expect(Math.abs(difference), text).toBeLessThan(1)
  }
  const period = mirrored(screen.entry.stillGoing)
  // The header names the post, too.
  expect(last('מפתחת').right).toBeLessThan(period.left)
  for (const text of ['מפתחת', 'ממשק', '•']) {
    expect(width - last(text).right, text).toBeGreaterThan(180)
    expect(width - last(text).right, text).toBeLessThan(200)
  }
  for (const text of [routes.experience, 'זמינה']) {
    expect(width - mirrored(text).right, text).toBeLessThan(75)
  }
  // Its own side of the same column.
  expect(mirrored('Una tienda.').left).toBeLessThan(80)
})

const SENTENCE = 'Un sistema de turnos con pruebas y despliegue continuo. '
const BULLETS = ['Un equipo de cinco.', '', ...[1, 2, 3, 4].map((each) => `- ${each}: ${SENTENCE}`)]
/** From one line to half a page, some with a list. */
const ofManyLengths = (index: number) =>
  index % 3 === 2 ? BULLETS.join('\n') : SENTENCE.repeat(1 + ((index * 7) % 30))
const ofTwoParagraphs = () => `${SENTENCE.repeat(13)}\n\n${SENTENCE.repeat(4)}`
const KIND = 'Oficio'
/** Titles of sections and entries, and what stands beside and below those of entries. */
const HEADING = new RegExp(`^(${Object.values(routes).join('|')}|Título \\d+|${KIND}|\\d{4} .*)$`)

/** Of a page's height: its head, and a quarter of the room below it; all of it but an entry's first lines. */
const [QUARTER, NEARLY_FULL] = [0.27, 0.86]

it.each([
  [8, ofManyLengths],
  [9, ofTwoParagraphs],
  [17, ofManyLengths],
])('numbers its pages, and leaves no title alone at a foot: %i jobs', async (count, textOf) => {
  const experiencia = Array.from({ length: count }, (_, id) => ({
    ...job,
    id,
    titulo: `Título ${id}`,
    descripcion: textOf(id),
    tipoExperiencia: KIND,
    tegnologiasUtilizadas: '',
    link: '',
  }))
  const set = await renderSpanish({}, { experiencia })
  const { pages } = set
  const { linesOfPages, depths } = await readPdf(set.pdf())
  expect(pages).toBeGreaterThan(1)
  expect(pages).toBe(linesOfPages.length)
  const shown = linesOfPages.flat()
  for (const { titulo } of experiencia) expect(shown).toContain(titulo)
  linesOfPages.forEach((lines, index) => {
    expect(lines.at(-1)).toBe(`${profile.nombre} · ${index + 1} / ${pages}`)
    if (index < pages - 1) expect(lines.at(-2)).not.toMatch(HEADING)
    expect(depths[index]).toBeGreaterThan(index < pages - 1 ? NEARLY_FULL : QUARTER)
  })
})

const several = <Entry>(count: number, entry: Entry, changes: (place: number) => Partial<Entry>) =>
  Array.from({ length: count }, (_, id) => ({ ...entry, id, numeroOrden: id, ...changes(id) }))

it('sets six posts and twelve projects close: two pages, skills on the first', async () => {
  const experiencia = several(6, job, (id) => ({
    titulo: `Puesto ${id}`,
    empresa: `Empresa ${id}`,
    descripcion: BULLETS.join('\n'),
    ...{ anioInicio: 2020 - 2 * id, mesInicio: 3, anioFin: 2022 - 2 * id },
  }))
  const proyectos = several(12, project, (id) => ({ titulo: `Proyecto ${id}` }))
  const set = await renderSpanish({}, { experiencia, proyectos })
  expect(set.pages).toBe(2)
  const { linesOfPages, places, text } = await readPdf(set.pdf())
  expect(linesOfPages[0]).toContain(routes.skills)
  // No item of a list is alone on a page.
  expect(linesOfPages[1]?.[0]).not.toBe('•')
  const of = (word: string) => places.find((each) => each.text.startsWith(word))
  // Also by programs that read line by line.
  expect(of('Proyecto 1')?.left).toBe(of('Proyecto 0')?.left)
  const read = proyectos.flatMap(({ titulo, descripcion }) => [titulo, descripcion])
  expect(text.slice(text.indexOf('Proyecto 0'))).toMatch(new RegExp(read.join('.*'), 's'))
  // Dates have an edge of their own, and stand in the line of their title.
  const dates = experiencia.map((each) => {
    const when = periodText(each, screen)
    expect(text).toContain(`${when} ${each.titulo}`)
    const [title, date] = [of(each.titulo), of(`${when.split(' – ')[0]} –`)]
    expect(Math.abs((title?.base ?? 0) - (date?.base ?? 99))).toBeLessThan(1)
    return date
  })
  const edges = new Set(dates.map((date) => Math.round(date?.left ?? 0)))
  expect(edges.size).toBe(1)
  expect([...edges][0]).toBeLessThan((of('Puesto 1')?.left ?? 0) - 26 * MM)
  // There begin the header and names of groups, which are read before their skills.
  for (const begin of [profile.nombre, profile.puesto, routes.skills, built.cv.softSkills]) {
    expect(Math.round(of(begin)?.left ?? 0), begin).toBe([...edges][0])
  }
  expect(text).toContain(`${built.cv.softSkills} ${lists['soft-skills'][0]?.titulo}`)
})

/** From where dates and names of groups begin to where the text beside them does. */
const BESIDE = 37 * MM + 22

/** The lines of text as they are seen, without what is beside them. */
async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const { document } = await openPdf(pdf)
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const runs = await runsOf(await document.getPage(index + 1))
    const column = Math.min(...runs.map(({ left }) => left)) + BESIDE
    const lines = new Map<number, typeof runs>()
    for (const run of runs) {
      const base = [...lines.keys()].find((each) => Math.abs(each - run.base) < 2) ?? run.base
      lines.set(base, [...(lines.get(base) ?? []), run])
    }
    return [...lines.values()].map((line) => {
      const isBeside = line.some(({ left }) => Math.abs(left - column) < 1)
      const shown = line.filter(({ left }) => !isBeside || left > column - 1)
      const text = shown.map((run) => run.text).join(' ')
      return text.replace(/\s+/g, ' ').trim()
    })
  })
  return (await Promise.all(pages)).flat()
}

it.each([1, 4, 14])(
  'has lines of 82 letters at most, and none of one word: %i jobs',
  async (count) => {
    const words = SENTENCE.trim().split(' ')
    // Paragraphs of all lengths, whatever a line holds.
    const told = (id: number) =>
      Array.from({ length: 4 }, (_, at) =>
        Array.from({ length: 12 + 4 * id + at }, (_, word) => words[word % words.length]).join(' '),
      ).join('\n\n')
    const experiencia = several(count, job, (id) => ({
      titulo: `Puesto ${id} de muchos`,
      empresa: 'Una empresa de nombre nada corto',
      tipoExperiencia: 'Pasantía',
      descripcion: told(id),
    }))
    const links = {
      enlaces: [{ red: 'GitLab', url: 'https://gitlab.example.com/nombre-apellido' }],
    }
    const lines = await linesOf(await spanishCv({ ...links, resumen: told(3) }, { experiencia }))
    const lengths = lines.map((line) => line.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(82)
    expect(Math.max(...lengths)).toBeGreaterThan(70)
    const titles = Object.values(routes)
    expect(lines.filter((line) => !line.includes(' ') && !titles.includes(line))).toEqual([])
  },
)

it.each([
  [{ pais: 'Argentina' }, 'a4'],
  [{ pais: 'Estados Unidos' }, 'letter'],
  [{ pais: 'USA' }, 'letter'],
  [{ pais: 'Mexico' }, 'letter'],
  [{ pais: 'EE. UU.', papel: 'a4' }, 'a4'],
  [{ pais: 'Narnia', papel: 'letter' }, 'letter'],
] as const)(
  'is printed on the paper of its country, or the one chosen: %j',
  async (said, paper) => {
    const docx = unzipSync(
      await cvDocx(contentOf(said, NO_LISTS), { ...SPANISH, home: profile.sitio }),
    )
    const shown = strFromU8(docx['word/document.xml'] ?? new Uint8Array())
    expect(shown).toContain(`w:w="${paper === 'a4' ? 11906 : 12240}"`)
    // Drawing a PDF takes long: one on each paper.
    if ('papel' in said) {
      const { width } = await readPdf(await spanishCv(said, NO_LISTS))
      expect(Math.round(width)).toBe(paper === 'a4' ? 595 : 612)
    }
  },
)

it('does not print the address of the example', async () => {
  const { text, links } = await readPdf(await spanishCv({}, NO_LISTS))
  expect(links).not.toContain(profile.sitio)
  expect(text).not.toContain(new URL(profile.sitio).host)
})
