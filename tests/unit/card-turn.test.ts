// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { live } from '../../src/interaction/live'
import { readPose } from '../../src/interaction/pose'
import { startSway, stopSway, updateSway } from '../../src/interaction/sway'
import {
  holdTurn,
  isTurnedOver,
  letTurnGo,
  resetTurn,
  settleTurn,
  turnOver,
  updateTurn,
} from '../../src/interaction/turn'

const FRAME_S = 1 / 60

/** Every angle from now until the card rests. */
function anglesToRest(): number[] {
  const angles: number[] = []
  for (let frames = 0; frames < 600; frames++) {
    const isMoving = updateTurn(FRAME_S)
    angles.push(live.turn)
    if (!isMoving) return angles
  }
  throw new Error('the card never rests')
}

const travel = (angles: number[]) => Math.max(...angles) - Math.min(...angles)

describe('turning the card over', () => {
  beforeEach(resetTurn)

  it('goes to the other face and back, half a turn each, and rests exactly there', () => {
    turnOver()
    expect(isTurnedOver.get()).toBe(true)
    expect(anglesToRest().at(-1)).toBe(180)
    turnOver()
    expect(isTurnedOver.get()).toBe(false)
    const back = anglesToRest()
    expect(back.at(-1)).toBe(0)
    expect(travel(back)).toBeLessThan(190)
  })

  it('turns back from wherever it is when pressed again', () => {
    turnOver()
    for (let frame = 0; frame < 8; frame++) updateTurn(FRAME_S)
    turnOver()
    expect(isTurnedOver.get()).toBe(false)
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
      holdTurn(distance)
      updateTurn(FRAME_S)
      expect(live.turn).toBe(distance)
      letTurnGo(0)
      expect(isTurnedOver.get()).toBe(isBack)
      expect(anglesToRest().at(-1)).toBe(isBack ? 180 : 0)
    })
  }

  it('a flick goes on to the face that it would reach', () => {
    holdTurn(40)
    letTurnGo(600)
    expect(isTurnedOver.get()).toBe(true)
  })

  it('a hard flick turns it over once', () => {
    holdTurn(120)
    letTurnGo(20_000)
    expect(isTurnedOver.get()).toBe(true)
    const angles = anglesToRest()
    expect(Math.max(...angles)).toBeLessThan(260)
    expect(angles.at(-1)).toBe(180)
  })

  it('the control always brings the other face, also when a drag went round once', () => {
    turnOver()
    anglesToRest()
    holdTurn(170)
    letTurnGo(0)
    expect(isTurnedOver.get()).toBe(false)
    turnOver()
    expect(isTurnedOver.get()).toBe(true)
    const angles = anglesToRest()
    expect(angles.at(-1)).toBe(180)
    expect(travel(angles)).toBeLessThan(200)
  })

  it('a drag takes hold of a card that still turns where it is', () => {
    turnOver()
    for (let frame = 0; frame < 8; frame++) updateTurn(FRAME_S)
    const { turn } = live
    holdTurn(5)
    updateTurn(FRAME_S)
    expect(live.turn).toBeCloseTo(turn + 5)
  })

  it('settles at once at the chosen face', () => {
    turnOver()
    updateTurn(FRAME_S)
    settleTurn()
    expect(live.turn).toBe(180)
    expect(updateTurn(FRAME_S)).toBe(false)
    letTurnGo(9000)
    expect(isTurnedOver.get()).toBe(true)
  })
})

describe('readPose', () => {
  const pose = { x: 0, y: 0, z: 0, isBack: false }

  it('moves the card back so that its nearest edge never comes before its plane', () => {
    for (let turn = -360; turn <= 360; turn += 5) {
      Object.assign(live, { turn, away: 0 })
      readPose(pose, 720)
      const edge = 360 * Math.abs(Math.sin((turn * Math.PI) / 180))
      expect(pose.z + edge).toBeLessThanOrEqual(1e-9)
      if (turn % 90 !== 0 || turn % 180 === 0) {
        expect(pose.isBack).toBe(Math.cos((turn * Math.PI) / 180) < 0)
      }
    }
  })

  it('is flat, in its plane, with its front to the visitor, at rest', () => {
    Object.assign(live, { turn: 0, away: 0, tilt: { x: 0, y: 0 } })
    readPose(pose, 720)
    expect(pose).toEqual({ x: 0, y: 0, z: 0, isBack: false })
  })
})

describe('the sway', () => {
  const lean = { x: 0, y: 0 }

  it('leans one way, then the other, softly in and out, once', () => {
    startSway()
    const leans: number[] = []
    while (updateSway(FRAME_S, lean)) leans.push(lean.x)
    expect(leans.length * FRAME_S).toBeCloseTo(2.4, 1)
    expect(Math.max(...leans)).toBeGreaterThan(0.2)
    expect(Math.min(...leans)).toBeLessThan(-0.2)
    expect(Math.abs(leans[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(leans.at(-1) ?? 1)).toBeLessThan(0.01)
    expect(updateSway(FRAME_S, lean)).toBe(false)
  })

  it('ends when the visitor takes over, or nothing may move', () => {
    startSway()
    live.pointer.isOver = true
    expect(updateSway(FRAME_S, lean)).toBe(false)
    live.pointer.isOver = false
    startSway()
    stopSway()
    expect(updateSway(FRAME_S, lean)).toBe(false)
  })
})
