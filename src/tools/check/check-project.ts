import { type Problem, showProblems } from '../content/problem'
import type { Messages } from '../messages/es/es'
import { cvProblems } from './cv-problems'
import { deadFileProblems, ownFileNotes } from './dead-file-problems'
import { evidenceProblems } from './evidence-problems'
import { exampleProblems } from './example-problems'
import { lengthProblems } from './length-problems'
import { brokenPictures, pictureProblems } from './picture-problems'
import { readProject } from './project-content'
import { repeatProblems } from './repeat-problems'
import { scriptProblems } from './script-problems'
import { sectionProblems } from './section-problems'
import { interfaceNotes, translationProblems } from './translation-problems'

const advice = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, isAdvice: true }))

/** What is broken or still the example's, and advice. @throws ProblemError for wrong content */
export async function checkProject(root: string): Promise<Problem[]> {
  const project = readProject(root)
  return [
    ...exampleProblems(project),
    ...(await brokenPictures(project)),
    ...(await pictureProblems(project)),
    ...(await scriptProblems(project)),
    ...advice(sectionProblems(project)),
    ...advice(translationProblems(project)),
    ...advice(repeatProblems(project)),
    ...advice(evidenceProblems(project)),
    ...advice(lengthProblems(project)),
    ...advice(deadFileProblems(project)),
    ...advice(await cvProblems(project)),
  ]
}

export const hasFaults = (problems: readonly Problem[]): boolean =>
  problems.some(({ isAdvice }) => !isAdvice)

export function showCheck(problems: readonly Problem[], say: Messages): string {
  const { ready, toSolve, toImprove } = say.check
  const faults = problems.filter(({ isAdvice }) => !isAdvice)
  const others = problems.filter(({ isAdvice }) => isAdvice)
  const parts = [faults.length === 0 ? ready : showProblems(toSolve, faults, say)]
  if (others.length > 0) parts.push(showProblems(toImprove, others, say))
  return parts.join('\n\n')
}

export function checkNotes(root: string): string[] {
  const project = readProject(root)
  return [...interfaceNotes(project), ...ownFileNotes(project)]
}
