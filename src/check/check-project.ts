import { messages } from '../messages/messages'
import { type Problem, showProblems } from '../owner/problem'
import { contrastProblems } from './contrast/contrast-problems'
import { cvProblems } from './cv-problems'
import { deadFileProblems } from './dead-file-problems'
import { imageProblems } from './image-problems'
import { lengthProblems } from './length-problems'
import { placeholderProblems } from './placeholder-problems'
import { readProject } from './project-content'
import { repeatProblems } from './repeat-problems'
import { scriptProblems } from './script-problems'
import { sectionProblems } from './section-problems'

/** Everything to fix before publishing. @throws ProblemError for unreadable or wrong content */
export async function checkProject(root: string): Promise<Problem[]> {
  const project = readProject(root)
  return [
    ...placeholderProblems(project),
    ...sectionProblems(project),
    ...repeatProblems(project),
    ...lengthProblems(project),
    ...(await imageProblems(project)),
    ...deadFileProblems(project),
    ...contrastProblems(project),
    ...(await scriptProblems(project.values)),
    ...(await cvProblems(project)),
  ]
}

export const showCheck = (problems: readonly Problem[]): string => {
  const { ready, toSolve } = messages().check
  return problems.length === 0 ? ready : showProblems(toSolve, problems)
}
