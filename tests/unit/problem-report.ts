import type { Messages } from '../../src/tools/messages/es/es'

/** A place, what was found there, and what is expected, or what to do. */
export type Told = readonly [place: string, found: string, remedy: string]

const shown = ({ reading }: Messages, remedy: 'expected' | 'todo') => {
  const say = reading[remedy]
  return ([place, found, text]: Told) => `${place}\n  ${reading.found(found)}\n  ${say(text)}`
}

/** Mistakes in the content, as every command tells them. */
export const problemReport = (
  say: Messages,
  problems: readonly Told[],
  heading: (count: number) => string = say.reading.inContent,
): string => [heading(problems.length), ...problems.map(shown(say, 'expected'))].join('\n\n')

/** What `check` says. */
export function checkReport(say: Messages, faults: readonly Told[], advice: readonly Told[] = []) {
  const { ready, toSolve, toImprove } = say.check
  const problem = shown(say, 'todo')
  const part = (heading: string, told: readonly Told[]) => [heading, ...told.map(problem)]
  return [
    ...part(faults.length === 0 ? ready : toSolve(faults.length), faults),
    ...(advice.length === 0 ? [] : part(toImprove(advice.length), advice)),
  ].join('\n\n')
}
