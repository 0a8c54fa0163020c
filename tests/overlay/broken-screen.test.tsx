// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { link, paths, showSite, title, words } from './show'
import { lists, profile } from './site-content'

vi.mock('virtual:content', async () => {
  const content = await import('./site-content')
  const broken = {
    ...content.lists.proyectos[0],
    get titulo(): string {
      throw new Error('roto a propósito')
    },
  }
  return { ...content, lists: { ...content.lists, proyectos: [broken] } }
})

it('a screen that throws shows an error, and the others work', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { routes, page, home } = words
  const { user } = showSite(paths.navigation)
  await user.click(link(routes.projects))
  expect(title()).toHaveAccessibleName(page.failed.title)
  expect(title()).toHaveFocus()
  expect(log.mock.calls.flat().join()).toContain('roto a propósito')
  await user.click(link(page.toHome))
  expect(title()).toHaveAccessibleName(profile.nombre)
  await user.click(link(home.toNavigation))
  await user.click(link(routes.education))
  expect(screen.getAllByRole('article')).toHaveLength(lists.educacion.length)
})
