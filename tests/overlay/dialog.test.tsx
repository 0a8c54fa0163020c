// @vitest-environment happy-dom
import './dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../src/site/overlay/dialog/dialog'
import { setPaused } from '../../src/site/state/motion-preference'

type ExampleProps = { startsOpen?: boolean; isClosingDisabled?: boolean }

function Example({ startsOpen = false, isClosingDisabled = false }: ExampleProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        isOpen={isOpen}
        labelledBy="titulo"
        onCloseRequest={() => setOpen(false)}
        closedFocus={() => null}
        isClosingDisabled={isClosingDisabled}
      >
        <h2 id="titulo">Título</h2>
      </Dialog>
    </>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const state = () => dialog().dataset.state
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Abrir' }))
const pressEscape = () => fireEvent.keyDown(dialog(), { key: 'Escape' })

const INSIDE = { clientX: 150, clientY: 150 }
const OUTSIDE = { clientX: 20, clientY: 150 }

async function press(from: typeof INSIDE, to: typeof INSIDE) {
  const box = new DOMRect(100, 100, 200, 100)
  vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(box)
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: dialog(), coords: from },
    { keys: '[/MouseLeft]', target: dialog(), coords: to },
  ])
}

const WAYS_TO_CLOSE = [
  ['Escape', pressEscape],
  ['a press on the backdrop', () => press(OUTSIDE, OUTSIDE)],
  [
    'the system’s back gesture',
    () => fireEvent(dialog(), new Event('cancel', { cancelable: true })),
  ],
  ['a browser that did not ask', () => act(() => dialog().close())],
] as const

describe('a dialog without motion', () => {
  beforeEach(() => setPaused(true))
  afterEach(() => setPaused(false))

  it.each(WAYS_TO_CLOSE)('closes by %s', async (_name, close) => {
    render(<Example startsOpen />)
    expect(state()).toBe('opened')
    await close()
    expect(state()).toBe('closed')
    expect(dialog()).toBeEmptyDOMElement()
  })

  it.each([
    ['inside', INSIDE, INSIDE],
    ['from the inside to the backdrop', INSIDE, OUTSIDE],
    ['from the backdrop to the inside', OUTSIDE, INSIDE],
  ])('stays open after a press %s', async (_name, from, to) => {
    render(<Example startsOpen />)
    await press(from, to)
    expect(state()).toBe('opened')
  })
})

it('stays where closing is disabled', async () => {
  render(<Example startsOpen isClosingDisabled />)
  await pressEscape()
  expect(state()).toBe('opened')
})

describe('an animated dialog', () => {
  const ends: (() => void)[] = []
  /** A transition begins wherever the style changes. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(() => {
      const finished = new Promise<Animation>((resolve) => {
        ends.push(() => resolve({} as Animation))
      })
      return [{ finished } as Animation]
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    ends.length = 0
  })
  const endOf = (transition: number) => act(async () => ends[transition]?.())

  it('has SPEC’s four states, two of them as long as a transition', async () => {
    render(<Example />)
    expect(state()).toBe('closed')
    open()
    expect(state()).toBe('opening')
    await endOf(ends.length - 1)
    expect(state()).toBe('opened')
    pressEscape()
    expect(state()).toBe('closing')
    expect(dialog()).toHaveAttribute('open')
    await endOf(ends.length - 1)
    expect(state()).toBe('closed')
    expect(dialog()).not.toHaveAttribute('open')
  })

  it('ends as the last wish says, whenever the transitions before it end', async () => {
    render(<Example />)
    for (const wish of [open, pressEscape, open]) wish()
    const last = ends.length - 1
    for (let earlier = 0; earlier < last; earlier++) await endOf(earlier)
    expect(state()).toBe('opening')
    await endOf(last)
    expect(state()).toBe('opened')
  })

  it('waits no longer than SPEC’s 150 and 75 ms, and 100 more, for a transition', () => {
    vi.useFakeTimers()
    render(<Example />)
    open()
    act(() => vi.advanceTimersByTime(249))
    expect(state()).toBe('opening')
    act(() => vi.advanceTimersByTime(1))
    expect(state()).toBe('opened')
    pressEscape()
    act(() => vi.advanceTimersByTime(175))
    expect(state()).toBe('closed')
    vi.useRealTimers()
  })
})
