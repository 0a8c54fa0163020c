// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { slugOf } from '../../src/model/own-list'
import { screen as english } from '../../src/site/words/en'
import { builtEn } from '../fixtures/built-words'
import { ADDRESS, answerLater, answers, startContentServer } from './content-server'
import { button, link, paths, textsOf, visitSite, words } from './show'
import { CERTIFICATES, lists, QUOTES } from './site-content'

vi.mock('virtual:content', () => import('./three-languages'))

const { loading, retry, error, empty, emptyTitles } = words.list
const { proyectos } = lists
const TITLES = [...proyectos]
  .sort((a, b) => a.numeroOrden - b.numeroOrden)
  .map(({ titulo }) => titulo)

const titles = async () => {
  const entries = await screen.findAllByRole('article')
  return textsOf(entries.map((entry) => within(entry).getByRole('heading')))
}
const expectNothingBut = (shown: 'loader' | 'error' | 'list' | 'empty card') => {
  expect(screen.queryAllByText(loading)).toHaveLength(shown === 'loader' ? 1 : 0)
  expect(screen.queryAllByRole('alert')).toHaveLength(shown === 'error' ? 1 : 0)
  expect(screen.queryAllByRole('article').length > 0).toBe(shown === 'list')
  expect(screen.queryAllByText(empty)).toHaveLength(shown === 'empty card' ? 1 : 0)
}

describe('a fetched list', () => {
  let server: ReturnType<typeof startContentServer>
  const log = vi.spyOn(console, 'error')
  beforeEach(() => {
    log.mockReset().mockImplementation(() => {})
    server = startContentServer()
  })

  const expectLogged = (reason: RegExp) =>
    expect(log.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringMatching(reason) })],
    ])
  const answerProjectsLater = () => {
    const { answer, arrive } = answerLater(answers.json({ items: proyectos }))
    server.answer('proyectos', answer)
    return arrive
  }

  it('is requested once, at its own address, only where it is shown', async () => {
    server.answer('proyectos', answers.json(proyectos))
    // A list that is never answered would time out, and tell that, in another case.
    for (const name of ['hard-skills', 'soft-skills']) server.answer(name, answers.json([]))
    const { navigate } = await visitSite(paths.projects)
    await titles()
    expect(server.requests).toEqual([`${ADDRESS}/proyectos.json`])
    act(() => navigate(paths.skills))
    await waitFor(() => expect(server.requests).toHaveLength(3))
    act(() => navigate(paths.projects))
    expect(await titles()).toEqual(TITLES)
    expect(server.requests).toHaveLength(3)
  })

  const [project] = proyectos
  it.each([
    ['a wrong status', answers.status(500), /500/],
    ['no connection', answers.noConnection, /Failed to fetch/],
    ['a page instead of a list', answers.text('<!doctype html>'), /JSON/],
    ['something else than a list', answers.json({ items: 'nada' }), /items: entries \("nada"\)/],
    ['an entry without a title', answers.json([{ ...project, titulo: '' }]), /0\.titulo/],
    [
      'one entry of two with a javascript: address',
      answers.json([project, { ...project, id: 99, direccionWeb: 'javascript:x' }]),
      /1\.direccionWeb/,
    ],
    ['two entries with one id', answers.json([project, project]), /1\.id/],
    ['more than a megabyte', answers.text(' '.repeat(1_000_001)), /1000000/],
  ])('that fails (%s) shows the error card and logs the reason', async (_name, answer, reason) => {
    server.answer('proyectos', answer)
    await visitSite(paths.projects)
    const card = within(await screen.findByRole('alert'))
    expect(card.getByRole('heading', { name: error.title })).toBeVisible()
    expect(card.getByText(error.text)).toBeVisible()
    expectNothingBut('error')
    expectLogged(reason)
  })

  describe('that failed', () => {
    let user: Awaited<ReturnType<typeof visitSite>>['user']
    beforeEach(async () => {
      server.answer('proyectos', answers.status(500))
      user = (await visitSite(paths.projects)).user
      await screen.findByRole('alert')
      expect(server.requests).toHaveLength(1)
    })

    it('is fetched again on a wish only; the focus stays, through failure, loader and list', async () => {
      const failed = screen.getByRole('alert')
      expect(document.body).toHaveFocus()
      const press = async () => {
        button(retry).focus()
        await user.keyboard('{Enter}')
      }
      await press()
      await waitFor(() => expect(screen.getByRole('alert')).not.toBe(failed))
      expect(button(retry)).toHaveFocus()
      const arrive = answerProjectsLater()
      await press()
      expect(screen.getByRole('status')).toHaveFocus()
      expectNothingBut('loader')
      arrive()
      expect(await titles()).toEqual(TITLES)
      expectNothingBut('list')
      expect(screen.getAllByRole('article')[0]?.closest('ul')).toHaveFocus()
      expect(server.requests).toHaveLength(3)
    })

    it('leaves the focus where the visitor went meanwhile', async () => {
      const arrive = answerProjectsLater()
      await user.click(button(retry))
      link(words.section.back).focus()
      arrive()
      await titles()
      expect(link(words.section.back)).toHaveFocus()
    })
  })

  describe('on an English page', () => {
    const { educacion } = lists
    const inSpanish = ['Tecnicatura', 'Curso', 'Secundaria'].map((name) => [name, 'es'])
    const openEnglish = () => visitSite(`/en/${builtEn.slugs.education}/`, 'en')
    /** Each title, and the language that it is read in. */
    const readings = async () => {
      const entries = await screen.findAllByRole('article')
      return entries.map((entry) => {
        const heading = within(entry).getByRole('heading')
        const said = heading.querySelector('[lang]')
        return [heading.textContent, said?.getAttribute('lang') ?? 'en']
      })
    }
    const expectErrorCard = async (reason: RegExp) => {
      const card = await screen.findByRole('alert')
      expect(within(card).getByText(english.list.error.text)).toBeVisible()
      expect(screen.queryByRole('article')).toBeNull()
      expectLogged(reason)
    }
    beforeEach(() => {
      server.answer('educacion', answers.json({ items: educacion }))
    })

    it('has the texts of a translation, and Spanish ones, marked, for the rest', async () => {
      const items = [
        { id: 2, titulo: 'Degree', estado: '' },
        { id: 1, descripcion: 'A shop.', estado: 'Completed' },
        { id: 99, titulo: 'Not in the main list' },
      ]
      server.answer('en/educacion', answers.json({ items }))
      await openEnglish()
      expect(screen.getByRole('status')).toHaveTextContent(english.list.loading)
      expect(await readings()).toEqual([['Degree', 'en'], ...inSpanish.slice(1)])
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
      await openEnglish()
      expect(await readings()).toEqual(educacion.map(() => ['Course', 'en']))
      expect(screen.getAllByText(`2024 - ${english.entry.stillGoing}`)).toHaveLength(2)
      expect(screen.queryByText(/1999/)).toBeNull()
    })

    it('is shown in Spanish, marked, where the server has no English file', async () => {
      server.answer('en/educacion', answers.status(404))
      await openEnglish()
      expect(await readings()).toEqual(inSpanish)
      expect(screen.queryByRole('alert')).toBeNull()
      expect(log).not.toHaveBeenCalled()
    })

    it.each([
      [
        'a translation of another form',
        answers.json({ items: [{ id: 1, titulo: 7 }] }),
        /0\.titulo/,
      ],
      ['a wrong status', answers.status(500), /500/],
    ])('(%s) is an error, told once', async (_name, answer, reason) => {
      server.answer('en/educacion', answer)
      await openEnglish()
      await expectErrorCard(reason)
    })

    it('is an error where the main list is missing; both are fetched again on a wish', async () => {
      server.answer('educacion', answers.status(404))
      server.answer('en/educacion', answers.json([{ id: 2, titulo: 'Degree' }]))
      const { user } = await openEnglish()
      await expectErrorCard(/404/)
      server.answer('educacion', answers.json(educacion))
      await user.click(button(english.list.retry))
      expect((await readings())[0]).toEqual(['Degree', 'en'])
      expect(server.requests).toHaveLength(4)
    })
  })

  it.each([
    [CERTIFICATES, 'Datos', 'Todavía ninguno.'],
    [QUOTES, 'Sin firma.', empty],
  ])('of the owner’s own (%s) is waited for, is there, fails, is empty', async (...own) => {
    const [list, shown, vacio] = own
    const open = () => visitSite(`/${slugOf(list)}/`)
    const { answer, arrive } = answerLater(answers.json({ items: lists[list] }))
    server.answer(list, answer)
    const { unmount } = await open()
    expectNothingBut('loader')
    arrive()
    expect(await screen.findByText(shown)).toBeVisible()
    expectNothingBut('list')
    expect(server.requests).toEqual([`${ADDRESS}/${list}.json`])
    unmount()

    server.answer(list, answers.status(500))
    const { user } = await open()
    await screen.findByRole('alert')
    expectNothingBut('error')
    expectLogged(/500/)
    server.answer(list, answers.json({ items: [] }))
    await user.click(button(retry))
    expect(await screen.findByText(vacio)).toBeVisible()
    expect(screen.queryByText(shown)).toBeNull()
  })

  it('does not affect the other list of its screen', async () => {
    server.answer('hard-skills', answers.status(500))
    server.answer('soft-skills', answers.json([]))
    const { user } = await visitSite(paths.skills)
    const region = (name: string) => within(screen.getByRole('region', { name }))
    const [hard, soft] = [region(words.skills.hard), region(words.skills.soft)]
    expect(await hard.findByRole('alert')).toBeVisible()
    expect(await soft.findByText(emptyTitles['soft-skills'])).toBeVisible()
    server.answer('hard-skills', answers.json(lists['hard-skills']))
    await user.click(hard.getByRole('button', { name: retry }))
    expect(await hard.findAllByRole('img')).toHaveLength(lists['hard-skills'].length)
    expect(soft.getByText(emptyTitles['soft-skills'])).toBeVisible()
    expect(server.requests).toHaveLength(3)
  })
})

it('a built-in list is shown at once, sorted, without a request', async () => {
  const { requests } = startContentServer()
  vi.stubEnv('VITE_CONTENT_URL', '')
  await visitSite(paths.projects)
  expectNothingBut('list')
  expect(await titles()).toEqual(TITLES)
  expect(requests).toEqual([])
})
