import { isAnnotated, type Problem, showLocation, showProblem } from '../content/problem'
import type { Messages } from '../messages/es/es'

/** Fewer are told one by one. */
const LEAST_EQUAL = 3
/** More would hide what else is to be done. */
const MOST_LOCATIONS = 5

/** Problems with the same remedy, in the order of the first of each. */
function byRemedy(problems: readonly Problem[]): Problem[][] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const { path, found, todo, expected } = problem
    // Of a whole file, what was found is all that tells one from another.
    const key = [todo ?? expected, path === undefined ? found : ''].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()]
}

function showGroup(group: readonly Problem[], say: Messages): string {
  const [first] = group
  if (!first || group.length < LEAST_EQUAL || isAnnotated()) {
    return group.map((each) => showProblem(each, say)).join('\n\n')
  }
  const { forExample, moreAlike } = say.check
  const isSame = group.every(({ found }) => found === first.found)
  const told = { ...first, found: isSame ? first.found : forExample(first.found) }
  const others = group.slice(1, MOST_LOCATIONS).map(showLocation)
  const more = group.length - others.length - 1
  return [
    ...[showLocation(first), ...others],
    ...(more > 0 ? [moreAlike(more, group.length)] : []),
    showProblem(told, say).replace(/^.*\n/, ''),
  ].join('\n')
}

const showAll = (
  heading: (count: number) => string,
  problems: readonly Problem[],
  say: Messages,
) =>
  problems.length === 0
    ? []
    : [heading(problems.length), ...byRemedy(problems).map((group) => showGroup(group, say))]

export function showCheck(problems: readonly Problem[], say: Messages): string {
  const { ready, toSolve, toImprove } = say.check
  const faults = problems.filter(({ isAdvice }) => !isAdvice)
  const advice = problems.filter(({ isAdvice }) => isAdvice)
  return [
    ...(faults.length === 0 ? [ready] : []),
    ...showAll(toSolve, faults, say),
    ...showAll(toImprove, advice, say),
  ].join('\n\n')
}
