import type { Messages } from '../messages/es/es'
import { textFor } from '../messages/messages'

/** A file, or the name of a setting; `line` is 1-based. */
export type SourceLocation = {
  file: string
  line?: number
  /** A field such as `items[1].anioFin`; absent for the whole file. */
  path?: string
}

/** What is wrong with a file or a value, before it is known where that is. */
export type Mistake = { found: string; expected: string; line?: number }
/** What would be better changed, before it is known where that is. */
export type Advice = { found: string; todo: string }

/** Something that the owner has to change, or that would be better changed. */
export type Problem = SourceLocation & { isAdvice?: true } & (
    | (Mistake & { todo?: undefined })
    | (Advice & { expected?: undefined })
  )

export const byLine = (a: Problem, b: Problem): number => (a.line ?? 0) - (b.line ?? 0)

/** Problems that stop a command; shown by its message, without a stack. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  override readonly stack = undefined
}

/** Compares the name because Vite loads this module twice: for its config and for the site. */
export const isProblemError = (error: unknown): error is ProblemError =>
  error instanceof Error && error.name === 'ProblemError'

export const showLocation = ({ file, line, path }: SourceLocation) => {
  const location = line === undefined ? file : `${file}:${line}`
  return path ? `${location}  ${path}` : location
}

/** As a value of a workflow command: no line of it may end early. */
const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapedValue = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** The workflow command by which GitHub shows a problem at its line of a pull request. */
function annotation({ file, line, isAdvice }: Problem, told: string): string {
  const location = `file=${escapedValue(file)}${line === undefined ? '' : `,line=${line}`}`
  return `::${isAdvice ? 'warning' : 'error'} ${location}::${escaped(told)}`
}

export const isAnnotated = (): boolean => process.env.GITHUB_ACTIONS === 'true'

/** In a workflow of GitHub, also as an annotation. */
export const showProblem = (problem: Problem, { reading }: Messages) => {
  const { found, expected, todo } = problem
  const remedy = todo === undefined ? reading.expected(expected) : reading.todo(todo)
  const told = `${showLocation(problem)}\n  ${reading.found(found)}\n  ${remedy}`
  return isAnnotated() ? `${annotation(problem, told)}\n${told}` : told
}

export const showProblems = (
  heading: (count: number) => string,
  problems: readonly Problem[],
  say: Messages,
) => [heading(problems.length), ...problems.map((one) => showProblem(one, say))].join('\n\n')

/** A file system error as a problem in `file`. @throws any other error unchanged */
export function fileProblem(file: string, error: unknown, { reading }: Messages): Problem {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) throw error
  const { diskFault, diskFaults } = reading
  return { file, ...(textFor(diskFaults, code) ?? diskFault(code)) }
}
