// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paths, title, visitSite, words } from './show'

type Answer = { coming: Promise<unknown>; arrive: (html?: string) => void; fail: () => void }

/** What the site has asked the server for; a test lets it come, or fail. */
const server = vi.hoisted(() => ({ texts: new Map<string, Answer>() }))

vi.mock('virtual:project-pages', () => ({
  loadScreen: () => import('../../src/site/overlay/project-page/project-page'),
  // One request for all who ask, as of a module.
  loadProse: (place: string) => {
    const answer = server.texts.get(place) ?? ({} as Answer)
    answer.coming ??= new Promise((resolve, reject) => {
      answer.arrive = (html = '') => resolve({ html })
      answer.fail = () => reject(new TypeError('Failed to fetch'))
    })
    server.texts.set(place, answer)
    return answer.coming
  },
}))
vi.mock('virtual:content', async () => {
  const content = await import('./site-content')
  const [project] = content.lists.proyectos
  const proyectos = ['agenda', 'mapa'].map((pagina, index) => ({
    ...{ ...project, id: index, titulo: pagina, numeroOrden: index, pagina },
  }))
  return {
    ...content,
    hasProjectPages: true,
    projectPages: ['agenda', 'mapa'],
    lists: { ...content.lists, proyectos },
  }
})

const pageOf = (slug: string) => `${paths.projects}${slug}/`
const answered = () => act(() => vi.dynamicImportSettled())
const text = (place: string) => vi.waitFor(() => server.texts.get(place) ?? expect.fail(place))

const reload = vi.fn()
beforeEach(() => {
  server.texts.clear()
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

/** On the list of projects. Moves are immediate. */
async function visitList() {
  const site = await visitSite(paths.projects)
  const { setPaused } = await import('../../src/site/state/motion-preference')
  act(() => setPaused(true))
  const go = async (path: string) => {
    act(() => site.navigate(path))
    await answered()
  }
  return { ...site, go }
}
const shown = () => title().textContent

describe('a page that comes late', () => {
  it('is not shown at the address of another one', async () => {
    const { go } = await visitList()
    await go(pageOf('agenda'))
    const first = await text('es/agenda')
    await go(paths.projects)
    await go(pageOf('mapa'))
    const second = await text('es/mapa')
    first.arrive()
    await answered()
    expect(shown()).toBe(words.routes.projects)
    second.arrive()
    await waitFor(() => expect(shown()).toBe('mapa'))
  })

  it('that fails loads its own file, unless its visitor has gone back', async () => {
    const { go } = await visitList()
    await go(pageOf('agenda'))
    const first = await text('es/agenda')
    await go(paths.projects)
    first.fail()
    await answered()
    expect(reload).not.toHaveBeenCalled()
    await go(pageOf('mapa'))
    ;(await text('es/mapa')).fail()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

// That one to a page of the site is a move: tests/browser/project-page.spec.ts.
describe('a link in the text of a page', () => {
  const LINKS = [
    '<a href="/experiencia/">una <b>sección</b></a>',
    '<a href="/cv.pdf">archivo</a>',
    '<a href="/experiencia/" target="_blank">pestaña</a>',
    '<a href="https://example.com/experiencia/">otro sitio</a>',
    `<a href="${pageOf('agenda')}#nota">nota</a>`,
  ]

  async function visitPage() {
    const { go, ...site } = await visitList()
    await go(pageOf('agenda'))
    ;(await text('es/agenda')).arrive(LINKS.join(' '))
    await waitFor(() => expect(shown()).toBe('agenda'))
    return site
  }

  it('to a file, a tab, another site or an anchor is the browser’s, and so is a press with a key', async () => {
    window.history.replaceState(null, '', pageOf('agenda'))
    const { history } = await visitPage()
    const before = history?.length
    for (const name of ['archivo', 'pestaña', 'otro sitio', 'nota']) {
      expect(fireEvent.click(screen.getByText(name)), name).toBe(true)
    }
    expect(fireEvent.click(screen.getByText('sección'), { ctrlKey: true })).toBe(true)
    expect(history).toHaveLength(before ?? 0)
  })
})
