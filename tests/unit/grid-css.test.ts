import { expect, it } from 'vitest'
import { gridCss } from '../../src/tools/output/modules/grid-css'

const numberIn = (css: string, name: string) =>
  Number(new RegExp(`--${name}:(-?[\\d.]+)`).exec(css)?.[1] ?? Number.NaN)

/** Of one layout: each tile's cells, in half columns from the left, and those of the rosette. */
function placesIn(css: string) {
  const tracks = numberIn(css, 'tracks')
  const cellsOf = (rule: string) => {
    const [span, rise] = ['span', 'rise'].map((name, index) => numberIn(rule, name) || 2 - index)
    const start = tracks / 2 + 2 * (numberIn(rule, 'column') || 0) - (span ?? 0) / 2
    return Array.from({ length: rise ?? 0 }, (_, down) =>
      Array.from(
        { length: span ?? 0 },
        (_, across) => `${start + across} ${numberIn(rule, 'at') + down}`,
      ),
    ).flat()
  }
  const [rosette = ''] = css.split('\n').filter((line) => line.includes('centre'))
  const tiles = css.split('\n').filter((line) => line.includes('nth-child'))
  return { tracks, tiles, cells: tiles.map(cellsOf), rosette, rosetteCells: cellsOf(rosette) }
}

const COUNTS = Array.from({ length: 20 }, (_, index) => index + 1)

it.each(COUNTS)(
  'the places of %i tiles are within the grid, mirrored, and no two are one',
  (count) => {
    const layouts = gridCss(count)
      .split('\n}')
      .filter((css) => css.includes('@media'))
    for (const { tracks, tiles, cells, rosette, rosetteCells } of layouts.map(placesIn)) {
      expect(tiles).toHaveLength(count)
      const isShown = !rosette.includes('display:none')
      const all = [...cells.flat(), ...(isShown ? rosetteCells : [])]
      expect(new Set(all).size).toBe(all.length)
      const columns = all.map((cell) => Number(cell.split(' ')[0]))
      expect(columns.every((column) => Number.isInteger(column))).toBe(true)
      expect([Math.min(...columns) >= 0, Math.max(...columns) < tracks]).toEqual([true, true])
      const mirrored = all.map((cell) => {
        const [column, line] = cell.split(' ').map(Number)
        return `${tracks - 1 - Number(column)} ${line}`
      })
      expect(mirrored.sort()).toEqual(all.sort())
    }
    // SPEC: two columns without the rosette.
    expect(layouts.at(-1)).toContain('(max-width: 600px)')
    expect(layouts.at(-1)).toMatch(/--tracks:4;[\s\S]*display:none/)
  },
)

it.each(COUNTS.filter((count) => count > 3 && count < 15))(
  '%i tiles have the rosette in their middle',
  (count) => {
    const [wide = ''] = gridCss(count).split('\n}')
    const { rosette } = placesIn(wide)
    expect(rosette).not.toContain('display')
    const besides = wide.split('\n').filter((line) => line.includes('--row:0;'))
    expect([2, 4]).toContain(besides.length)
    for (const each of besides) expect(numberIn(each, 'at')).toBe(numberIn(rosette, 'at'))
  },
)

const roundedOf = (rule: string) =>
  [...rule.matchAll(/border-((?:start|end)-\w+)-radius/g)].map(([, at]) => at)

it('the sheet’s own corners are round, those at its cuts are not', () => {
  const [wide = [], , phone = []] = gridCss(8)
    .split('\n}')
    .map((css) => placesIn(css).tiles.map(roundedOf))
  expect(wide).toEqual([['start-start'], [], ['start-end'], [], [], ['end-start'], [], ['end-end']])
  expect(phone).toEqual([
    ['start-start'],
    ['start-end'],
    [],
    [],
    [],
    [],
    ['end-start'],
    ['end-end'],
  ])
})

it('a layout takes nothing over from one that it overlaps', () => {
  for (const layout of gridCss(14).split('\n}').slice(0, -1)) {
    const { tiles, rosette } = placesIn(layout)
    const all = rosette.includes('display:none') ? tiles : [...tiles, rosette]
    for (const rule of all) expect(rule).toMatch(/;border-radius:[^;]+(?:;border-|\}$)/)
  }
})

it('a row that is shorter than the others has round ends, too', () => {
  // One above, two and the rosette, two below.
  const [wide = ''] = gridCss(5).split('\n}')
  const { tiles } = placesIn(wide)
  expect(tiles.map(roundedOf)).toEqual([
    ['start-start', 'start-end'],
    ['start-start', 'end-start'],
    ['start-end', 'end-end'],
    ['end-start'],
    ['end-end'],
  ])
})
