import type { Problem } from '../content/problem'
import { channelNotes } from './channel-notes'
import { cvProblems } from './cv-problems'
import { deadFileProblems, ownFileNotes } from './dead-file-problems'
import { evidenceProblems } from './evidence-problems'
import { exampleProblems } from './example-problems'
import { lengthProblems } from './length-problems'
import { linkProblems } from './link-problems'
import { orderProblems } from './order-problems'
import { pageProblems } from './page-problems'
import { brokenPictures, pictureProblems } from './picture-problems'
import { readProject } from './project-content'
import { repeatProblems } from './repeat-problems'
import { sameVariants } from './same-variants'
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
    ...advice(orderProblems(project)),
    ...advice(lengthProblems(project)),
    ...advice(pageProblems(project)),
    ...advice(deadFileProblems(project)),
    ...advice(sameVariants(project)),
    ...advice(await cvProblems(project)),
  ]
}

export const hasFaults = (problems: readonly Problem[]): boolean =>
  problems.some(({ isAdvice }) => !isAdvice)

export function checkNotes(root: string): string[] {
  const project = readProject(root)
  return [...interfaceNotes(project), ...ownFileNotes(project), ...channelNotes(project)]
}

/** What only the network can tell. */
export async function checkLinks(root: string) {
  const { problems, notes } = await linkProblems(readProject(root))
  return { problems: advice(problems), notes }
}
