// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { homeCard } from '../../src/site/interaction/card/card'
import { startCardDrag } from '../../src/site/interaction/card/card-drag'
import { live } from '../../src/site/interaction/live'
import { draw, point } from './pointer-events'

describe('dragging the card over', () => {
  const wrapper = document.createElement('div')
  wrapper.innerHTML = '<h1>Nombre</h1><a href="#">Link</a><button>B</button><span>paper</span>'
  const at = (selector: string) => wrapper.querySelector(selector) as Element
  let stop = () => {}
  beforeEach(() => {
    let captured = 0
    wrapper.setPointerCapture = (pointer) => {
      captured = pointer
    }
    wrapper.hasPointerCapture = (pointer) => captured === pointer
    wrapper.releasePointerCapture = () => {
      captured = 0
    }
    Object.defineProperty(wrapper, 'clientWidth', { value: 400, configurable: true })
    live.card = null
    homeCard.reset()
    stop = startCardDrag(homeCard, wrapper)
  })
  afterEach(() => stop())
  const far: [number, number][] = [
    [-20, 0],
    [-300, 0],
  ]

  it('begins after 5 px sideways, not before', () => {
    point(at('span'), 'pointerdown', { x: 0 })
    point(at('span'), 'pointermove', { x: -4, ms: 20 })
    expect(wrapper.dataset.dragged).toBeUndefined()
    point(at('span'), 'pointermove', { x: -5, ms: 40 })
    expect(wrapper.dataset.dragged).toBe('')
    point(at('span'), 'pointerup', { x: -5, ms: 400 })
    expect(wrapper.dataset.dragged).toBeUndefined()
  })

  it.each([
    ['the paper', 'span', 'mouse', true],
    ['text, with a finger', 'h1', 'touch', true],
    ['text, with a mouse: that selects', 'h1', 'mouse', false],
    ['a link', 'a', 'touch', false],
    ['a control', 'button', 'mouse', false],
  ] as const)('on %s', (_name, selector, type, isTurned) => {
    draw(at(selector), far, type)
    expect(homeCard.isTurnedOver.get()).toBe(isTurned)
  })

  it('a vertical one stays the browser’s', () => {
    draw(at('span'), [
      [2, 12],
      [-300, 12],
    ])
    expect(homeCard.isTurnedOver.get()).toBe(false)
  })

  it('a quick short one is a flick; a finger that stood still first is not', () => {
    const start = () => {
      point(at('span'), 'pointerdown', { x: 0 })
      point(at('span'), 'pointermove', { x: -30, ms: 10 })
      point(at('span'), 'pointermove', { x: -70, ms: 20 })
    }
    start()
    point(at('span'), 'pointerup', { x: -70, ms: 700 })
    expect(homeCard.isTurnedOver.get()).toBe(false)
    for (let frame = 0; frame < 300; frame++) homeCard.step(1 / 60)
    start()
    point(at('span'), 'pointerup', { x: -70, ms: 25 })
    expect(homeCard.isTurnedOver.get()).toBe(true)
  })

  it('holds the pointer from the press on, and lets it go', () => {
    point(at('span'), 'pointerdown', { x: 0, type: 'mouse' })
    expect(wrapper.hasPointerCapture(1)).toBe(true)
    point(at('span'), 'pointerup', { x: 0, type: 'mouse' })
    expect(wrapper.hasPointerCapture(1)).toBe(false)
  })

  it('a release that nobody told of ends it: a hover turns nothing', () => {
    point(at('span'), 'pointerdown', { x: 0, type: 'mouse' })
    point(at('span'), 'pointermove', { x: -40, ms: 20, type: 'mouse', buttons: 0 })
    expect(wrapper.dataset.dragged).toBeUndefined()
    point(at('span'), 'pointermove', { x: -300, ms: 40, type: 'mouse', buttons: 0 })
    expect(homeCard.isTurnedOver.get()).toBe(false)
  })

  it('lets go when the card is gone', () => {
    point(at('span'), 'pointerdown', { x: 0 })
    point(at('span'), 'pointermove', { x: -40, ms: 20 })
    stop()
    expect(wrapper.dataset.dragged).toBeUndefined()
    draw(at('span'), far)
    expect(homeCard.isTurnedOver.get()).toBe(false)
  })
})
