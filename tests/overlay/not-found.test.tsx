// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showSite } from './show-site'

vi.mock('virtual:content', () => import('./site-content'))

const title = () => screen.getByRole('heading', { level: 1 })

describe('an unknown address', () => {
  it.each(['/login', '/educacion/2024/', '/EDUCACION/'])('shows the 404 screen: %s', (path) => {
    showSite(path)
    expect(title()).toHaveTextContent(/^Página no encontrada$/)
    expect(screen.getByText('La dirección no existe o cambió de lugar.')).toBeVisible()
  })

  it('links home', async () => {
    const { user, history } = showSite('/login')
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
    expect(history).toEqual(['/login', '/'])
    expect(title()).toHaveTextContent(/^Ana Prueba$/)
  })
})
