import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pointAt, ringCurves } from '../../src/site/engraving/curves'
import { areCoprime, type Plate, type Ring, symmetryOf } from '../../src/site/engraving/plate'
import { cardSvg } from '../../src/tools/files/engraving/card-drawing'
import { isFine, lineGap, plateOf } from '../../src/tools/files/engraving/draw-plate'
import { drawingOf } from '../../src/tools/files/engraving/ring-drawing'
import { GOLDEN_NAMES, NAMES } from './engraving-names'
import { runCommand } from './run-command'

/** Version 1 for ever: a failure here would change published marks. */
const golden = (file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'golden', file), 'utf8'))

const plateNamed = (nombre: string) => plateOf({ nombre })
const ringsOf = ({ rings, rope, field }: Plate): Ring[] => [...rings, rope, field]
const TURN = 2 * Math.PI
/** On a phone of 320 px, where a unit is 0.7 px. */
const PX_PER_UNIT = 0.7
const MOST_BROTLI_BYTES = 3500

describe('plateOf', () => {
  it('draws the plates of version 1', () => {
    expect(GOLDEN_NAMES).toHaveLength(20)
    const plates = Object.fromEntries(GOLDEN_NAMES.map((name) => [name, plateNamed(name)]))
    expect(plates).toEqual(golden('plates-1.json'))
  })

  it('takes a name with accents, capitals and spaces for the same without', () => {
    const plain = plateNamed('maria nunez')
    for (const name of ['María Núñez', ' MARIA  NUÑEZ ', 'Mari\u0301a Nu\u0301n\u0303ez']) {
      expect(plateNamed(name)).toEqual(plain)
    }
  })

  it('is another for another name, and for a seed', () => {
    const marks = NAMES.map((name) => JSON.stringify(plateNamed(name)))
    expect(new Set(marks).size).toBe(NAMES.length)
    const seeded = plateOf({ nombre: 'Ana', semilla: 'Otra vuelta' })
    expect(seeded).toEqual(plateNamed('Otra vuelta'))
    expect(seeded).not.toEqual(plateNamed('Ana'))
  })

  it.each(NAMES)('keeps the rules for %s', (name) => {
    const plate = plateNamed(name)
    const [flower, inner, outer] = plate.rings
    expect(isFine(plate)).toBe(true)
    expect(areCoprime(flower.lobes, inner.lobes)).toBe(true)
    expect(areCoprime(inner.lobes, outer.lobes)).toBe(true)
    for (const ring of [inner, outer]) {
      expect(PX_PER_UNIT * lineGap(ring)).toBeGreaterThanOrEqual(2.2)
    }
    for (const ring of ringsOf(plate)) {
      const { lobes, copies, petals } = ring
      expect([lobes, copies, petals].every(Number.isInteger)).toBe(true)
      expect(copies % 2).toBe(0)
      // Petals of equal lines.
      expect(petals === 0 || (lobes * copies) % petals === 0).toBe(true)
    }
    const edge = plate.rope.mid - plate.rope.half
    for (const { mid, half, midScallop, halfScallop } of plate.rings) {
      expect(mid + half + Math.abs(midScallop + halfScallop)).toBeLessThan(edge)
    }
  })
})

describe('ringCurves', () => {
  it('draws the curves of version 1', () => {
    const curves = Object.fromEntries(
      GOLDEN_NAMES.slice(0, 3).map((name) => {
        const { rings, rope } = plateNamed(name)
        return [name, [...rings, rope].map((ring) => ringCurves(ring))]
      }),
    )
    expect(curves).toEqual(golden('curves-1.json'))
  })

  it('draws each curve of a ring once', () => {
    for (const ring of NAMES.flatMap((name) => ringsOf(plateNamed(name)))) {
      const { symmetry, kinds, each } = symmetryOf(ring)
      const shift = (ring.lobes * ring.copies) / symmetry
      const drawn = Array.from({ length: kinds * each }, (_, index) => {
        const turns = Math.floor(index / kinds)
        return ((index % kinds) + turns * shift) % ring.copies
      })
      expect(new Set(drawn).size).toBe(ring.copies)
      expect(drawn).toHaveLength(ring.copies)
    }
  })
})

/** The phases of shaders/plate/guilloche.glsl: whole numbers on the lines of the two branches. */
function shaderPhases(ring: Ring, x: number, y: number): [rising: number, falling: number] {
  const angle = Math.atan2(x, -y)
  const wave = Math.cos(ring.petals * angle)
  const halfWidth = ring.half + ring.halfScallop * wave
  const offset = Math.hypot(x, y) - ring.mid - ring.midScallop * wave
  const turn = Math.acos(Math.max(-1, Math.min(1, offset / halfWidth)))
  const perTurn = ring.copies / TURN
  return [perTurn * (ring.lobes * angle - turn), perTurn * (ring.lobes * angle + turn)]
}

describe('the shader’s formula', () => {
  it('has a line wherever a curve of the drawings runs', () => {
    const distances = GOLDEN_NAMES.flatMap((name) =>
      ringsOf(plateNamed(name)).flatMap((ring) =>
        Array.from({ length: 200 }, (_, index) => {
          const copy = index % ring.copies
          const { x, y } = pointAt(ring, (TURN * copy) / ring.copies, (index * TURN) / 200 + 0.01)
          const phases = shaderPhases(ring, x, y).map((phase) =>
            Math.abs(phase - Math.round(phase)),
          )
          return Math.min(...phases)
        }),
      ),
    )
    // Periods; one is 3 px or more.
    expect(Math.max(...distances)).toBeLessThan(1e-4)
  })
})

describe('drawingOf', () => {
  it.each(NAMES.slice(0, 30))('draws each part of the rings of %s once', (name) => {
    for (const ring of ringsOf(plateNamed(name))) {
      const { symmetry, each } = symmetryOf(ring)
      const levels = drawingOf({ decimals: 1 })([ring]).split('</g>').slice(1)
      let turns = [0]
      for (const level of levels) {
        const others = [...level.matchAll(/rotate\(([\d.]+)\)/g)].map(([, angle]) => Number(angle))
        turns = turns.flatMap((turn) => [turn, ...others.map((other) => turn + other)])
      }
      const along = symmetry / turns.length
      const parts = turns.flatMap((turn) =>
        Array.from({ length: along }, (_, part) => {
          const place = (turn * symmetry) / 360
          expect(Math.abs(place - Math.round(place))).toBeLessThan(0.01)
          return (Math.round(place) + part * each) % symmetry
        }),
      )
      expect(new Set(parts).size).toBe(symmetry)
    }
  })
})

describe('cardSvg', () => {
  it('is small and has no broken number', () => {
    const drawings = NAMES.map((name) => cardSvg(plateNamed(name)))
    const sizes = drawings.map((svg) => brotliCompressSync(svg).length)
    console.log(`card.svg: up to ${Math.max(...sizes)} bytes with brotli`)
    expect(Math.max(...sizes)).toBeLessThan(MOST_BROTLI_BYTES)
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('npm run plates', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-plates-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const script = path.resolve('tests/film/run.mjs')
  const run = (...names: string[]) => runCommand(folder, 'plates', {}, names, script)

  it('draws the names of a file', async () => {
    writeFileSync(path.join(folder, 'nombres.txt'), 'María & José\n\n  Ana <3 \r\n')
    expect(run('nombres.txt')).toEqual({
      status: 0,
      told: 'Se dibujaron 2 grabados en plates.png',
    })
    const { format, width, height } = await sharp(path.join(folder, 'plates.png')).metadata()
    expect([format, width, height]).toEqual(['png', 896, 468])
  })

  it('says what it needs', () => {
    expect(run()).toEqual({ status: 2, told: 'Uso: npm run plates -- nombres.txt' })
    expect(run('otro.txt')).toEqual({
      status: 1,
      told: 'No hay nombres en otro.txt: se espera un nombre por línea.',
    })
  })
})
