// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CopyButton } from '../../src/site/overlay/contact/contact-dialog'
import { inSpanish } from './show'

vi.mock('virtual:content', () => import('./site-content'))

/** userEvent.setup() installs a working clipboard. */
function showButton() {
  const user = userEvent.setup()
  render(inSpanish(<CopyButton text="ana@example.com" className={undefined} />))
  return user
}

const press = (user: ReturnType<typeof showButton>) => user.click(screen.getByRole('button'))
const label = () => screen.getByRole('button').textContent
const said = () => screen.getByRole('status').textContent

describe('the copy button', () => {
  it('copies the text and confirms it', async () => {
    const user = showButton()
    expect([label(), said()]).toEqual(['Copiar dirección', ''])
    await press(user)
    expect([label(), said()]).toEqual(['Dirección copiada', 'Dirección copiada'])
    expect(await navigator.clipboard.readText()).toBe('ana@example.com')
  })

  it('reports a refused clipboard, and copies on the next press', async () => {
    const user = showButton()
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal)
    await press(user)
    expect([label(), said()]).toEqual(['No se pudo copiar', 'No se pudo copiar'])
    await press(user)
    expect([label(), said()]).toEqual(['Dirección copiada', 'Dirección copiada'])
    expect(await navigator.clipboard.readText()).toBe('ana@example.com')
  })

  it('reports a missing clipboard', async () => {
    const user = showButton()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await press(user)
    expect([label(), said()]).toEqual(['No se pudo copiar', 'No se pudo copiar'])
  })
})
