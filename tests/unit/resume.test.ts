import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inGroups, inOrder, technologyItems } from '../../src/site/model/entries'
import {
  LIST_NAMES,
  type Lists,
  type Profile,
  type Skill,
} from '../../src/site/model/schema/schema'
import { textBlocks } from '../../src/site/model/text-blocks'
import { profileLinks } from '../../src/tools/content/profile-links'
import type { Content } from '../../src/tools/content/reading/read-content'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { FIXTURE_PUBLIC_DIR, readFixture } from '../fixtures/fixture'
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

const ordered = <Item extends { numeroOrden: number }>(items: readonly Item[]) =>
  inOrder(items).map((item, index) => ({ ...item, id: index + 1, numeroOrden: index + 1 }))

/** Texts without the space around them; empty optional ones left out. */
const trimmed = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.trim() as Value
  if (Array.isArray(value)) return value.map(trimmed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, trimmed(part)]),
  ) as Value
}

/** What a description says, whatever its spaces. */
const said = <Item extends { descripcion?: string | undefined }>(item: Item) => ({
  ...trimmed(item),
  descripcion: textBlocks(item.descripcion ?? ''),
})

const open = <Item extends { anioFin: number | '' | null }>(item: Item) => ({
  ...item,
  anioFin: item.anioFin || null,
})

const technologies = (text: string | undefined) => technologyItems(text ?? '')
const unlessEmpty = <Item>(items: readonly Item[] | undefined) =>
  items?.length ? items : undefined

/** Titles by group: JSON Resume has no icons. */
const titles = (skills: readonly Skill[]) =>
  inGroups(inOrder(skills)).map(({ name, items }) => [
    name,
    items.map(({ titulo }) => titulo.trim()),
  ])

/** What a JSON Resume can hold of the content. */
function held(perfil: Profile, lists: Lists) {
  const {
    fechaNacimiento: _day,
    cv: _cv,
    github: _g,
    linkedin: _l,
    enlaces: _e,
    ...profile
  } = trimmed(perfil)
  return {
    profile: {
      ...profile,
      resumen: textBlocks(perfil.resumen),
      idiomas: unlessEmpty(profile.idiomas),
      links: trimmed(profileLinks(perfil)),
    },
    educacion: ordered(lists.educacion).map(said).map(open),
    experiencia: ordered(lists.experiencia)
      .map(said)
      .map(open)
      .map((job) => ({
        ...job,
        tegnologiasUtilizadas: technologies(job.tegnologiasUtilizadas),
      })),
    proyectos: ordered(lists.proyectos)
      .map(said)
      .map((project) => ({
        ...project,
        tecnologias: technologies(project.tecnologias),
        enlaces: unlessEmpty(project.enlaces),
      })),
    certificados: ordered(lists.certificados).map(trimmed),
    hard: titles(lists['hard-skills']),
    soft: titles(lists['soft-skills']),
  }
}

function imported({ perfil, lists }: Content) {
  const { content } = project.importValue(resumeOf(perfil, lists))
  return held(content.perfil, content.lists)
}

const line = fc.constantFrom(
  'uno',
  '- dos',
  '-tres',
  '',
  '  - cuatro  ',
  'cinco -',
  '- - seis',
  '- ',
)
const told = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.join('\n'))
  .filter((text) => text.trim() !== '')

/** Any content, with paragraphs and bullets. */
const anyTold = fc.tuple(anyContent, fc.infiniteStream(told)).map(([content, texts]): Content => {
  const { perfil, lists } = content as Content
  const retold = <Item extends object>(items: readonly Item[]) =>
    items.map((item) =>
      'descripcion' in item ? { ...item, descripcion: texts.next().value as string } : item,
    )
  const { educacion, experiencia, proyectos } = lists
  return {
    perfil,
    lists: {
      ...lists,
      educacion: retold(educacion),
      experiencia: retold(experiencia),
      proyectos: retold(proyectos),
    },
  }
})

const certificateFile = (name: string) =>
  path.join(FIXTURE_PUBLIC_DIR, 'certificados', `${name}.pdf`)

describe('the exported JSON Resume', () => {
  it('has no word of lists without entries', () => {
    const lists = { ...shipped.lists, experiencia: [], proyectos: [], 'soft-skills': [] }
    const resume = resumeOf(shipped.perfil, lists)
    expect(Object.keys(resume)).toEqual([
      '$schema',
      'basics',
      'education',
      'certificates',
      'skills',
      'meta',
    ])
    expect(errorsOf(resume)).toEqual([])
  })

  it('says the shipped content in the standard’s own fields', () => {
    const resume = resumeOf(shipped.perfil, shipped.lists)
    expect(errorsOf(resume)).toEqual([])
    expect(resume.basics).toMatchObject({
      image: 'https://portfolio.example.com/retrato.webp',
      location: { city: 'Rosario', countryCode: 'AR' },
    })
    expect(resume.work?.[0]).toMatchObject({
      name: 'Empresa Ejemplo',
      position: 'Desarrollador fullstack',
      keywords: technologyItems(shipped.lists.experiencia[0]?.tegnologiasUtilizadas ?? ''),
      startDate: '2024',
      type: 'Pasantía',
    })
    expect(resume.education?.[0]).toMatchObject({
      studyType: 'Tecnicatura Universitaria',
      area: 'Programación',
    })
    expect(resume.certificates).toHaveLength(2)
    expect(resume.languages).toEqual([{ language: 'Inglés', type: 'soft-skills' }])
    expect(resume.projects?.[0]).toMatchObject({
      url: 'https://example.com/turnos',
      repository: 'https://example.com/github/turnos',
    })
  })

  it('comes back whole', () => {
    for (const file of ['desarrollo-web-fullstack', 'ingles-tecnico-b2']) {
      project.write(`public/certificados/${file}.pdf`, readFileSync(certificateFile(file)))
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

  it('keeps a second account of GitHub and LinkedIn where the owner has put it', () => {
    const { github: _github, ...rest } = shipped.perfil
    const perfil = {
      ...rest,
      linkedin: 'https://www.linkedin.com/in/a',
      enlaces: [
        { red: 'GitHub', url: 'https://github.com/b' },
        { red: 'LinkedIn', url: 'https://www.linkedin.com/in/c' },
      ],
    }
    const { content } = project.importValue(resumeOf(perfil, { ...shipped.lists, educacion: [] }))
    const { linkedin, enlaces } = content.perfil
    expect({ linkedin, enlaces }).toEqual({ linkedin: perfil.linkedin, enlaces: perfil.enlaces })
    expect(content.perfil).not.toHaveProperty('github')
  })

  it('never says the birth date', () => {
    const birthDay = '1987-06-05'
    const text = JSON.stringify(
      resumeOf({ ...shipped.perfil, fechaNacimiento: birthDay }, shipped.lists),
    )
    expect(text).not.toMatch(/1987|06-05/)
  })

  it(
    'is valid and comes back whole for any content',
    () => {
      fc.assert(
        fc.property(anyTold, (content) => {
          project.reset()
          expect(errorsOf(resumeOf(content.perfil, content.lists))).toEqual([])
          expect(imported(content)).toEqual(held(content.perfil, content.lists))
        }),
        { numRuns: 60 },
      )
    },
    SLOW_MS,
  )

  it(
    'imported over its own content changes no byte',
    () => {
      const indent = fc.constantFrom(2, 4, '\t')
      fc.assert(
        fc.property(anyTold, indent, fc.boolean(), (content, space, isElsewhere) => {
          project.reset()
          const { perfil, lists } = content
          project.writeContent('perfil', JSON.stringify(perfil, null, space))
          for (const name of LIST_NAMES) {
            project.writeContent(name, JSON.stringify({ items: lists[name] }, null, space))
          }
          const before = project.everyFile()
          // SITE_URL of the build stands for the address in the file.
          const published = { ...perfil, ...(isElsewhere && { sitio: 'https://otro.example/' }) }
          project.write('cv/resume.json', JSON.stringify(resumeOf(published, lists)))
          project.run(false)
          const after = project.everyFile().filter(([file]) => file !== 'cv/resume.json')
          expect(after).toEqual(before)
        }),
        { numRuns: 60 },
      )
    },
    SLOW_MS,
  )
})
