// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showAnew } from './show'

async function openOn(day: string, owner: { fechaNacimiento?: string; ageAtBuild?: number }) {
  vi.resetModules()
  vi.doMock('virtual:content', async () => {
    const content = await import('./site-content')
    const { fechaNacimiento, ageAtBuild } = owner
    return { ...content, ageAtBuild, profile: { ...content.profile, fechaNacimiento } }
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) })
  const { HomeScreen } = await import('../../src/site/overlay/home/home-screen')
  await showAnew(<HomeScreen />)
}

const owner = { fechaNacimiento: '2000-06-15', ageAtBuild: 24 }

afterEach(() => {
  vi.useRealTimers()
})

describe('the age on the card', () => {
  it.each([
    ['the day before the birthday', '2026-06-14', '25 años'],
    ['the birthday', '2026-06-15', '26 años'],
    ['a day that a wrong clock tells', '1970-01-01', '24 años'],
  ])('is correct on %s', async (_name, day, age) => {
    await openOn(day, owner)
    expect(screen.getByText(/ años$/)).toHaveTextContent(new RegExp(`^${age}$`))
    expect(screen.getByText('edad')).toBeVisible()
  })

  it('is missing without a birth date', async () => {
    await openOn('2026-06-15', {})
    expect(screen.getByText('ciudad')).toBeVisible()
    expect(screen.queryByText('edad')).toBeNull()
    expect(screen.queryByText(/años/)).toBeNull()
  })
})
