import type { Messages } from '../messages/es/es'

/** A file, or the name of a setting; `line` is 1-based. */
export type Place = {
  file: string
  line?: number
  /** A field such as `items[1].anioFin`; absent for the whole file. */
  path?: string
}

/** Something that the owner has to change, or that would be better changed. */
export type Problem = Place & { found: string; isAdvice?: true } & (
    | { expected: string; todo?: undefined }
    | { expected?: undefined; todo: string }
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

const showPlace = ({ file, line, path }: Place) => {
  const place = line === undefined ? file : `${file}:${line}`
  return path ? `${place}  ${path}` : place
}

export const showProblem = (problem: Problem, { reading }: Messages) => {
  const { found, expected, todo } = problem
  const remedy = todo === undefined ? reading.expected(expected) : reading.todo(todo)
  return `${showPlace(problem)}\n  ${reading.found(found)}\n  ${remedy}`
}

/** @param heading for a number of problems */
export const showProblems = (
  heading: (count: number) => string,
  problems: readonly Problem[],
  say: Messages,
) => [heading(problems.length), ...problems.map((one) => showProblem(one, say))].join('\n\n')
