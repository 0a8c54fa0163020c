import { expect, it } from 'vitest'
import type { Experience, Project } from '../../src/site/model/schema/schema'
import { renderCv } from '../../src/tools/cv/cv-document'
import { wordsFor } from '../../src/tools/messages/built-words'
import { readFixture } from '../fixtures/fixture'
import { readPdf } from './pdf-text'

const { perfil: profile, lists } = readFixture()
const [job] = lists.experiencia as [Experience]
const [project] = lists.proyectos as [Project]
const spanish = {
  code: 'es',
  words: wordsFor('es', 'es'),
  home: profile.sitio,
  dir: 'ltr',
} as const
const MOST_JOBS = 20
/** Many CVs are laid out. */
const SLOW_MS = 300_000

const KIND = 'Oficio'
const SENTENCE = 'Un sistema de turnos con pruebas y despliegue continuo. '
const LIST = ['Un equipo de cinco.', '', ...[1, 2, 3, 4].map((each) => `- ${each}: ${SENTENCE}`)]

/** From one line to half a page, some with a list. */
const ofManyLengths = (index: number) =>
  index % 3 === 2 ? LIST.join('\n') : SENTENCE.repeat(1 + ((index * 7) % 30))
const ofTwoParagraphs = () => `${SENTENCE.repeat(13)}\n\n${SENTENCE.repeat(4)}`

const many = <Item extends object>(item: Item, count: number, textOf: (index: number) => string) =>
  Array.from({ length: count }, (_, id): Item => {
    const texts = { titulo: `Título ${id}`, descripcion: textOf(id) }
    return { ...item, id, numeroOrden: id, ...texts }
  })

/** Titles of sections and entries, and what stands beside and below those of entries. */
const HEADING = new RegExp(
  `^(Experiencia|Proyectos|Educación|Habilidades|Título \\d+|${KIND}|\\d{4} .*)$`,
)

it(
  'no title of 1 to 20 jobs is last on its page',
  async () => {
    const plainJob = { ...job, tipoExperiencia: KIND, tegnologiasUtilizadas: '', link: '' }
    const alone: string[] = []
    for (let count = 1; count <= MOST_JOBS; count++) {
      const textOf = count % 3 === 0 ? ofTwoParagraphs : ofManyLengths
      const experiencia = many(plainJob, count, textOf)
      const content = { ...lists, experiencia, proyectos: many(project, 2, textOf) }
      const { pdf } = await renderCv({ profile, lists: content }, spanish)
      const { linesOfPages } = await readPdf(pdf)
      const shown = linesOfPages.flat()
      for (const { titulo } of experiencia) expect(shown).toContain(titulo)
      // The page's number comes last.
      const last = linesOfPages.slice(0, -1).map((lines) => lines.at(-2) ?? '')
      alone.push(...last.filter((line) => HEADING.test(line)).map((line) => `${count}: ${line}`))
    }
    expect(alone).toEqual([])
  },
  SLOW_MS,
)
