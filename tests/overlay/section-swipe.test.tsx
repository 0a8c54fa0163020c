// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showSite } from './show-site'

vi.mock('virtual:content', () => import('./site-content'))

type Place = { x: number; y: number }
const LEFT = [
  { x: 300, y: 400 },
  { x: 100, y: 405 },
] as const
const RIGHT = [LEFT[1], LEFT[0]] as const
const UP = [
  { x: 300, y: 400 },
  { x: 100, y: 100 },
] as const

async function draw(
  { user }: ReturnType<typeof showSite>,
  [from, to]: readonly [Place, Place],
  key: 'TouchA' | 'MouseLeft' = 'TouchA',
) {
  await vi.dynamicImportSettled()
  const target = screen.getByRole('main')
  await user.pointer([
    { keys: `[${key}>]`, target, coords: from },
    { pointerName: key === 'TouchA' ? key : 'mouse', target, coords: to },
    { keys: `[/${key}]`, target, coords: to },
  ])
}

describe('a swipe over a section', () => {
  it('to the left shows the next one, until the last', async () => {
    const page = showSite('/experiencia/')
    for (let i = 0; i < 4; i++) await draw(page, LEFT)
    expect(page.history).toEqual(['/experiencia/', '/educacion/', '/habilidades/', '/proyectos/'])
  })

  it('to the right shows the previous one, until the first', async () => {
    const page = showSite('/habilidades/')
    for (let i = 0; i < 3; i++) await draw(page, RIGHT)
    expect(page.history).toEqual(['/habilidades/', '/educacion/', '/experiencia/'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Experiencia$/)
  })
})

describe('no navigation', () => {
  it('by a vertical gesture', async () => {
    const page = showSite('/educacion/')
    await draw(page, UP)
    expect(page.history).toEqual(['/educacion/'])
  })

  it('by the mouse', async () => {
    const page = showSite('/educacion/')
    await draw(page, LEFT, 'MouseLeft')
    expect(page.history).toEqual(['/educacion/'])
  })

  it.each(['/', '/navegacion/', '/login'])('on %s', async (path) => {
    const page = showSite(path)
    await draw(page, LEFT)
    await draw(page, RIGHT)
    expect(page.history).toEqual([path])
  })
})
