import type { Bar, BenchCase, Reading } from './bench-case'
import { figure, median, spread } from './statistics'

type Rounds = ReadonlyMap<string, readonly Reading[]>

export type Measurements = ReadonlyMap<string, Rounds>

type Verdict = { bar: Bar; values: number[]; isKept: boolean }

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function judge(bar: Bar, measured: Rounds): Verdict {
  const rounds = (name: string) => {
    const readings = measured.get(name)
    if (!readings) throw new Error(`The bar "${bar.claim}" names no variant: ${name}`)
    return readings.map(({ value }) => value)
  }
  const others = bar.to?.map(rounds)
  const values = rounds(bar.of).map((value, round) =>
    others ? value / Math.min(...others.map((each) => each[round] ?? Number.NaN)) : value,
  )
  const middle = median(values)
  const { atLeast = -Infinity, atMost = Infinity } = bar
  return { bar, values, isKept: middle >= atLeast && middle <= atMost }
}

function limits({ atLeast, atMost }: Bar): string {
  if (atLeast === undefined) return atMost === undefined ? '–' : `≤ ${figure(atMost)}`
  return atMost === undefined ? `≥ ${figure(atLeast)}` : `${figure(atLeast)}…${figure(atMost)}`
}

const verdictOf = ({ bar, isKept }: Verdict): string => {
  if (bar.atMost === undefined && bar.atLeast === undefined) return ''
  return isKept ? 'pass' : '**FAIL**'
}

function readingsTable({ unit, aside }: BenchCase, measured: Rounds): string {
  const rows = [...measured].map(([name, readings]) => {
    const values = readings.map(({ value }) => value)
    const asides = readings.flatMap((reading) => reading.aside ?? [])
    const cells = [name, figure(median(values)), spread(values)]
    return asides.length > 0 ? [...cells, figure(median(asides))] : cells
  })
  return table(['', `median, ${unit}`, 'spread', ...(aside ? [aside] : [])], rows)
}

const OWN_BROWSERS = ' Each page has a browser of its own.'

function section(benchCase: BenchCase, measurements: Measurements): [string, boolean] {
  const measured: Rounds = measurements.get(benchCase.name) ?? new Map()
  const verdicts = benchCase.bars.map((bar) => judge(bar, measured))
  const method = `${benchCase.method}${benchCase.hasOwnBrowsers ? OWN_BROWSERS : ''}`
  const text = [`# ${benchCase.title}`, method, readingsTable(benchCase, measured)]
  if (verdicts.length > 0) {
    const rows = verdicts.map((verdict) => [
      verdict.bar.claim,
      figure(median(verdict.values)),
      spread(verdict.values),
      limits(verdict.bar),
      verdictOf(verdict),
    ])
    text.push(table(['bar', 'measured', 'spread', 'limit', ''], rows))
  }
  return [text.join('\n\n'), verdicts.every(({ isKept }) => isKept)]
}

export function report(cases: readonly BenchCase[], measurements: Measurements, where: string) {
  const sections = cases.map((each) => section(each, measurements))
  const isKept = sections.every(([, isSectionKept]) => isSectionKept)
  const texts = new Map(
    sections.map(([text], index) => [cases[index]?.name ?? '', `${text}\n\n${where}\n`]),
  )
  return { texts, isKept }
}
