// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showEnglish, showPortuguese } from './show-translated'

vi.mock('virtual:content', () => import('./three-languages'))

/** The languages in which a text is read, on a page in English. */
const readAs = (text: string, part: HTMLElement = document.body) =>
  within(part)
    .getAllByText(text)
    .map((found) => langOf(found) ?? 'en')

const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')

describe('on an English page, a text without a translation is read as Spanish:', () => {
  it('title, description, tag and technologies of an entry, and only those', async () => {
    const texts = { titulo: 'Developer at One', tipoExperiencia: 'Job' }
    await showEnglish('/en/experience/', { lists: { experiencia: { 2: texts } } })
    const [partly, not] = screen.getAllByRole('article')
    expect(readAs('Developer at One', partly)).toEqual(['en'])
    expect(readAs('Job', partly)).toEqual(['en'])
    expect(readAs('Pagos', partly)).toEqual(['es'])
    expect(readAs('Con un equipo de cinco.', partly)).toEqual(['es'])
    expect(readAs('React', partly)).toEqual(['es'])
    expect(readAs('Antes', not)).toEqual(['es'])
    expect(readAs('Trabajo', not)).toEqual(['es'])
  })

  it('a translated entry as a whole is not', async () => {
    const job = {
      titulo: 'Developer at One',
      descripcion: 'A shop.',
      tipoExperiencia: 'Job',
      tegnologiasUtilizadas: 'TypeScript',
    }
    await showEnglish('/en/experience/', { lists: { experiencia: { 2: job, 7: job } } })
    for (const text of Object.values(job)) expect(readAs(text)).toEqual(['en', 'en'])
  })

  it('a project’s link and its picture’s description', async () => {
    const lists = { proyectos: { 8: { imagenAlt: 'Another' } } }
    await showEnglish('/en/projects/', { lists })
    expect(readAs('Charla')).toEqual(['es'])
    expect(screen.getByRole('img', { name: 'El mapa en un teléfono' })).toHaveAttribute(
      'lang',
      'es',
    )
    expect(screen.getByRole('img', { name: 'Another' })).not.toHaveAttribute('lang')
    expect(screen.getAllByRole('link', { name: /^GitHub link/ })[0]?.closest('[lang]')).toBeNull()
  })

  it('skills, their groups, and the languages of the owner', async () => {
    const git = { titulo: 'Git', grupo: 'Tools' }
    await showEnglish('/en/skills/', {
      perfil: { 'idiomas.0.idioma': 'English' },
      lists: { 'hard-skills': { 1: git, 4: git } },
    })
    expect(readAs('Tools')).toEqual(['en'])
    expect(readAs('Frontend')).toEqual(['es'])
    expect(readAs('Inglés técnico')).toEqual(['es'])
    expect(readAs('English')).toEqual(['en'])
    expect(readAs('— B2')).toEqual(['es'])
    expect(readAs('Quechua')).toEqual(['es'])
  })

  it('a certificate’s issuer', async () => {
    await showEnglish('/en/certificates/', { lists: { certificados: { 1: { titulo: 'Clouds' } } } })
    expect([readAs('Clouds'), readAs('Uno')]).toEqual([['en'], ['es']])
  })

  it('the profile’s role, place, summary and availability', async () => {
    await showEnglish('/en/', { perfil: { puesto: 'Programmer', ciudad: 'Salta' } })
    expect(readAs('Programmer')).toEqual(['en'])
    expect(readAs('Salta, Argentina')).toEqual(['es'])
    expect(new Set(readAs('Una frase sobre Ana.'))).toEqual(new Set(['es']))
    expect(new Set(readAs('Disponible desde marzo'))).toEqual(new Set(['es']))
  })
})

describe('on a page in a language without words of its own', () => {
  const job = { titulo: 'Programadora na Um', descripcion: 'Uma loja.', tipoExperiencia: 'Emprego' }

  it('the interface is read in the main language, the translations in theirs', async () => {
    await showPortuguese('/pt/experiencia/', { lists: { experiencia: { 2: job } } })
    for (const text of Object.values(job)) {
      expect(langOf(screen.getByText(text))).toBe('pt')
    }
    expect(langOf(screen.getByRole('heading', { level: 1 }))).toBe('es')
    expect(langOf(screen.getByRole('link', { name: 'Saltar al contenido' }))).toBe('es')
    expect(langOf(screen.getByRole('button', { name: /^Pausar/ }))).toBe('es')
    expect(langOf(screen.getByRole('link', { name: 'English' }))).toBe('en')
  })

  it('a text without a translation is read in the main language', async () => {
    await showPortuguese('/pt/', { perfil: { puesto: 'Programadora' } })
    expect(langOf(screen.getByText('Programadora'))).toBe('pt')
    const [summary] = screen.getAllByText('Una frase sobre Ana.')
    expect(summary && langOf(summary)).toBe('es')
  })
})

describe('the language link', () => {
  it('names the other language in that language, and leads to the same page', async () => {
    await showEnglish('/en/education/')
    const link = screen.getByRole('link', { name: 'Español' })
    expect(link).toHaveAttribute('href', '/educacion/')
    expect(link).toHaveAttribute('hreflang', 'es')
    expect(link).toHaveAttribute('lang', 'es')
    expect(screen.queryByRole('link', { name: 'English' })).toBeNull()
  })

  it('leads to the home page where there is no page', async () => {
    await showEnglish('/en/nothing')
    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/en/',
    )
  })
})
