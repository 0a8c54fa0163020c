// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { shownSections } from '../../src/site/model/sections'
import { ADDRESS, answers, startContentServer } from './content-server'
import { paths, showSite, textsOf, title, visitSite, words } from './show'
import { lists } from './site-content'

vi.mock('virtual:content', async () => {
  const present = ['experiencia', 'soft-skills']
  const absent = LIST_NAMES.filter((name) => !present.includes(name))
  return { ...(await import('./full-content')), sections: shownSections({}, absent) }
})

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name })).getAllByRole('link')

describe('a list without a file', () => {
  it('has no tile', () => {
    showSite(paths.navigation)
    const { experience, skills } = words.routes
    expect(textsOf(linksIn(words.navigation.label)).slice(0, 3)).toEqual([
      experience,
      skills,
      expect.stringContaining(words.navigation.cv),
    ])
  })

  it('has no page, and no place in the pager', () => {
    const { unmount } = showSite(paths.projects)
    expect(title()).toHaveAccessibleName(words.page.notFound.title)
    unmount()
    showSite(paths.skills)
    expect(textsOf(linksIn(words.section.others))).toEqual([
      words.section.previous + words.routes.experience,
    ])
  })

  it('has no grid among the skills, and the others count on without it', () => {
    showSite(paths.skills)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(textsOf(headings)).toEqual([words.skills.soft, words.skills.languages])
    const numerals = screen.getAllByRole('region').map((each) => each.dataset.numeral)
    expect(numerals).toEqual(['01', '02'])
  })

  it('is not fetched', async () => {
    const server = startContentServer()
    server.answer('soft-skills', answers.json(lists['soft-skills']))
    await visitSite(paths.skills)
    await waitFor(() => expect(screen.getByRole('img', { name: 'Creativa' })).toBeVisible())
    expect(server.requests).toEqual([`${ADDRESS}/soft-skills.json`])
  })
})
