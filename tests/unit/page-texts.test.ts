import { describe, expect, it } from 'vitest'
import { fillIn } from '../../src/model/fill-words'
import type { Lists, Profile } from '../../src/model/schema/schema'
import type { SectionRoute } from '../../src/model/sections'
import { introduction, pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { pageTexts } from '../../src/tools/output/pages/page-texts'
import { listsIn, VALID_CONTENT } from './content-project'
import { fc } from './properties'

const profile = VALID_CONTENT.perfil as Profile
const lists = listsIn(VALID_CONTENT)

const words = wordsFor('es', { main: 'es' })
const { pages: said, slugs } = words.built
const { routes } = words.screen
const paths = pathsIn('', slugs)
const titleOf = (title: string, who: string) => fillIn(said.section, { title, who })
const ALL: readonly SectionRoute[] = ['experience', 'education', 'projects', 'skills']
const spanishTexts = (profile: Profile, lists: Lists, tiles = ALL) =>
  pageTexts(profile, lists, words, paths, tiles)

describe('a page', () => {
  it('is described from the content, in order, at its own address below sitio', () => {
    const sitio = 'https://ada.github.io/repo/'
    const pages = spanishTexts({ ...profile, sitio }, lists)
    const { nombre, puesto } = profile
    expect(pages.home).toMatchObject({ title: `${nombre} · ${puesto}`, address: sitio })
    expect(pages.education).toEqual({
      title: `${routes.education} · ${nombre}`,
      description: `${titleOf(routes.education, nombre)}: Tecnicatura, Curso.`,
      address: `${sitio}${slugs.education}/`,
    })
    expect(pages.skills.description).toBe(`${titleOf(routes.skills, nombre)}: React, Creativa.`)
    expect(pages.notFound).not.toHaveProperty('address')
  })

  it('tells the present post where there is room, after the owner’s summary', () => {
    const post = `${lists.experiencia[0]?.titulo} · ${fillIn(words.screen.entry.since, { start: '2024' })}.`
    const homeOf = (resumen: string) =>
      spanishTexts({ ...profile, resumen }, lists).home.description
    expect(homeOf('Una oración')).toBe(`Una oración. ${post}`)
    const full = `${'a'.repeat(160 - post.length - 2)}.`
    expect([homeOf(full), homeOf(`a${full}`)]).toEqual([`${full} ${post}`, `a${full}`])
    const pages = spanishTexts(profile, lists)
    expect(pages.experience.description).toBe(
      `${titleOf(routes.experience, profile.nombre)}: ${post}`,
    )
    const past = lists.experiencia.map((entry) => ({ ...entry, anioFin: 2025 }))
    const { home, experience } = spanishTexts(profile, { ...lists, experiencia: past })
    expect(home.description).toBe(profile.resumen)
    expect(experience.description).not.toContain(
      fillIn(words.screen.entry.since, { start: '2024' }),
    )
  })

  it('names as many entries as fit, whole, and the owner where there are none', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...lists.proyectos[0],
      titulo: `Proyecto ${index}`,
      numeroOrden: index,
    })) as Lists['proyectos']
    const { description } = spanishTexts(profile, { ...lists, proyectos: many }).projects
    expect(description).toMatch(/: Proyecto 0, .*, Proyecto \d+…$/)
    expect(description.length).toBeGreaterThan(140)
    expect(description.length).toBeLessThanOrEqual(160)
    const none = spanishTexts(profile, { ...lists, proyectos: [] }).projects.description
    expect(none).toBe(titleOf(routes.projects, introduction(profile, words.built)))
  })

  const anyName = fc.string({ unit: 'binary', minLength: 1, maxLength: 400, size: 'max' })
  it('has texts of its own, and short ones, whatever the owner is called', () => {
    fc.assert(
      fc.property(anyName, (nombre) => {
        const pages = Object.values(spanishTexts({ ...profile, nombre: `A${nombre}` }, lists))
        for (const { title, description } of pages) {
          // No half of a character.
          expect(() => encodeURIComponent(title + description)).not.toThrow()
          expect(title.length).toBeLessThanOrEqual(60)
          expect(description.length).toBeLessThanOrEqual(160)
        }
        expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
      }),
      { numRuns: 30 },
    )
  })
})
