import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Experience } from '../../src/model/schema/schema'
import { renderCv } from '../../src/tools/cv/cv-document'
import { cvDocx } from '../../src/tools/cv/cv-docx'
import { cvText } from '../../src/tools/cv/cv-text'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { languageOf, NO_LISTS, readFixture } from '../fixtures/fixture'
import { openPdf, readPdf } from './pdf-text'

const SPANISH = languageOf('es', 'https://example.com/')
const { perfil: profile } = readFixture()

const post = (id: number, titulo: string, empresa: string, more: Partial<Experience>) => ({
  ...{ id, numeroOrden: id, titulo, empresa, anioFin: null },
  ...{ tipoExperiencia: '', tegnologiasUtilizadas: '', link: '', ...more },
})
const mill = { ubicacion: 'Salta', link: 'https://molino.example.com/' }
const POSTS: Experience[] = [
  post(1, 'Directora', 'Molino S. A.', { ...mill, anioInicio: 2022, descripcion: 'Dirige.' }),
  post(2, 'Analista', 'MOLINO SA', { ...mill, anioInicio: 2018, anioFin: 2021 }),
  post(3, 'Docente', 'Escuela', { anioInicio: 2012, anioFin: 2017 }),
]
const contentOf = (experiencia: Experience[], resumen = '') => ({
  profile: { ...profile, resumen },
  lists: { ...NO_LISTS, experiencia },
})

describe('posts with one employer in the CV', () => {
  it('stand in the text below the employer, said once with its place, link and whole time', () => {
    const text = cvText(contentOf(POSTS), SPANISH)
    expect(text.slice(text.indexOf('EXPERIENCIA'))).toBe(
      [
        'EXPERIENCIA\n',
        'Molino S. A. | 2018 – Actualidad\nSalta\nmolino.example.com',
        'Directora | 2022 – Actualidad\nDirige.\n',
        'Analista | 2018 – 2021\n',
        'Docente | 2012 – 2017\nEscuela\n',
      ].join('\n'),
    )
  })

  it('have headings below that of the employer in Word, which stays with the first', async () => {
    const docx = unzipSync(await cvDocx(contentOf(POSTS), SPANISH))
    const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array())
    const paragraphs = xml.split('</w:p>')
    const saying = (text: string) => paragraphs.find((each) => each.includes(`>${text}<`))
    expect(saying('Molino S. A.')).toContain('w:val="Heading2"')
    expect(saying('Salta')).toContain('<w:keepNext/>')
    for (const title of ['Directora', 'Analista'])
      expect(saying(title)).toContain('w:val="Heading3"')
    expect(saying('Docente')).toContain('w:val="Heading2"')
  })

  it('have headings below that of the employer in the PDF', async () => {
    const pdf = (await renderCv(contentOf(POSTS), SPANISH)).pdf()
    const { document } = await openPdf(pdf)
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    expect(tree.match(/H[34]/g)).toEqual(['H3', 'H4', 'H4', 'H3'])
    const { text, links, places } = await readPdf(pdf)
    expect(text).toContain('2018 – Actualidad Molino S. A.')
    expect(text).toContain('2018 – 2021 Analista')
    // Dates stand in the line of what they are of.
    const basesOf = (begin: string) =>
      places.filter(({ text }) => text.startsWith(begin)).map(({ base }) => Math.round(base))
    expect(basesOf('2018')).toEqual([...basesOf('Molino'), ...basesOf('Analista')])
    expect(links.filter((link) => link === mill.link)).toHaveLength(1)
  })

  it('part over pages, but the employer is never parted from the first', async () => {
    const employers = new Set<number>()
    for (let lines = 34; lines <= 50; lines += 2) {
      const above = Array.from({ length: lines }, (_, line) => `- Línea ${line}.`).join('\n')
      const long = Array.from({ length: 60 }, (_, line) => `- Hecho ${line}.`).join('\n')
      const posts = POSTS.map((each) => ({ ...each, descripcion: long }))
      const set = await renderCv(contentOf(posts, above), SPANISH)
      const { linesOfPages } = await readPdf(set.pdf())
      const pageOf = (text: string) => linesOfPages.findIndex((page) => page.includes(text))
      employers.add(pageOf('Molino S. A.'))
      expect(pageOf('Directora'), `${lines}`).toBe(pageOf('Molino S. A.'))
      expect(pageOf('Analista'), `${lines}`).toBeGreaterThan(pageOf('Directora'))
    }
    // Both sides of the page's end were seen.
    expect(employers.size).toBe(2)
  })
})

it('are one entry each in resume.json, which has no groups', () => {
  const { work = [] } = resumeOf(profile, { ...NO_LISTS, experiencia: POSTS }, 'es')
  expect(work.map((each) => Object(each).name)).toEqual(POSTS.map(({ empresa }) => empresa))
})
