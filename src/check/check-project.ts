import { messages } from '../messages/messages'
import { type Problem, showProblems } from '../owner/problem'
import { contrastProblems } from './contrast-problems'
import { cvProblems } from './cv-problems'
import { deadFileProblems } from './dead-file-problems'
import { imageProblems } from './image-problems'
import { lengthProblems } from './length-problems'
import { placeholderProblems } from './placeholder-problems'
import { readProject } from './project-content'

/** Everything to fix before publishing. @throws ProblemError for unreadable or wrong content */
export async function checkProject(root: string): Promise<Problem[]> {
  const project = readProject(root)
  return [
    ...placeholderProblems(project),
    ...lengthProblems(project),
    ...(await imageProblems(project)),
    ...deadFileProblems(project),
    ...contrastProblems(project),
    ...(await cvProblems(project)),
  ]
}

export const showCheck = (problems: readonly Problem[]): string => {
  const { ready, toSolve } = messages().check
  return problems.length === 0 ? ready : showProblems(toSolve, problems)
}
