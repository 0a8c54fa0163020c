// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showSite } from './show-site'

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
  const { user } = showSite('/navegacion/')
  await user.click(screen.getByRole('link', { name: 'Proyectos' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toHaveFocus()
  expect(log.mock.calls.flat().join()).toContain('roto a propósito')
  expect(screen.getByRole('button', { name: 'Reanudar animación' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ana Prueba$/)
  await user.click(screen.getByRole('link', { name: 'Ir a la navegación' }))
  await user.click(screen.getByRole('link', { name: 'Educación' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
})
