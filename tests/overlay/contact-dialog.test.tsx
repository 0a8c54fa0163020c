// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, link, paths, showSite, words } from './show'
import { profile } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { contact } = words

it('the dialog has the address, mail link, vCard and QR code', () => {
  showSite(paths.contact)
  const inside = within(screen.getByRole('dialog', { name: contact.heading }))
  expect(inside.getByText(profile.email)).toBeVisible()
  expect(inside.getByRole('img', { name: contact.qr })).toBeVisible()
  expect(link(contact.write)).toHaveAttribute('href', `mailto:${profile.email}`)
  // For the first focus.
  expect(link(contact.write)).toHaveAttribute('autofocus')
  expect(link(contact.save)).toHaveAttribute('href', '/contacto.vcf')
  expect(link(contact.save)).toHaveAttribute('download')
})

describe('the copy button', () => {
  const { ready, copied, refused } = contact.copy

  /** Of a visitor with a working clipboard. */
  const open = () => {
    const { user } = showSite(paths.contact)
    return async (before: string, after: string) => {
      await user.click(button(before))
      expect(button(after)).toBeVisible()
      expect(screen.getByText(after, { selector: '[role=status]' })).toBeInTheDocument()
    }
  }

  it('copies the address and confirms it, after a refusal too', async () => {
    const press = open()
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal)
    await press(ready, refused)
    await press(refused, copied)
    expect(await navigator.clipboard.readText()).toBe(profile.email)
  })

  it('reports a missing clipboard', async () => {
    const press = open()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await press(ready, refused)
  })
})
