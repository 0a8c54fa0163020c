// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { button, link, loadOverlay, paths, showAnew, showSite, words } from './show'
import { profile } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { contact } = words

it('the dialog begins with heading and address, and has mail link, vCard and QR code', () => {
  showSite(paths.contact)
  const dialog = screen.getByRole('dialog', { name: contact.heading })
  expect(dialog.textContent).toMatch(new RegExp(`^${contact.heading}${profile.email}`))
  const inside = within(dialog)
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
      expect(screen.getByText(after, { selector: '[role=status] *' })).toBeInTheDocument()
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

  it('tells each press, and has its own name again after some seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const press = open()
    const read: (string | null)[] = []
    const status = screen.getAllByRole('status').find(({ className }) => /hidden/.test(className))
    // A screen reader reads what is added to it.
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const each of addedNodes) read.push(each.textContent)
    }).observe(status as Element, { childList: true, subtree: true })
    await press(ready, copied)
    await press(copied, copied)
    expect(read).toEqual([copied, copied])
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(button(ready)).toBeVisible()
    expect(status).toBeEmptyDOMElement()
    expect(read).toHaveLength(2)
  })
  afterEach(() => vi.useRealTimers())

  it('reports a missing clipboard', async () => {
    const press = open()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await press(ready, refused)
  })
})

it('without a mail it opens from the grid as one step, which closing takes back', async () => {
  vi.doMock('virtual:content', async () => {
    const content = await import('./site-content')
    return { ...content, profile: { ...content.profile, email: '' } }
  })
  vi.resetModules()
  const Overlay = await loadOverlay()
  window.history.pushState(null, '', paths.navigation)
  const { user } = await showAnew(
    <Router hook={useBrowserLocation}>
      <Overlay />
    </Router>,
    '/',
  )
  await user.click(link(words.routes.contact))
  expect(window.location.pathname).toBe(paths.contact)
  await user.click(link(contact.close))
  await waitFor(() => expect(window.location.pathname).toBe(paths.navigation))
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
