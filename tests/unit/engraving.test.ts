import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pointAt, ringCurves } from '../../src/site/engraving/curves'
import { areCoprime, type Plate, type Ring } from '../../src/site/engraving/plate'
import { cardSvg } from '../../src/tools/drawing/card-drawing'
import { isFine, lineGap, plateOf } from '../../src/tools/drawing/draw-plate'

const FIRST =
  'María José Ana Juan-Pablo Sofía Łukasz Chloé Søren Zoë Björn Olga Дмитрий Γιώργος אורי محمد 美咲 지훈 Priya Nguyễn Kwame'
const LAST =
  'García Núñez Fernández-Ruiz Smith O’Connor Müller Kowalska Ødegård Иванова Παπαδόπουλος Cohen الحسن 佐藤 Kim Nkrumah'
const wordsOf = (names: string) => names.split(' ').map((name) => name.replace('-', ' '))

/** Three hundred names from many languages. */
const NAMES = wordsOf(FIRST).flatMap((first) => wordsOf(LAST).map((last) => `${first} ${last}`))

/** Version 1 for ever: a failure here would change published marks. */
const golden = (file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'golden', file), 'utf8'))
const PLATES: Record<string, Plate> = golden('plates-1.json')
/** Twenty of them. */
const GOLDEN_NAMES = Object.keys(PLATES)

const plateNamed = (nombre: string) => plateOf({ nombre })
const ringsOf = ({ rings, rope, field }: Plate): Ring[] => [...rings, rope, field]
const TURN = 2 * Math.PI
/** On a phone of 320 px, where a unit is 0.7 px. */
const PX_PER_UNIT = 0.7
const MOST_BROTLI_BYTES = 3500

describe('the plate', () => {
  it('is of version 1, and so are its curves', () => {
    expect(GOLDEN_NAMES).toHaveLength(20)
    expect(GOLDEN_NAMES.filter((name) => !NAMES.includes(name))).toEqual([])
    expect(Object.fromEntries(GOLDEN_NAMES.map((name) => [name, plateNamed(name)]))).toEqual(PLATES)
    const curves = golden('curves-1.json')
    for (const [name, drawn] of Object.entries(curves)) {
      const { rings, rope } = plateNamed(name)
      expect([...rings, rope].map((ring) => ringCurves(ring))).toEqual(drawn)
    }
  })

  it('is another for another name or seed, the same without accents, capitals and spaces', () => {
    const plain = plateNamed('maria nunez')
    for (const name of ['María Núñez', ' MARIA  NUÑEZ ', 'Mari\u0301a Nu\u0301n\u0303ez']) {
      expect(plateNamed(name)).toEqual(plain)
    }
    const marks = NAMES.map((name) => JSON.stringify(plateNamed(name)))
    expect(new Set(marks).size).toBe(NAMES.length)
    const seeded = plateOf({ nombre: 'Ana', semilla: 'Otra vuelta' })
    expect(seeded).toEqual(plateNamed('Otra vuelta'))
    expect(seeded).not.toEqual(plateNamed('Ana'))
  })

  it('keeps the rules for every name', () => {
    for (const name of NAMES) {
      const plate = plateNamed(name)
      const [flower, inner, outer] = plate.rings
      expect(isFine(plate), name).toBe(true)
      expect(areCoprime(flower.lobes, inner.lobes), name).toBe(true)
      expect(areCoprime(inner.lobes, outer.lobes), name).toBe(true)
      for (const ring of [inner, outer]) {
        expect(PX_PER_UNIT * lineGap(ring), name).toBeGreaterThanOrEqual(2.2)
      }
      for (const { lobes, copies, petals } of ringsOf(plate)) {
        expect([lobes, copies, petals].every(Number.isInteger), name).toBe(true)
        expect(copies % 2, name).toBe(0)
        // Petals of equal lines.
        expect(petals === 0 || (lobes * copies) % petals === 0, name).toBe(true)
      }
      const edge = plate.rope.mid - plate.rope.half
      for (const { mid, half, midScallop, halfScallop } of plate.rings) {
        expect(mid + half + Math.abs(midScallop + halfScallop), name).toBeLessThan(edge)
      }
    }
  })
})

/** The phases of shaders/engraving/guilloche.glsl: whole numbers on the lines of the two branches. */
function shaderPhases(ring: Ring, x: number, y: number): [rising: number, falling: number] {
  const angle = Math.atan2(x, -y)
  const wave = Math.cos(ring.petals * angle)
  const halfWidth = ring.half + ring.halfScallop * wave
  const offset = Math.hypot(x, y) - ring.mid - ring.midScallop * wave
  const turn = Math.acos(Math.max(-1, Math.min(1, offset / halfWidth)))
  const perTurn = ring.copies / TURN
  return [perTurn * (ring.lobes * angle - turn), perTurn * (ring.lobes * angle + turn)]
}

it('the shader’s formula has a line wherever a curve of the drawings runs', () => {
  const distances = GOLDEN_NAMES.flatMap((name) =>
    ringsOf(plateNamed(name)).flatMap((ring) =>
      Array.from({ length: 200 }, (_, index) => {
        const copy = index % ring.copies
        const { x, y } = pointAt(ring, (TURN * copy) / ring.copies, (index * TURN) / 200 + 0.01)
        const phases = shaderPhases(ring, x, y)
        return Math.min(...phases.map((phase) => Math.abs(phase - Math.round(phase))))
      }),
    ),
  )
  // Periods; one is 3 px or more.
  expect(Math.max(...distances)).toBeLessThan(1e-4)
})

it('card.svg is small and has no broken number', () => {
  for (const name of GOLDEN_NAMES) {
    const svg = cardSvg(plateNamed(name))
    expect(brotliCompressSync(svg).length, name).toBeLessThan(MOST_BROTLI_BYTES)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})
