// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../src/site/overlay/dialog/dialog'
import { setPaused } from './motion'

type ExampleProps = { startsOpen?: boolean; isClosingDisabled?: boolean }

function Example({ startsOpen = false, isClosingDisabled = false }: ExampleProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <button type="button">Otro</button>
      <Dialog
        isOpen={isOpen}
        labelledBy="titulo"
        onCloseRequest={() => setOpen(false)}
        closedFocus={() => screen.getByRole('button', { name: 'Otro' })}
        isClosingDisabled={isClosingDisabled}
      >
        <h2 id="titulo">Título</h2>
        <button type="button">Dentro</button>
      </Dialog>
    </>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const state = () => dialog().dataset.state
const button = (name: string) => screen.getByRole('button', { name })

const BOX = { left: 100, top: 100, width: 200, height: 100 }
const INSIDE = { clientX: 150, clientY: 150 }
const OUTSIDE = { clientX: 20, clientY: 150 }

async function press(from: typeof INSIDE, to: typeof INSIDE) {
  const { left, top, width, height } = BOX
  vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height))
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: dialog(), coords: from },
    { keys: '[/MouseLeft]', target: dialog(), coords: to },
  ])
}

const goBackBySystem = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))

describe('a dialog without motion', () => {
  beforeEach(() => setPaused(true))
  afterEach(() => setPaused(false))

  it('opens as modal, at once, with the focus inside', async () => {
    render(<Example />)
    expect(state()).toBe('closed')
    expect(dialog()).not.toBeVisible()
    expect(dialog()).toBeEmptyDOMElement()
    await userEvent.click(button('Abrir'))
    expect(state()).toBe('opened')
    expect(dialog()).toHaveAccessibleName('Título')
    expect(dialog().matches(':modal')).toBe(true)
    expect(button('Dentro')).toHaveFocus()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the backdrop', () => press(OUTSIDE, OUTSIDE)],
    ['the system’s back gesture', goBackBySystem],
  ])('%s closes it and returns the focus to its opener', async (_name, close) => {
    render(<Example />)
    await userEvent.click(button('Abrir'))
    await close()
    expect(state()).toBe('closed')
    expect(dialog()).not.toBeVisible()
    expect(dialog()).toBeEmptyDOMElement()
    expect(button('Abrir')).toHaveFocus()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the backdrop', () => press(OUTSIDE, OUTSIDE)],
    ['the system’s back gesture', goBackBySystem],
  ])('%s does nothing while closing is disabled', async (_name, close) => {
    render(<Example isClosingDisabled />)
    await userEvent.click(button('Abrir'))
    await close()
    expect(state()).toBe('opened')
    expect(dialog()).toBeVisible()
  })

  it.each([
    ['inside', INSIDE, INSIDE],
    ['from the inside to the backdrop', INSIDE, OUTSIDE],
    ['from the backdrop to the inside', OUTSIDE, INSIDE],
  ])('a press %s keeps it open', async (_name, from, to) => {
    render(<Example />)
    await userEvent.click(button('Abrir'))
    await press(from, to)
    expect(state()).toBe('opened')
  })

  it('that was open on load gives the focus to `closedFocus`', async () => {
    render(<Example startsOpen />)
    expect(state()).toBe('opened')
    expect(dialog().matches(':modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(button('Otro')).toHaveFocus()
  })
})

describe('an animated dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  it('is opening and closing until its own animations end', () => {
    render(<Example />)
    fireEvent.click(button('Abrir'))
    expect(state()).toBe('opening')
    fireEvent.animationEnd(button('Dentro'))
    expect(state()).toBe('opening')
    fireEvent.animationEnd(dialog())
    expect(state()).toBe('opened')
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(state()).toBe('closing')
    expect(button('Dentro')).toBeVisible()
    fireEvent.animationEnd(dialog())
    expect(state()).toBe('closed')
    expect(dialog()).toBeEmptyDOMElement()
  })

  it('limits the wait for an animation that never ends', () => {
    render(<Example />)
    fireEvent.click(button('Abrir'))
    wait(300)
    expect(state()).toBe('opened')
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    wait(200)
    expect(state()).toBe('closed')
  })

  it('opens again when requested while closing', () => {
    render(<Example startsOpen />)
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(state()).toBe('closing')
    fireEvent.click(button('Abrir'))
    wait(1000)
    expect(state()).toBe('opened')
    expect(dialog()).toBeVisible()
  })
})
