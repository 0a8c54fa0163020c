// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showSite } from './show-site'

vi.mock('virtual:content', async () => {
  const content = await import('./site-content')
  const { foto: _photo, ...profile } = content.profile
  return { ...content, profile }
})

it('a card without a photo shows name, role and place, and no picture', () => {
  showSite('/')
  const front = within(
    screen.getByRole('button', { name: 'Ver el reverso' }).parentElement as HTMLElement,
  )
  expect(front.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ana Prueba$/)
  expect(front.getByText('Programadora')).toBeVisible()
  expect(front.getByText('Salta, Argentina')).toBeVisible()
  expect(front.queryByRole('img', { hidden: true })).toBeNull()
  expect(document.querySelector('[src=""], link[rel=preload][as=image]')).toBeNull()
})
