// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { shownSections } from '../../src/tools/content/sections'
import { answers, startContentServer } from './content-server'
import { showAnew } from './show'
import { showSite } from './show-site'
import { lists } from './site-content'

vi.mock('virtual:content', async () => {
  const absent = ['hard-skills', 'educacion', 'proyectos', 'certificados'] as const
  return { ...(await import('./full-content')), absent, sections: shownSections({}, absent) }
})

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

describe('a list without a file', () => {
  it('has no tile', () => {
    showSite('/navegacion/')
    const tiles = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(tiles.slice(0, 3).map((each) => each.textContent)).toEqual([
      'Experiencia',
      'Habilidades',
      expect.stringContaining('CV'),
    ])
  })

  it('has no page, and no place in the pager', () => {
    const { unmount } = showSite('/proyectos/')
    expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    unmount()
    showSite('/habilidades/')
    const pager = within(screen.getByRole('navigation', { name: 'Otras secciones' }))
    expect(pager.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Anterior: Experiencia',
    ])
  })

  it('has no grid among the skills, and the others count on without it', () => {
    showSite('/habilidades/')
    expect(headings()).toEqual(['Soft skills', 'Idiomas'])
    const numerals = screen.getAllByRole('region').map((each) => each.dataset.numeral)
    expect(numerals).toEqual(['01', '02'])
  })

  it('is not fetched', async () => {
    const server = startContentServer()
    server.answer('soft-skills', answers.json(lists['soft-skills']))
    // Modules keep lists.
    vi.resetModules()
    const { Overlay } = await import('../../src/site/overlay/overlay')
    await showAnew(<Overlay />, '/habilidades/')
    await waitFor(() => expect(screen.getByRole('img', { name: 'Creativa' })).toBeVisible())
    expect(server.requests).toEqual(['https://contenido.example.com/listas/soft-skills.json'])
  })
})
