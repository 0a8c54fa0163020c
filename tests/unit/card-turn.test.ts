// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { homeCard } from '../../src/site/interaction/card/card'
import { startCardDrag } from '../../src/site/interaction/card/card-drag'
import { poseOf } from '../../src/site/interaction/card/pose'
import { createTurn } from '../../src/site/interaction/card/turn'
import { live } from '../../src/site/interaction/live'
import { draw, point } from './pointer-events'

const FRAME_S = 1 / 60

describe('turning the card over', () => {
  const values = { turn: 0 }
  const turn = createTurn(values)
  beforeEach(turn.reset)

  /** Every angle from now until the card rests. */
  function anglesToRest(): number[] {
    const angles: number[] = []
    for (let frames = 0; frames < 600; frames++) {
      const isMoving = turn.step(FRAME_S)
      angles.push(values.turn)
      if (!isMoving) return angles
    }
    throw new Error('the card never rests')
  }
  const travel = (angles: number[]) => Math.max(...angles) - Math.min(...angles)
  const turnHalfway = () => {
    turn.over()
    for (let frame = 0; frame < 8; frame++) turn.step(FRAME_S)
  }

  it('turns back from wherever it is when pressed again', () => {
    turnHalfway()
    turn.over()
    expect(turn.isOver.get()).toBe(false)
    expect(travel(anglesToRest())).toBeLessThan(180)
  })

  it.each([
    ['a short drag', 60, 0, 0],
    ['a long one', 120, 0, 180],
    ['a long one to the left', -120, 0, 180],
    ['a short one to the left', -60, 0, 0],
    ['one almost round', 300, 0, 0],
    ['a flick', 40, 600, 180],
    ['a hard flick, once', 120, 20_000, 180],
  ])('%s of %i°, let go at %i° a second, ends at %i°', (_name, distance, speed, angle) => {
    turn.hold(distance)
    turn.step(FRAME_S)
    expect(values.turn).toBe(distance)
    turn.letGo(speed)
    expect(turn.isOver.get()).toBe(angle === 180)
    const angles = anglesToRest()
    expect(angles.at(-1)).toBe(angle)
    // The last one is the same face, counted anew.
    expect(travel(angles.slice(0, -1))).toBeLessThan(150)
  })

  it('the control always brings the other face, also when a drag went round once', () => {
    turn.over()
    anglesToRest()
    turn.hold(170)
    turn.letGo(0)
    expect(turn.isOver.get()).toBe(false)
    turn.over()
    expect(turn.isOver.get()).toBe(true)
    const angles = anglesToRest()
    expect(angles.at(-1)).toBe(180)
    expect(travel(angles)).toBeLessThan(200)
  })

  it('a drag takes hold of a card that still turns where it is', () => {
    turnHalfway()
    const before = values.turn
    turn.hold(5)
    turn.step(FRAME_S)
    expect(values.turn).toBeCloseTo(before + 5)
  })

  it('settles at once at the chosen face', () => {
    turnHalfway()
    turn.settle()
    expect(values.turn).toBe(180)
    expect(turn.step(FRAME_S)).toBe(false)
    turn.letGo(9000)
    expect(turn.isOver.get()).toBe(true)
  })
})

describe('dragging it', () => {
  const wrapper = document.createElement('div')
  wrapper.innerHTML = '<a href="#">Link</a><button>B</button><span>paper</span>'
  const at = (selector: string) => wrapper.querySelector(selector) as Element
  const paper = at('span')
  const isOver = () => homeCard.isTurnedOver.get()
  let stop = () => {}
  beforeEach(() => {
    let captured = 0
    Object.assign(wrapper, {
      setPointerCapture: (pointer: number) => {
        captured = pointer
      },
      hasPointerCapture: (pointer: number) => captured === pointer,
      releasePointerCapture: () => {
        captured = 0
      },
    })
    Object.defineProperty(wrapper, 'clientWidth', { value: 400, configurable: true })
    live.card = null
    homeCard.reset()
    stop = startCardDrag(homeCard, wrapper)
  })
  afterEach(() => stop())

  it.each([
    ['the paper', 'span', true],
    ['a link', 'a', false],
    ['a control', 'button', false],
  ])('on %s', (_name, selector, isTurned) => {
    const way = [-20, -300].map((x): [number, number] => [x, 0])
    draw(at(selector), way)
    expect(isOver()).toBe(isTurned)
  })

  it('a quick short one is a flick; a finger that stood still first is not', () => {
    const drag = (lastMs: number) => {
      point(paper, 'pointerdown', { x: 0 })
      point(paper, 'pointermove', { x: -30, ms: 10 })
      point(paper, 'pointermove', { x: -70, ms: 20 })
      point(paper, 'pointerup', { x: -70, ms: lastMs })
    }
    drag(700)
    expect(isOver()).toBe(false)
    for (let frame = 0; frame < 300; frame++) homeCard.step(FRAME_S)
    drag(25)
    expect(isOver()).toBe(true)
  })

  it('a release that nobody told of ends it: a hover turns nothing', () => {
    point(paper, 'pointerdown', { x: 0, type: 'mouse' })
    for (const x of [-40, -300]) {
      point(paper, 'pointermove', { x, ms: -x, type: 'mouse', buttons: 0 })
      expect(wrapper.dataset.dragged).toBeUndefined()
    }
    expect(isOver()).toBe(false)
  })

  it('lets go when the card is gone', () => {
    point(paper, 'pointerdown', { x: 0 })
    point(paper, 'pointermove', { x: -40, ms: 20 })
    stop()
    expect(wrapper.dataset.dragged).toBeUndefined()
    draw(paper, [[-300, 0]])
    expect(isOver()).toBe(false)
  })
})

it('the nearest edge of the card never comes before its plane, and it is flat at rest', () => {
  const read = (turn: number) => poseOf(720, { tiltX: 0, tiltY: 0, turn, exitTurn: 0, fold: 0 })
  for (let turn = -360; turn <= 360; turn += 5) {
    const pose = read(turn)
    const angle = (turn * Math.PI) / 180
    expect(pose.z + 360 * Math.abs(Math.sin(angle))).toBeLessThanOrEqual(1e-9)
    if (Math.abs(turn) % 180 !== 90) expect(pose.isBack).toBe(Math.cos(angle) < 0)
  }
  expect(read(0)).toEqual({ x: 0, y: 0, z: 0, isBack: false, foldPx: 0 })
})
