// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillIn, usedInText } from '../../src/model/fill-words'
import { shownSections } from '../../src/model/sections'
import { screen as english } from '../../src/site/words/en'
import { paths, textsOf, visitSite, words } from './show'
import * as site from './site-content'

const [younger, older, going] = site.lists.experiencia
const jobs = (...entries: unknown[]) => ({ lists: { ...site.lists, experiencia: entries } })
const shown = { sections: shownSections({}, []) }
const skillsOfTechnologies = { TypeScript: 2, React: 2, SQL: 4, Rust: 2 }

async function visit(path: string, changes: object, code?: string) {
  vi.doMock('virtual:content', () => ({ ...site, ...shown, ...changes }))
  return visitSite(path, code)
}
afterEach(() => vi.doUnmock('virtual:content'))

describe('the present post', () => {
  const posts = () => screen.queryAllByText('·').map((dot) => dot.closest('p') as HTMLElement)
  const inQuick = () => posts().filter((each) => !each.closest('article'))
  const text = (titulo = '') =>
    `${titulo}${words.entry.at}Taller Ejemplo\u00a0· ${fillIn(words.entry.since, { start: 'sept 2019' })}`

  it('is under the card and on its back, a link to its entry', async () => {
    await visit('/', {})
    expect(posts()).toHaveLength(2)
    expect(textsOf(inQuick())).toEqual([text(going?.titulo)])
    const to = within(inQuick()[0] as HTMLElement).getByRole('link')
    expect(to).toHaveAttribute('href', `${paths.experience}#experiencia-7`)
  })

  it('is at most two, in order, and nothing where there is none', async () => {
    const all = [1, 2, 3].map((id) => ({ ...going, id, titulo: `${id}`, numeroOrden: 9 - id }))
    const { unmount } = await visit('/', jobs(...all))
    expect(textsOf(inQuick())).toEqual([text('3'), text('2')])
    unmount()
    await visit('/', jobs(younger, older))
    expect(posts()).toEqual([])
  })

  it('has its employer once, also where the title ends with it', async () => {
    const empresa = 'Taller Ejemplo'
    await visit('/', jobs({ ...going, titulo: `Antes${words.entry.at}${empresa}` }))
    expect(textsOf(inQuick())).toEqual([text('Antes')])
  })

  it('is no link where its section is hidden', async () => {
    await visit('/', { sections: shownSections({ secciones: ['habilidades'] }, []) })
    expect(textsOf(inQuick())).toEqual([text(going?.titulo)])
    expect(within(inQuick()[0] as HTMLElement).queryByRole('link')).toBeNull()
  })
})

describe('a skill', () => {
  const tile = (name: string) =>
    within(screen.getByRole('img', { name }).closest('article') as HTMLElement)

  it.each([
    ['es', words],
    ['en', english],
  ] as const)('says how often it was used, and lists where: %s', async (code, said) => {
    const { languages } = site
    const both = [...languages, { ...languages[0], code: 'en', name: 'English' }]
    await visit(paths.skills, { skillsOfTechnologies, languages: both }, code)
    const button = tile('React').getByRole('button')
    expect(button).toHaveTextContent(`React: ${usedInText(said, 1, 1)}`)
    const list = document.getElementById(button.getAttribute('popovertarget') ?? '')
    expect(list).toHaveAttribute('popover', 'auto')
    const links = [...(list?.querySelectorAll('a') ?? [])]
    expect(links.map((each) => each.getAttribute('href')?.split('/').at(-1))).toEqual([
      '#experiencia-2',
      '#proyectos-2',
    ])
    expect(links[1]).toHaveTextContent('Mapa')
    expect(tile('Express').getByRole('button')).toHaveTextContent(usedInText(said, 0, 1))
    expect(tile('Git').queryByRole('button')).toBeNull()
  })

  it('counts nothing that no page shows, and a technology has no link to a hidden section', async () => {
    const without = (secciones: string[]) => ({
      skillsOfTechnologies,
      sections: shownSections({ secciones }, []),
    })
    const { unmount } = await visit(paths.skills, without(['habilidades', 'proyectos']))
    expect(tile('React').getByRole('button')).toHaveTextContent(usedInText(words, 0, 1))
    unmount()
    await visit(paths.experience, without(['experiencia']))
    const list = within(screen.getByRole('list', { name: words.entry.technologies }))
    expect(list.queryAllByRole('link')).toEqual([])
  })
})
