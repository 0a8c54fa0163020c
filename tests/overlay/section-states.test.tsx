// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LIST_NAMES, type ListName } from '../../src/site/model/schema/schema'
import { answerLater, answers, startContentServer } from './content-server'
import { showAnew } from './show'
import { lists } from './site-content'

vi.mock('virtual:content', async () => {
  const content = await import('./site-content')
  const { tiles, pages } = content.sections
  const sections = { tiles: [...tiles, 'certificates'], pages: [...pages, 'certificates'] }
  return { ...content, sections }
})

/** By list name: a new list must be added here. */
const SHOWN: Record<ListName, { path: string; emptyTitle: string }> = {
  educacion: { path: '/educacion/', emptyTitle: 'Lista de educaciones vacia' },
  experiencia: { path: '/experiencia/', emptyTitle: 'Lista de experiencias vacia' },
  'hard-skills': { path: '/habilidades/', emptyTitle: 'Lista de hard skills vacia' },
  'soft-skills': { path: '/habilidades/', emptyTitle: 'Lista de soft skills vacia' },
  proyectos: { path: '/proyectos/', emptyTitle: 'Lista de proyectos vacia' },
  certificados: { path: '/certificados/', emptyTitle: 'Lista de certificados vacia' },
}

/** Reset modules: they keep fetched lists. */
async function open(path: string) {
  vi.resetModules()
  const { Overlay } = await import('../../src/site/overlay/overlay')
  return showAnew(<Overlay />, path)
}

const titles = async () => {
  const entries = await screen.findAllByRole('article')
  return entries.map((entry) => within(entry).getByRole('heading').textContent)
}
const retry = () => screen.getByRole('button', { name: 'Reintentar' })
const expectNothingBut = (shown: 'loader' | 'error' | 'list' | 'empty card') => {
  expect(screen.queryAllByText('Cargando…')).toHaveLength(shown === 'loader' ? 1 : 0)
  expect(screen.queryAllByRole('alert')).toHaveLength(shown === 'error' ? 1 : 0)
  expect(screen.queryAllByRole('article').length > 0).toBe(shown === 'list')
  const empty = screen.queryAllByText('No hay datos en la base de datos.')
  expect(empty).toHaveLength(shown === 'empty card' ? 1 : 0)
}

describe('a fetched list', () => {
  let server: ReturnType<typeof startContentServer>
  beforeEach(() => {
    server = startContentServer()
  })

  it('shows a loader, then the sorted entries', async () => {
    const { answer, arrive } = answerLater(answers.json({ items: lists.proyectos }))
    server.answer('proyectos', answer)
    await open('/proyectos/')
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
    expectNothingBut('loader')
    arrive()
    expect(await titles()).toEqual(['Mapa', 'Sin enlaces'])
    expectNothingBut('list')
  })

  it('is requested once, at its own address, only where it is shown', async () => {
    server.answer('proyectos', answers.json(lists.proyectos))
    const { user } = await open('/proyectos/')
    await titles()
    expect(server.requests).toEqual(['https://contenido.example.com/listas/proyectos.json'])
    await user.click(screen.getByRole('link', { name: 'Anterior: Habilidades' }))
    await waitFor(() => expect(server.requests).toHaveLength(3))
    await user.click(screen.getByRole('link', { name: 'Siguiente: Proyectos' }))
    expect(await titles()).toEqual(['Mapa', 'Sin enlaces'])
    expect(server.requests).toHaveLength(3)
  })

  it.each(LIST_NAMES)('%s has its own empty card', async (name) => {
    const { path, emptyTitle } = SHOWN[name]
    server.answer(name, answers.json({ items: [] }))
    await open(path)
    const card = await screen.findByRole('heading', { name: emptyTitle })
    expect(card).toBeVisible()
    expect(screen.getByText('No hay datos en la base de datos.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
  })

  describe('that fails', () => {
    const log = vi.spyOn(console, 'error')
    beforeEach(() => {
      log.mockReset().mockImplementation(() => {})
    })

    const [project] = lists.proyectos
    it.each([
      ['a wrong status', answers.status(500), /500/],
      ['no connection', answers.noConnection, /Failed to fetch/],
      ['a page instead of a list', answers.text('<!doctype html>'), /JSON/],
      ['a list that is cut off', answers.text('[{"id": 1,'), /JSON/],
      ['something else than a list', answers.json({ items: 'nada' }), /items: entries \("nada"\)/],
      [
        'an entry without a title',
        answers.json([{ ...project, titulo: '' }]),
        /0\.titulo: text \(""\)/,
      ],
      [
        'one entry of two with a javascript: address',
        answers.json([project, { ...project, id: 9, direccionWeb: 'javascript:x' }]),
        /1\.direccionWeb/,
      ],
      ['nothing', answers.json(null), /items: entries \(null\)/],
      ['two entries with one id', answers.json([project, project]), /1\.id/],
      ['more than a megabyte', answers.text(' '.repeat(1_000_001)), /1000000/],
    ])('(%s) shows the error card and logs the reason', async (_name, answer, reason) => {
      server.answer('proyectos', answer)
      await open('/proyectos/')
      const card = await screen.findByRole('alert')
      expect(within(card).getByRole('heading', { name: 'Error' })).toBeVisible()
      expect(within(card).getByText('No se pudo conectar al servidor.')).toBeVisible()
      expectNothingBut('error')
      expect(log.mock.calls).toEqual([
        [expect.objectContaining({ message: expect.stringMatching(reason) })],
      ])
    })

    it('is fetched again only on Reintentar', async () => {
      server.answer('proyectos', answers.status(500))
      const { user } = await open('/proyectos/')
      await screen.findByRole('alert')
      expect(server.requests).toHaveLength(1)
      const { answer, arrive } = answerLater(answers.json(lists.proyectos))
      server.answer('proyectos', answer)
      await user.click(retry())
      expectNothingBut('loader')
      arrive()
      expect(await titles()).toEqual(['Mapa', 'Sin enlaces'])
      expectNothingBut('list')
      expect(server.requests).toHaveLength(2)
    })

    it('can fail again', async () => {
      server.answer('proyectos', answers.status(500))
      const { user } = await open('/proyectos/')
      await screen.findByRole('alert')
      await user.click(retry())
      await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
      expect(await screen.findByRole('alert')).toBeVisible()
    })

    it('keeps the keyboard’s place through another failure, the loader and the list', async () => {
      server.answer('proyectos', answers.status(500))
      const { user } = await open('/proyectos/')
      const failed = await screen.findByRole('alert')
      expect(document.body).toHaveFocus()
      const press = async () => {
        retry().focus()
        await user.keyboard('{Enter}')
      }
      await press()
      await waitFor(() => expect(screen.getByRole('alert')).not.toBe(failed))
      expect(retry()).toHaveFocus()
      const { answer, arrive } = answerLater(answers.json(lists.proyectos))
      server.answer('proyectos', answer)
      await press()
      expect(screen.getByRole('status')).toHaveFocus()
      arrive()
      const [first] = await screen.findAllByRole('article')
      expect(first?.closest('ul')).toHaveFocus()
    })

    it('leaves the focus where the visitor went meanwhile', async () => {
      server.answer('proyectos', answers.status(500))
      const { user } = await open('/proyectos/')
      await screen.findByRole('alert')
      const { answer, arrive } = answerLater(answers.json(lists.proyectos))
      server.answer('proyectos', answer)
      await user.click(retry())
      const back = screen.getByRole('link', { name: 'Volver a la navegación' })
      back.focus()
      arrive()
      await titles()
      expect(back).toHaveFocus()
    })

    it('does not affect the other list of its screen', async () => {
      server.answer('hard-skills', answers.status(500))
      server.answer('soft-skills', answers.json([]))
      const { user } = await open('/habilidades/')
      const hard = within(screen.getByRole('region', { name: 'Hard skills' }))
      const soft = within(screen.getByRole('region', { name: 'Soft skills' }))
      expect(await hard.findByRole('alert')).toBeVisible()
      expect(await soft.findByText('Lista de soft skills vacia')).toBeVisible()
      server.answer('hard-skills', answers.json(lists['hard-skills']))
      await user.click(hard.getByRole('button', { name: 'Reintentar' }))
      expect(await hard.findAllByRole('img')).toHaveLength(2)
      expect(soft.getByText('Lista de soft skills vacia')).toBeVisible()
      expect(server.requests).toHaveLength(3)
    })
  })
})

describe('a built-in list', () => {
  it('is shown at once, sorted, without a request', async () => {
    const { requests } = startContentServer()
    vi.stubEnv('VITE_CONTENT_URL', '')
    await open('/proyectos/')
    expectNothingBut('list')
    expect(await titles()).toEqual(['Mapa', 'Sin enlaces'])
    expect(requests).toEqual([])
  })
})
