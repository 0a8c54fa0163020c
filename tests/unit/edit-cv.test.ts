import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cvPreview } from '../../src/tools/edit/cv-preview'
import { es } from '../../src/tools/messages/es/es'
import { VALID_CONTENT } from './content-project'
import { HOSTILE_LINES } from './hostile-profile'
import { readyProject } from './ready-project'
import { ENGLISH, writeTranslation } from './translated-content'

const { project, add, change } = readyProject()
const TEMPLATE = 'src/content/cv.typ'
const shown = (file = '') => cvPreview(project.workspace(), file)
const namesOf = async (file: string) => (await shown(file)).spots.map(({ name }) => name)
const picture = (svg: string) => sharp(Buffer.from(svg))

it('a CV of each language and job is shown, with the entries that are in it', async () => {
  add('perfil', { variantes: { datos: { puesto: 'Analista' } }, idiomas: [{ idioma: 'Inglés' }] })
  add('experiencia', { para: [] })
  writeTranslation(project, ENGLISH)
  const { files, file, pages } = await shown()
  expect(files).toEqual(['cv.pdf', 'cv-datos.pdf', 'en/cv.pdf', 'en/cv-datos.pdf'])
  expect([file, pages]).toEqual(['cv.pdf', 1])
  const all = await Promise.all(files.map(async (each) => (await shown(each)).svg))
  expect(new Set(all).size).toBe(files.length)
  const whole = await namesOf('en/cv.pdf')
  const fields = ['nombre', 'puesto', 'email', 'resumen', 'idiomas.0.idioma']
  const entries = ['experiencia-1', 'educacion-2', 'hard-skills-1', 'certificados-1']
  expect(whole).toEqual(expect.arrayContaining([...fields, ...entries]))
  expect(await namesOf('cv-datos.pdf')).not.toContain('experiencia-1')
  expect((await shown('../../.env')).file).toBe('cv.pdf')
  // As its profile has it, US letter is wider.
  const { ratio } = await shown()
  add('perfil', { papel: 'letter' })
  expect((await shown()).ratio).toBeGreaterThan(ratio)
})

it('each page is whole, and an entry is found on both of its pages', async () => {
  const [job] = VALID_CONTENT.experiencia.items
  const descripcion = 'Un sistema de turnos y otro. '.repeat(90)
  const jobs = [1, 2].map((id) => ({ ...job, id, numeroOrden: id, descripcion }))
  project.writeList('experiencia', jobs)
  const { svg, pages, spots } = await shown()
  expect(pages).toBe(2)
  const drawn = await picture(svg)
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  for (const page of [0, 1]) {
    const top = drawn.subarray((page / 2) * drawn.length, (page / 2 + 0.2) * drawn.length)
    expect(top.some((grey) => grey < 100)).toBe(true)
  }
  const second = spots.filter(({ name }) => name === 'experiencia-2')
  expect(second.map(({ page }) => page)).toEqual([1, 2])
  for (const { top, height } of spots) expect(top + height).toBeLessThan(1)
})

it('what an owner writes is neither markup of Typst nor of the picture', async () => {
  const text = `#panic("x") $a$ *b* @c \\ ] // ${HOSTILE_LINES.join(' ')}`
  add('perfil', { resumen: text, github: `https://ada.dev/"><script>alert(1)</script>?a='b'&c=d` })
  add('experiencia', { titulo: text, link: 'https://ada.dev/?a=1&b=<image>' })
  const { svg } = await shown()
  expect(svg).not.toMatch(/script|onload|onerror|ada\.dev/)
  // Throws for what is no XML.
  expect((await picture(svg).metadata()).format).toBe('svg')
})

it('an owner’s template shows its pages, and leads to what it marks', async () => {
  const marks = '#metadata("experiencia-1") <cv-spot> Hola #metadata("") <cv-spot>'
  project.write(TEMPLATE, '#set page(height: 200pt)\nHola #pagebreak() Hola')
  expect(await shown()).toMatchObject({ pages: 2, spots: [] })
  project.write(TEMPLATE, `#set page(height: 200pt)\n${marks}`)
  expect(await namesOf('')).toEqual(['experiencia-1'])
})

it('a mistake in the content or in the template is told, and that the owner’s file is the CV', async () => {
  project.write(TEMPLATE, '\n#let a =')
  await expect(shown()).rejects.toThrow(`${TEMPLATE}:2`)
  change('perfil', '"puesto"', '"puestos"')
  await expect(shown()).rejects.toThrow('src/content/perfil.json:4')
  change('perfil', '"puestos"', '"puesto"')
  project.write('public/curriculum.pdf', '%PDF-1.7\n%%EOF\n')
  add('perfil', { cv: 'curriculum.pdf' })
  await expect(shown()).rejects.toThrow(es.form.ownCv)
})
