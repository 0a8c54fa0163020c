// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createParts, MovesContext } from '../../src/site/overlay/moves/parts'
import { SectionScreen } from '../../src/site/overlay/sections/section-screen'
import { show } from './show'

function showSection(exit: 'plays' | 'is immediate') {
  const leave = vi.fn(() => exit === 'plays')
  const page = show(
    <MovesContext value={{ ...createParts(), phase: 'idle', leave }}>
      <SectionScreen route="education">Una lista</SectionScreen>
    </MovesContext>,
    '/educacion/',
  )
  return { ...page, leave }
}

const back = () => screen.getByRole('link', { name: 'Volver a la navegación' })

describe('the back control of a section', () => {
  it('links to the grid', async () => {
    const { user, history } = showSection('is immediate')
    expect(back()).toHaveAttribute('href', '/navegacion/')
    await user.click(back())
    expect(history).toEqual(['/educacion/', '/navegacion/'])
  })

  it('starts the exit without navigating yet', async () => {
    const { user, history, leave } = showSection('plays')
    await user.click(back())
    await user.keyboard('{Enter}')
    expect(leave).toHaveBeenCalledTimes(2)
    expect(history).toEqual(['/educacion/'])
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('is a plain link with %s held', async (key) => {
    const { user, history, leave } = showSection('plays')
    await user.keyboard(`{${key}>}`)
    await user.click(back())
    expect(leave).not.toHaveBeenCalled()
    expect(history).toEqual(['/educacion/'])
  })
})
