import type { Bar, BenchCase } from './bench-case'

type Rows = Map<string, readonly number[]>

/** Values by case and row, one a round. */
export type Measurements = Map<string, Rows>

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (low === undefined || high === undefined) throw new RangeError('median of nothing')
  return (low + high) / 2
}

/** Three significant figures, with a comma at thousands. */
const figure = (value: number): string =>
  value.toLocaleString('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 })

/** Median and spread. */
const cells = (values: readonly number[]): string[] => [
  figure(median(values)),
  `${figure(Math.min(...values))}–${figure(Math.max(...values))}`,
]

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

function judge({ claim, of, to, atLeast = -Infinity, atMost = Infinity }: Bar, measured: Rows) {
  const valuesOf = (row: string) => {
    const values = measured.get(row)
    if (!values) throw new Error(`The bar "${claim}" names no row: ${row}`)
    return values
  }
  const others = to === undefined ? undefined : valuesOf(to)
  const values = valuesOf(of).map((value, round) => value / (others?.[round] ?? 1))
  const middle = median(values)
  return { values, isKept: middle >= atLeast && middle <= atMost }
}

function section(benchCase: BenchCase, measured: Rows) {
  const rows = [...measured].map(([name, values]) => [name, ...cells(values)])
  const verdicts = benchCase.bars.map((bar) => ({ claim: bar.claim, ...judge(bar, measured) }))
  const bars = verdicts.map(({ claim, values, isKept }) => [
    claim,
    ...cells(values),
    isKept ? 'pass' : '**FAIL**',
  ])
  const text = [
    `# ${benchCase.title}`,
    benchCase.method,
    table(['', `median, ${benchCase.unit}`, 'spread'], rows),
    table(['bar', 'measured', 'spread', ''], bars),
  ].join('\n\n')
  return { text, isKept: verdicts.every(({ isKept }) => isKept) }
}

/** @param where the machine and the way of measuring, below each table */
export function report(cases: readonly BenchCase[], measurements: Measurements, where: string) {
  const sections = cases.map((each) => section(each, measurements.get(each.name) ?? new Map()))
  const texts = new Map(
    sections.map(({ text }, index) => [cases[index]?.name ?? '', `${text}\n\n${where}\n`]),
  )
  return { texts, isKept: sections.every(({ isKept }) => isKept) }
}
