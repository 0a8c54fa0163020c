// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { shownSections } from '../../src/model/sections'
import { answers, startContentServer } from './content-server'
import { button, visitSite } from './show'

vi.mock('virtual:content', async () => {
  const three = await import('./three-languages')
  const { profile, links } = await import('./site-content')
  const specs = ['educacion', 'experiencia', 'hard-skills', 'soft-skills', 'proyectos']
  const absent = LIST_NAMES.filter((name) => !specs.includes(name))
  return { ...three, profile, links, sections: shownSections({}, absent) }
})

type Names = Record<string, readonly string[]>
type ListRow = readonly [path: string, list: string, does: keyof typeof ANSWERS, text: string]

const TEXTS: { screens: Record<string, Names>; lists: readonly ListRow[] } = parse(
  readFileSync('tests/overlay/spec-texts.yaml', 'utf8'),
)

const codeOf = (path: string) => (path.startsWith('/en/') ? 'en' : 'es')
const visit = (path: string) => visitSite(path, codeOf(path))

/** What the screen does not say. */
async function missingOn(path: string, { text = [], ...names }: Names) {
  // A phone.
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('coarse') })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('DeviceOrientationEvent', Event)
  await visit(path)
  await act(() => vi.dynamicImportSettled())
  const absent = Object.entries(names).flatMap(([role, all]) =>
    all.filter((name) => !screen.queryAllByRole(role, { name })[0]),
  )
  const said = screen.getByRole('main').textContent.replaceAll('\u00a0', ' ')
  return [...absent, ...text.filter((each) => !said.includes(each))]
}

it.each(Object.entries(TEXTS.screens))('the screen at %s says its texts', async (path, names) => {
  expect(await missingOn(path, names)).toEqual([])
})

it('the motion can be paused and resumed, the grid has eight tiles', async () => {
  const { user, navigate } = await visit('/')
  await user.click(button('Pausar animación'))
  await user.click(button('Reanudar animación'))
  // Paused, a move ends at once.
  await user.click(button('Pausar animación'))
  act(() => navigate('/navegacion'))
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(8)
})

/** And where the screen then says it. */
const ANSWERS = {
  empty: { answer: answers.json([]), place: 'main' },
  failing: { answer: answers.status(500), place: 'alert' },
  pending: { answer: () => new Promise<Response>(() => {}), place: 'status' },
}

it.each(TEXTS.lists)(
  'a list fetched at %s, %s, which is %s: %s',
  async (path, name, does, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = startContentServer()
    const { answer, place } = ANSWERS[does]
    server.answer(name, answer)
    server.answer(`en/${name}`, answers.status(404))
    await visit(path)
    expect(await within(await screen.findByRole(place)).findByText(text)).toBeVisible()
  },
)
