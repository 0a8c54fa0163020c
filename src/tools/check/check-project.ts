import { type Problem, showProblems } from '../content/problem'
import { messages } from '../messages/messages'
import { brokenPictures } from './broken-pictures'
import { cvProblems } from './cv-problems'
import { deadFileProblems } from './dead-file-problems'
import { imageProblems } from './image-problems'
import { lengthProblems } from './length-problems'
import { ownFileNotes } from './own-file-notes'
import { placeholderProblems } from './placeholder-problems'
import { readProject } from './project-content'
import { repeatProblems } from './repeat-problems'
import { scriptProblems } from './script-problems'
import { sectionProblems } from './section-problems'
import { interfaceNotes } from './translation/interface-notes'
import { translationProblems } from './translation/translation-problems'

/** Everything to fix before publishing. @throws ProblemError for unreadable or wrong content */
export async function checkProject(root: string): Promise<Problem[]> {
  const project = readProject(root)
  return [
    ...placeholderProblems(project),
    ...sectionProblems(project),
    ...translationProblems(project),
    ...repeatProblems(project),
    ...lengthProblems(project),
    ...(await brokenPictures(project)),
    ...(await imageProblems(project)),
    ...deadFileProblems(project),
    ...(await scriptProblems(project.values)),
    ...(await cvProblems(project)),
  ]
}

export const showCheck = (problems: readonly Problem[]): string => {
  const { ready, toSolve } = messages().check
  return problems.length === 0 ? ready : showProblems(toSolve, problems)
}

/** What the owner should know, and need not change. */
export function checkNotes(root: string): string[] {
  const project = readProject(root)
  return [...interfaceNotes(project), ...ownFileNotes(project)]
}
