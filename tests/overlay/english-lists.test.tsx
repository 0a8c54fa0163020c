// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, startContentServer } from './content-server'
import { showEnglish } from './show-translated'
import { lists } from './site-content'

vi.mock('virtual:content', () => import('./three-languages'))

const ADDRESS = 'https://contenido.example.com/listas'

const entries = async () => {
  const all = await screen.findAllByRole('article')
  return all.map((entry) => {
    const heading = within(entry).getByRole('heading')
    const said = heading.querySelector('[lang]')
    return [heading.textContent, said?.getAttribute('lang') ?? 'en']
  })
}

describe('a fetched list on an English page', () => {
  let server: ReturnType<typeof startContentServer>
  const log = vi.spyOn(console, 'error')
  beforeEach(() => {
    log.mockReset().mockImplementation(() => {})
    server = startContentServer()
    server.answer('educacion', answers.json({ items: lists.educacion }))
  })

  const expectErrorCard = async (reason: RegExp) => {
    const card = await screen.findByRole('alert')
    expect(within(card).getByText('Could not connect to the server.')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    expect(log.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringMatching(reason) })],
    ])
  }

  it('is asked for in both languages', async () => {
    await showEnglish('/en/education/')
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
    expect(server.requests.toSorted()).toEqual([
      `${ADDRESS}/educacion.json`,
      `${ADDRESS}/en/educacion.json`,
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  })

  it('has the texts of an overlay, and Spanish ones, marked, for the rest', async () => {
    const items = [
      { id: 2, titulo: 'Degree', descripcion: 'Three years of programming.', estado: '' },
      { id: 1, estado: 'Completed' },
      { id: 99, titulo: 'Not in the main list' },
    ]
    server.answer('en/educacion', answers.json({ items }))
    await showEnglish('/en/education/')
    expect(await entries()).toEqual([
      ['Degree', 'en'],
      ['Curso de accesibilidad', 'es'],
      ['Secundaria', 'es'],
    ])
    expect(screen.getByText('Three years of programming.')).not.toHaveAttribute('lang')
    expect(screen.getByText('Cursando')).toHaveAttribute('lang', 'es')
    expect(screen.getByText('Completed').closest('[lang]')).toBeNull()
    expect(screen.getByText('Con orientación en informática.')).toHaveAttribute('lang', 'es')
    expect(log).not.toHaveBeenCalled()
  })

  it('can be a whole list: its texts count, its years do not', async () => {
    const items = lists.educacion.map((entry) => ({
      ...entry,
      titulo: `Course ${entry.id}`,
      anioInicio: 1999,
    }))
    server.answer('en/educacion', answers.json(items))
    await showEnglish('/en/education/')
    expect(await entries()).toEqual([
      ['Course 2', 'en'],
      ['Course 3', 'en'],
      ['Course 1', 'en'],
    ])
    expect(screen.getByText('2024 - Present')).toBeVisible()
    expect(screen.queryByText(/1999/)).toBeNull()
  })

  it('is shown in Spanish, marked, where the server has no English file', async () => {
    server.answer('en/educacion', answers.status(404))
    await showEnglish('/en/education/')
    expect(await entries()).toEqual([
      ['Tecnicatura', 'es'],
      ['Curso de accesibilidad', 'es'],
      ['Secundaria', 'es'],
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['an overlay of another form', answers.json({ items: [{ id: 1, titulo: 7 }] }), /0\.titulo/],
    ['a page instead of a list', answers.text('<!doctype html>'), /JSON/],
    ['a wrong status', answers.status(500), /500/],
    ['no connection', answers.noConnection, /Failed to fetch/],
  ])('(%s) is an error, told once', async (_name, answer, reason) => {
    server.answer('en/educacion', answer)
    await showEnglish('/en/education/')
    await expectErrorCard(reason)
  })

  it('is an error where the main list is missing, and both are fetched on Try again', async () => {
    server.answer('educacion', answers.status(404))
    server.answer('en/educacion', answers.json([{ id: 2, titulo: 'Degree' }]))
    const user = await showEnglish('/en/education/')
    await expectErrorCard(/404/)
    server.answer('educacion', answers.json(lists.educacion))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await entries())[0]).toEqual(['Degree', 'en'])
    expect(server.requests).toHaveLength(4)
  })
})
