// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isInert, NEW_TAB } from './show'
import { showSite } from './show-site'

vi.mock('virtual:content', () => import('./site-content'))

let page: ReturnType<typeof showSite>
const card = () => within(screen.getByRole('article'))
const toBack = () => screen.getByRole('button', { name: 'Ver el reverso' })
const toFront = () => screen.getByRole('button', { name: 'Ver el frente' })
const name = () => screen.getByRole('heading', { level: 1 })
const summary = () => screen.getByText('Una frase sobre Ana.')

function expectFace(side: 'front' | 'back') {
  for (const part of [name(), toBack()]) expect(isInert(part)).toBe(side === 'back')
  for (const part of [summary(), toFront()]) expect(isInert(part)).toBe(side === 'front')
}

/** Not with userEvent.pointer: it also clicks where the finger is lifted. */
function drawSideways() {
  const paper = screen.getByText('Programadora')
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, buttons: 1, clientY: 100 }
  fireEvent.pointerDown(paper, { ...finger, clientX: 350 })
  fireEvent.pointerMove(paper, { ...finger, clientX: 50 })
  fireEvent.pointerUp(paper, { ...finger, clientX: 50, buttons: 0 })
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200))
  page = showSite('/')
})

describe('the front', () => {
  it('shows name, role, place and portrait', () => {
    expect(name()).toHaveTextContent(/^Ana Prueba$/)
    expect(card().getByText('Programadora')).toBeVisible()
    expect(card().getByText('Salta, Argentina')).toBeVisible()
    expect(card().getByRole('img', { name: 'Retrato de Ana Prueba' })).toHaveAttribute(
      'src',
      '/foto.webp',
    )
  })

  it('links to the grid', async () => {
    await page.user.click(screen.getByRole('link', { name: 'Ir a la navegación' }))
    expect(page.history).toEqual(['/', '/navegacion/'])
    expect(screen.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
  })
})

describe('the back', () => {
  it('has the summary, the QR code, the first technologies, contact links and the CV', () => {
    const back = within(toFront().closest('[inert]') as HTMLElement)
    expect(back.getByText('Una frase sobre Ana.')).toBeVisible()
    expect(back.getByText('HTML · CSS')).toBeVisible()
    expect(back.getByRole('img', { name: 'Código QR con los datos de contacto' })).toBeVisible()
    const links = back.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ana@example.com', 'mailto:ana@example.com'],
      [`CV${NEW_TAB}`, '/cv.pdf'],
      [`GitHub${NEW_TAB}`, 'https://example.com/ana'],
      [`LinkedIn${NEW_TAB}`, 'https://example.com/in/ana'],
    ])
  })
})

describe('the card', () => {
  it('shows its front first', () => expectFace('front'))

  it('turns over and back by its control, and moves the focus', async () => {
    await page.user.click(toBack())
    expectFace('back')
    expect(toFront()).toHaveFocus()
    await page.user.click(toFront())
    expectFace('front')
    expect(toBack()).toHaveFocus()
  })

  it('turns over and back by keyboard', async () => {
    toBack().focus()
    await page.user.keyboard('{Enter}')
    expectFace('back')
    await page.user.keyboard(' ')
    expectFace('front')
    expect(toBack()).toHaveFocus()
  })

  it('turns over by a swipe, and does not move a focus outside it', async () => {
    await page.user.click(screen.getByRole('button', { name: 'Reanudar animación' }))
    drawSideways()
    expectFace('back')
    expect(screen.getByRole('button', { name: 'Pausar animación' })).toHaveFocus()
  })

  it('moves a focus inside it when a swipe turns it over', async () => {
    await page.user.click(screen.getByRole('button', { name: 'Reanudar animación' }))
    act(() => screen.getByRole('link', { name: 'Ir a la navegación' }).focus())
    drawSideways()
    expectFace('back')
    expect(toFront()).toHaveFocus()
  })

  it('ignores a swipe while the motion is paused', () => {
    drawSideways()
    expectFace('front')
  })

  it('shows its front after returning home', async () => {
    await page.user.click(toBack())
    act(() => page.navigate('/navegacion/'))
    await page.user.click(screen.getByRole('link', { name: 'Volver al inicio' }))
    expectFace('front')
  })
})

it('the quick links are CV, mail and profiles, with the first technologies', () => {
  const quick = document.querySelector<HTMLElement>('main > div > .veil')
  const links = within(quick as HTMLElement).getAllByRole('link')
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    [`CV${NEW_TAB}`, '/cv.pdf', '_blank'],
    ['ana@example.com', 'mailto:ana@example.com', null],
    [`GitHub${NEW_TAB}`, 'https://example.com/ana', '_blank'],
    [`LinkedIn${NEW_TAB}`, 'https://example.com/in/ana', '_blank'],
  ])
  expect(quick?.querySelector('p')).toHaveTextContent(/^Tecnologías: HTML · CSS$/)
})
