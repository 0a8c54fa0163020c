// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NavigationScreen } from '../../src/site/overlay/navigation/navigation-screen'
import { button, inSpanish, link, paths, words } from './show'
import { profile } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { contact, routes } = words

// Closing calls history.back(), so these tests use the window's history, not one in memory.
const BEFORE = '/antes/'
function openAt(path: string) {
  window.history.pushState(null, '', path)
  render(inSpanish(<NavigationScreen />))
}
const path = () => window.location.pathname

const dialog = () => screen.getByRole('dialog', { name: contact.heading })
const contactTile = () => link(routes.contact)
const closing = () => within(dialog()).getByRole('link', { name: contact.close })
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull()

// history.back() is asynchronous in browsers, but not in happy-dom.
const back = window.history.back.bind(window.history)
vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(back, 50))

beforeEach(() => window.history.pushState(null, '', BEFORE))

describe('opened by its tile, the dialog', () => {
  beforeEach(async () => {
    openAt(paths.navigation)
    isClosed()
    expect(screen.queryByText(contact.heading)).toBeNull()
    await userEvent.click(contactTile())
  })

  it('has the address, mail link, vCard and QR code, and an address of its own', async () => {
    expect(path()).toBe(paths.contact)
    const inside = within(dialog())
    expect(inside.getByText(profile.email)).toBeVisible()
    expect(inside.getByRole('img', { name: contact.qr })).toBeVisible()
    expect(link(contact.write)).toHaveAttribute('href', `mailto:${profile.email}`)
    // For the first focus.
    expect(link(contact.write)).toHaveAttribute('autofocus')
    expect(link(contact.save)).toHaveAttribute('href', '/contacto.vcf')
    expect(link(contact.save)).toHaveAttribute('download')
  })

  it.each([
    ['Escape, twice,', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its control, by a double press,', () => userEvent.dblClick(closing())],
    ['browser Back', () => window.history.back()],
  ])('goes back to the grid by %s, focuses the tile, and opens again', async (_name, close) => {
    const { length } = window.history
    await close()
    await waitFor(isClosed)
    expect(path()).toBe(paths.navigation)
    expect(contactTile()).toHaveFocus()
    expect(window.history.length).toBe(length)
    window.history.forward()
    await waitFor(() => expect(path()).toBe(paths.contact))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})

describe('the copy button', () => {
  const { ready, copied, refused } = contact.copy

  async function press(user: ReturnType<typeof userEvent.setup>, before: string, after: string) {
    await user.click(button(before))
    expect(button(after)).toBeVisible()
    expect(screen.getByText(after, { selector: '[role=status]' })).toBeInTheDocument()
  }

  // userEvent.setup() installs a working clipboard.
  it('copies the address and confirms it, after a refusal too', async () => {
    openAt(paths.contact)
    const user = userEvent.setup()
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal)
    await press(user, ready, refused)
    await press(user, refused, copied)
    expect(await navigator.clipboard.readText()).toBe(profile.email)
  })

  it('reports a missing clipboard', async () => {
    openAt(paths.contact)
    const user = userEvent.setup()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await press(user, ready, refused)
  })
})
