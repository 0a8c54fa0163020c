import type { Bar, BenchCase } from './bench-case'
import { figure, median, spread } from './statistics'

/** What was measured: by case and variant, one value a round. */
export type Measurements = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

type Verdict = { bar: Bar; values: number[]; isKept: boolean }

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function judge(bar: Bar, measured: ReadonlyMap<string, readonly number[]>): Verdict {
  const rounds = (name: string) => {
    const values = measured.get(name)
    if (!values) throw new Error(`The bar "${bar.claim}" names no variant: ${name}`)
    return values
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
  if (atMost === undefined) return '–'
  return atLeast === undefined ? `≤ ${figure(atMost)}` : `${figure(atLeast)}…${figure(atMost)}`
}

const verdictOf = ({ bar, isKept }: Verdict): string => {
  if (bar.atMost === undefined) return ''
  return isKept ? 'pass' : '**FAIL**'
}

function section(benchCase: BenchCase, measurements: Measurements): [string, boolean] {
  const measured = measurements.get(benchCase.name) ?? new Map<string, number[]>()
  const verdicts = benchCase.bars.map((bar) => judge(bar, measured))
  const text = [
    `## ${benchCase.title}`,
    benchCase.method,
    table(
      ['', `median, ${benchCase.unit}`, 'spread'],
      [...measured].map(([name, values]) => [name, figure(median(values)), spread(values)]),
    ),
  ]
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

/** The report in Markdown, and whether every bar is kept. @param where browser, machine, rounds */
export function report(cases: readonly BenchCase[], measurements: Measurements, where: string) {
  const sections = cases.map((each) => section(each, measurements))
  const texts = sections.map(([text]) => text)
  const isKept = sections.every(([, isSectionKept]) => isSectionKept)
  return { text: `${['# Benchmark', where, ...texts].join('\n\n')}\n`, isKept }
}
