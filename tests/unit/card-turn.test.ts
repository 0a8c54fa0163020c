// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { readPose } from '../../src/site/interaction/card/pose'
import { createTurn } from '../../src/site/interaction/card/turn'

const FRAME_S = 1 / 60

const values = { turn: 0 }
const turn = createTurn(values)

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

describe('turning the card over', () => {
  beforeEach(turn.reset)

  it('goes to the other face and back, half a turn each, and rests exactly there', () => {
    turn.over()
    expect(turn.isOver.get()).toBe(true)
    expect(anglesToRest().at(-1)).toBe(180)
    turn.over()
    expect(turn.isOver.get()).toBe(false)
    const back = anglesToRest()
    expect(back.at(-1)).toBe(0)
    expect(travel(back)).toBeLessThan(190)
  })

  it('turns back from wherever it is when pressed again', () => {
    turn.over()
    for (let frame = 0; frame < 8; frame++) turn.step(FRAME_S)
    turn.over()
    expect(turn.isOver.get()).toBe(false)
    expect(travel(anglesToRest())).toBeLessThan(180)
  })

  for (const [distance, isBack] of [
    [60, false],
    [120, true],
    [-120, true],
    [-60, false],
    [300, false],
  ] as const) {
    it(`a drag of ${distance}° that lets go at rest shows the ${isBack ? 'back' : 'front'}`, () => {
      turn.hold(distance)
      turn.step(FRAME_S)
      expect(values.turn).toBe(distance)
      turn.letGo(0)
      expect(turn.isOver.get()).toBe(isBack)
      expect(anglesToRest().at(-1)).toBe(isBack ? 180 : 0)
    })
  }

  it('a flick goes on to the face that it would reach', () => {
    turn.hold(40)
    turn.letGo(600)
    expect(turn.isOver.get()).toBe(true)
  })

  it('a hard flick turns it over once', () => {
    turn.hold(120)
    turn.letGo(20_000)
    expect(turn.isOver.get()).toBe(true)
    const angles = anglesToRest()
    expect(Math.max(...angles)).toBeLessThan(260)
    expect(angles.at(-1)).toBe(180)
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
    turn.over()
    for (let frame = 0; frame < 8; frame++) turn.step(FRAME_S)
    const before = values.turn
    turn.hold(5)
    turn.step(FRAME_S)
    expect(values.turn).toBeCloseTo(before + 5)
  })

  it('settles at once at the chosen face', () => {
    turn.over()
    turn.step(FRAME_S)
    turn.settle()
    expect(values.turn).toBe(180)
    expect(turn.step(FRAME_S)).toBe(false)
    turn.letGo(9000)
    expect(turn.isOver.get()).toBe(true)
  })
})

describe('readPose', () => {
  const pose = { x: 0, y: 0, z: 0, isBack: false, fold: 0 }

  it('moves the card back so that its nearest edge never comes before its plane', () => {
    for (let turn = -360; turn <= 360; turn += 5) {
      readPose(pose, 720, { tiltX: 0, tiltY: 0, turn, exitTurn: 0, lift: 0 })
      const edge = 360 * Math.abs(Math.sin((turn * Math.PI) / 180))
      expect(pose.z + edge).toBeLessThanOrEqual(1e-9)
      if (turn % 90 !== 0 || turn % 180 === 0) {
        expect(pose.isBack).toBe(Math.cos((turn * Math.PI) / 180) < 0)
      }
    }
  })

  it('is flat, in its plane, with its front to the visitor, at rest', () => {
    readPose(pose, 720, { tiltX: 0, tiltY: 0, turn: 0, exitTurn: 0, lift: 0 })
    expect(pose).toEqual({ x: 0, y: 0, z: 0, isBack: false, fold: 0 })
  })
})
