// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { screen as words } from '../../src/site/words/en'
import { builtEn } from '../../src/tools/messages/built-words'
import { ADDRESS, answers, startContentServer } from './content-server'
import { button, visitSite } from './show'
import { lists } from './site-content'

vi.mock('virtual:content', () => import('./three-languages'))

const { educacion } = lists
const SPANISH = ['Tecnicatura', 'Curso', 'Secundaria'].map((name) => [name, 'es'])

const open = () => visitSite(`/en/${builtEn.slugs.education}/`, 'en')
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
    server.answer('educacion', answers.json({ items: educacion }))
  })

  const expectErrorCard = async (reason: RegExp) => {
    const card = await screen.findByRole('alert')
    expect(within(card).getByText(words.list.error.text)).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    expect(log.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringMatching(reason) })],
    ])
  }

  it('has the texts of an overlay, and Spanish ones, marked, for the rest', async () => {
    const items = [
      { id: 2, titulo: 'Degree', estado: '' },
      { id: 1, descripcion: 'A shop.', estado: 'Completed' },
      { id: 99, titulo: 'Not in the main list' },
    ]
    server.answer('en/educacion', answers.json({ items }))
    await open()
    expect(screen.getByRole('status')).toHaveTextContent(words.list.loading)
    expect(await entries()).toEqual([['Degree', 'en'], ...SPANISH.slice(1)])
    expect(server.requests.toSorted()).toEqual([
      `${ADDRESS}/educacion.json`,
      `${ADDRESS}/en/educacion.json`,
    ])
    for (const text of ['A shop.', 'Completed']) {
      expect(screen.getByText(text).closest('[lang]')).toBeNull()
    }
    for (const text of screen.getAllByText('Cursando')) {
      expect(text).toHaveAttribute('lang', 'es')
    }
    expect(log).not.toHaveBeenCalled()
  })

  it('can be a whole list: its texts count, its years do not', async () => {
    const items = educacion.map((entry) => ({ ...entry, titulo: 'Course', anioInicio: 1999 }))
    server.answer('en/educacion', answers.json(items))
    await open()
    expect(await entries()).toEqual(educacion.map(() => ['Course', 'en']))
    expect(screen.getAllByText(`2024 - ${words.entry.stillGoing}`)).toHaveLength(2)
    expect(screen.queryByText(/1999/)).toBeNull()
  })

  it('is shown in Spanish, marked, where the server has no English file', async () => {
    server.answer('en/educacion', answers.status(404))
    await open()
    expect(await entries()).toEqual(SPANISH)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['an overlay of another form', answers.json({ items: [{ id: 1, titulo: 7 }] }), /0\.titulo/],
    ['a wrong status', answers.status(500), /500/],
  ])('(%s) is an error, told once', async (_name, answer, reason) => {
    server.answer('en/educacion', answer)
    await open()
    await expectErrorCard(reason)
  })

  it('is an error where the main list is missing; both are fetched again on a wish', async () => {
    server.answer('educacion', answers.status(404))
    server.answer('en/educacion', answers.json([{ id: 2, titulo: 'Degree' }]))
    const { user } = await open()
    await expectErrorCard(/404/)
    server.answer('educacion', answers.json(educacion))
    await user.click(button(words.list.retry))
    expect((await entries())[0]).toEqual(['Degree', 'en'])
    expect(server.requests).toHaveLength(4)
  })
})
