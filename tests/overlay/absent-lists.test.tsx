// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { shownSections } from '../../src/model/sections'
import { ADDRESS, answers, startContentServer } from './content-server'
import { paths, showSite, textsOf, visitSite, words } from './show'
import { lists } from './site-content'

vi.mock('virtual:content', async () => {
  const present = ['experiencia', 'soft-skills']
  const absent = LIST_NAMES.filter((name) => !present.includes(name))
  return { ...(await import('./full-content')), sections: shownSections({}, absent) }
})

describe('a list without a file', () => {
  it('has no grid among the skills', () => {
    showSite(paths.skills)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(textsOf(headings)).toEqual([words.skills.soft, words.skills.languages])
  })

  it('is not fetched', async () => {
    const server = startContentServer()
    server.answer('soft-skills', answers.json(lists['soft-skills']))
    await visitSite(paths.skills)
    await waitFor(() => expect(screen.getByRole('img', { name: 'Creativa' })).toBeVisible())
    expect(server.requests).toEqual([`${ADDRESS}/soft-skills.json`])
  })
})
