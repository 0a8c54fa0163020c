// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NavigationScreen } from '../../src/site/overlay/navigation/navigation-screen'
import { setPaused } from './motion'
import { inSpanish } from './show'

vi.mock('virtual:content', () => import('./site-content'))

// Closing calls history.back(), so these tests use the window's history, not one in memory.
const goTo = (path: string) => window.history.pushState(null, '', path)
const path = () => window.location.pathname

const dialog = () => screen.getByRole('dialog', { name: 'Hablemos' })
const contactTile = () => screen.getByRole('link', { name: 'Contacto' })
const closing = () => within(dialog()).getByRole('link', { name: 'Cerrar' })
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull()

async function openFromGrid() {
  goTo('/navegacion/')
  render(inSpanish(<NavigationScreen />))
  await userEvent.click(contactTile())
}

// history.back() is asynchronous in browsers, but not in happy-dom.
const back = window.history.back.bind(window.history)
vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(back, 50))

beforeEach(() => {
  setPaused(true)
  goTo('/antes/')
})

describe('the contact dialog', () => {
  it('is closed on the grid', () => {
    goTo('/navegacion/')
    render(inSpanish(<NavigationScreen />))
    isClosed()
    expect(screen.queryByText('Hablemos')).toBeNull()
  })

  it('has the address, mail link, copy button, vCard and QR code', async () => {
    await openFromGrid()
    const inside = within(dialog())
    expect(inside.getByText('ana@example.com')).toBeVisible()
    expect(inside.getByRole('img', { name: 'Código QR con los datos de contacto' })).toBeVisible()
    const mail = inside.getByRole('link', { name: 'Escribir un mail' })
    expect(mail).toHaveAttribute('href', 'mailto:ana@example.com')
    const card = inside.getByRole('link', { name: 'Guardar contacto' })
    expect(card).toHaveAttribute('href', '/contacto.vcf')
    expect(card).toHaveAttribute('download')
    const user = userEvent.setup()
    await user.click(inside.getByRole('button', { name: 'Copiar dirección' }))
    expect(await navigator.clipboard.readText()).toBe('ana@example.com')
  })
})

describe('opened by its tile', () => {
  it('it has its own address', async () => {
    await openFromGrid()
    expect(path()).toBe('/contacto/')
    expect(dialog()).toBeVisible()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Escape, twice,', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its control', () => userEvent.click(closing())],
    ['its control, by a double press,', () => userEvent.dblClick(closing())],
    ['browser Back', () => window.history.back()],
  ])('%s goes back to the grid and focuses the tile', async (_name, close) => {
    await openFromGrid()
    const length = window.history.length
    await close()
    await waitFor(isClosed)
    expect(path()).toBe('/navegacion/')
    expect(contactTile()).toHaveFocus()
    expect(window.history.length).toBe(length)
    window.history.forward()
    await waitFor(() => expect(path()).toBe('/contacto/'))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('it can be opened and closed again', async () => {
    await openFromGrid()
    await userEvent.keyboard('{Escape}')
    await waitFor(isClosed)
    await userEvent.click(contactTile())
    expect(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(isClosed)
    expect(path()).toBe('/navegacion/')
  })
})

describe('opened by its address', () => {
  it('it is open from the start', () => {
    goTo('/contacto/')
    render(inSpanish(<NavigationScreen />))
    expect(dialog()).toHaveAttribute('data-state', 'opened')
  })

  it('closing replaces the entry with the grid and focuses the tile', async () => {
    goTo('/contacto/')
    render(inSpanish(<NavigationScreen />))
    await userEvent.click(closing())
    await waitFor(isClosed)
    expect(path()).toBe('/navegacion/')
    expect(contactTile()).toHaveFocus()
    window.history.back()
    await waitFor(() => expect(path()).toBe('/antes/'))
  })
})
