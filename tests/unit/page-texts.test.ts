import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SectionRoute } from '../../src/site/model/routes'
import type { Lists, Profile } from '../../src/site/model/schema/schema'
import { clipText, pageTexts } from '../../src/tools/files/pages/page-texts'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { VALID_CONTENT } from './content-project'

const profile = VALID_CONTENT.perfil as Profile
const lists = Object.fromEntries(
  Object.entries(VALID_CONTENT).map(([name, value]) => [name, 'items' in value ? value.items : []]),
) as unknown as Lists

const words = wordsFor('es', 'es')
const paths = pathsIn('', words.built.slugs)
const ALL: readonly SectionRoute[] = ['experience', 'education', 'projects', 'skills']
const spanishTexts = (profile: Profile, lists: Lists, tiles = ALL) =>
  pageTexts(profile, lists, words, paths, tiles)

describe('clipText', () => {
  it('leaves a short text, on one line', () => {
    expect(clipText(' una \n frase ', 20)).toBe('una frase')
  })

  it('cuts after a whole word, without its comma', () => {
    expect(clipText('una frase, larga de más', 15)).toBe('una frase…')
    expect(clipText('una frase larga', 10)).toBe('una frase…')
  })

  it('never exceeds the length, nor leaves half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: 2, max: 60 }),
        (text, length) => {
          const clipped = clipText(text, length)
          expect(clipped.length).toBeLessThanOrEqual(length)
          expect(() => encodeURIComponent(clipped)).not.toThrow()
        },
      ),
    )
  })
})

describe('pageTexts', () => {
  it('describes each page from the content, in order, at its own address', () => {
    const pages = spanishTexts(profile, lists)
    expect(pages.home.title).toBe('Ada Prueba · Desarrolladora')
    expect(pages.home.address).toBe('https://ada.example.com/')
    expect(pages.education).toEqual({
      title: 'Educación · Ada Prueba',
      description: 'Educación de Ada Prueba: Tecnicatura, Curso.',
      address: 'https://ada.example.com/educacion/',
    })
    expect(pages.skills.description).toBe('Habilidades de Ada Prueba: React, Creativa.')
    expect(pages.notFound).not.toHaveProperty('address')
  })

  it('keeps a base path', () => {
    const pages = spanishTexts({ ...profile, sitio: 'https://ada.github.io/repo/' }, lists)
    expect(pages.home.address).toBe('https://ada.github.io/repo/')
    expect(pages.contact.address).toBe('https://ada.github.io/repo/contacto/')
  })

  it('names as many entries as fit, whole', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...lists.proyectos[0],
      titulo: `Proyecto ${index}`,
      numeroOrden: index,
    })) as Lists['proyectos']
    const { description } = spanishTexts(profile, { ...lists, proyectos: many }).projects
    expect(description).toMatch(/^Proyectos de Ada Prueba: Proyecto 0, .*, Proyecto \d+…$/)
    expect(description.length).toBeGreaterThan(140)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('has different texts for every page, and short ones, whatever the owner is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 400 }), (nombre) => {
        const pages = Object.values(spanishTexts({ ...profile, nombre: `A${nombre}` }, lists))
        for (const { title, description } of pages) {
          expect(title.length).toBeLessThanOrEqual(60)
          expect(description.length).toBeLessThanOrEqual(160)
        }
        expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
      }),
    )
  })

  it('describes an empty list by its owner', () => {
    const { description } = spanishTexts(profile, { ...lists, proyectos: [] }).projects
    expect(description).toBe('Proyectos de Ada Prueba, Desarrolladora en Rosario, Argentina.')
  })

  it('names in the grid’s description the sections that it leads to', () => {
    const grid = (tiles: readonly SectionRoute[]) =>
      spanishTexts(profile, lists, tiles).navigation.description
    expect(grid(ALL)).toMatch(
      /^Experiencia, educación, proyectos, habilidades, CV y contacto de Ada Prueba, /,
    )
    expect(grid(['education', 'certificates'])).toMatch(/^Educación, certificados, CV y contacto/)
    expect(grid([])).toMatch(/^CV y contacto de Ada/)
  })

  it('is in the language of the words', () => {
    const english = wordsFor('en', 'es')
    const pages = pageTexts(profile, lists, english, pathsIn('en/', english.built.slugs), ALL)
    expect(pages.education).toEqual({
      title: 'Education · Ada Prueba',
      description: 'Education of Ada Prueba: Tecnicatura, Curso.',
      address: 'https://ada.example.com/en/education/',
    })
    expect(pages.navigation.description).toMatch(
      /^Experience, education, .+, CV and contact details/,
    )
    expect(pages.contact.description).toMatch(/^Email, contact card.* and .* of Ada Prueba/)
  })
})
