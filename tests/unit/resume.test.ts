import { createRequire } from 'node:module'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { resumeOf } from '../../src/json-resume/export/export-resume'
import { technologyItems } from '../../src/model/entries'
import type { Lists, Profile, Skill } from '../../src/model/schema/schema'
import type { Content } from '../../src/owner/reading/read-content'
import { readFixture } from '../fixtures/fixture'
import { anyContent } from './content-arbitraries'
import { makeImportProject } from './import-project'

type Validate = (
  resume: unknown,
  done: (errors: { stack: string }[] | null, isValid: boolean) => void,
) => void
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as { validate: Validate }

const errorsOf = (resume: unknown) => {
  let errors: string[] = []
  validate(resume, (found) => {
    errors = (found ?? []).map(({ stack }) => stack)
  })
  return errors
}

/** Some 2 s of writing, reading and checking files on an idle machine. */
const SLOW_MS = 30_000
const shipped = readFixture()
const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const inOrder = <Item extends { numeroOrden: number }>(items: readonly Item[]) =>
  [...items]
    .sort((a, b) => a.numeroOrden - b.numeroOrden)
    .map((item, index) => ({ ...item, id: index + 1, numeroOrden: index + 1 }))

const trimmed = <Item extends object>(item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Item

/** Titles only, each once: JSON Resume has no icons. */
const titles = (skills: readonly Skill[]) => {
  const byName = new Map(
    inOrder(skills).map(({ titulo }) => [titulo.trim().toLowerCase(), titulo.trim()]),
  )
  return [...byName.values()]
}

/** What a JSON Resume can hold of the content. */
function held(perfil: Profile, lists: Lists) {
  const { fechaNacimiento: _day, cv: _cv, ...profile } = trimmed(perfil)
  const open = <Item extends { anioFin: number | '' | null }>(item: Item) => ({
    ...item,
    anioFin: item.anioFin || null,
  })
  return {
    profile,
    educacion: inOrder(lists.educacion).map(trimmed).map(open),
    experiencia: inOrder(lists.experiencia)
      .map(trimmed)
      .map(open)
      .map((job) => ({
        ...job,
        tegnologiasUtilizadas: technologyItems(job.tegnologiasUtilizadas).join(', '),
      })),
    proyectos: inOrder(lists.proyectos).map(trimmed),
    hard: titles(lists['hard-skills']),
    soft: titles(lists['soft-skills']),
  }
}

function imported({ perfil, lists }: Content) {
  const { content } = project.importValue(resumeOf(perfil, lists))
  return held(content.perfil, content.lists)
}

describe('the exported JSON Resume', () => {
  it('says the shipped content in the standard’s own fields', () => {
    const resume = resumeOf(shipped.perfil, shipped.lists)
    expect(errorsOf(resume)).toEqual([])
    expect(resume.basics).toMatchObject({
      image: 'https://portfolio.example.com/retrato.webp',
      location: { city: 'Rosario', countryCode: 'AR' },
    })
    expect(resume.work[0]).toMatchObject({
      name: 'Empresa Ejemplo',
      position: 'Desarrollador fullstack',
      keywords: technologyItems(shipped.lists.experiencia[0]?.tegnologiasUtilizadas ?? ''),
      startDate: '2024',
      type: 'Pasantía',
    })
    expect(resume.education[0]).toMatchObject({
      studyType: 'Tecnicatura Universitaria',
      area: 'Programación',
    })
    expect(resume.certificates).toHaveLength(2)
    expect(resume.languages).toEqual([{ language: 'Inglés' }])
    expect(resume.projects[0]).toMatchObject({
      url: 'https://example.com/turnos',
      repository: 'https://example.com/github/turnos',
    })
  })

  it('comes back whole', () => {
    for (const file of ['desarrollo-web-fullstack', 'ingles-tecnico-b2']) {
      project.write(`public/certificados/${file}.pdf`, file)
    }
    expect(imported(shipped)).toEqual(held(shipped.perfil, shipped.lists))
  })

  it('keeps code and site apart, whatever their hosts', () => {
    const addresses = ['', 'https://github.com/a/b', 'https://example.com/x']
    const pairs = addresses.flatMap((site) => addresses.map((code) => [site, code] as const))
    const [model] = shipped.lists.proyectos
    const proyectos = pairs.map(([direccionWeb, gitHubWeb], index) => ({
      ...(model as Lists['proyectos'][number]),
      id: index + 1,
      numeroOrden: index + 1,
      direccionWeb,
      gitHubWeb,
    }))
    const { proyectos: back } = imported({ ...shipped, lists: { ...shipped.lists, proyectos } })
    expect(back.map((item) => [item.direccionWeb, item.gitHubWeb])).toEqual(pairs)
  })

  it(
    'is valid and comes back whole for any content',
    () => {
      fc.assert(
        fc.property(anyContent, ({ perfil, lists }) => {
          project.reset()
          const names = lists.educacion.map(({ titulo }) => titulo.trim())
          // Certificates find their studies by name.
          fc.pre(new Set(names).size === names.length)
          const content = { perfil, lists } as Content
          expect(errorsOf(resumeOf(content.perfil, content.lists))).toEqual([])
          expect(imported(content)).toEqual(held(content.perfil, content.lists))
        }),
        { numRuns: 60 },
      )
    },
    SLOW_MS,
  )
})
