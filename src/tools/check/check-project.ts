import { CHANNELS } from '../../model/schema/schema'
import type { Problem } from '../content/problem'
import type { Workspace } from '../content/workspace/workspace'
import { type Checked, readChecked } from './checked'
import { cvProblems, sameVariants, templateProblems } from './cv-problems'
import { deadFileProblems, replacedFileNotes } from './dead-file-problems'
import { exampleProblems } from './example-problems'
import { linkProblems } from './link-problems'
import { missingProblems } from './missing-problems'
import { pageProblems } from './page-problems'
import { brokenMedia, pictureProblems } from './picture-problems'
import { evidenceProblems, orderProblems, sectionProblems } from './section-problems'
import { lengthProblems, repeatProblems, scriptProblems } from './text-problems'
import { interfaceNotes, translationProblems } from './translation-problems'

function channelNotes({ perfil, say }: Pick<Checked, 'perfil' | 'say'>): string[] {
  const { email, telefono, canales = {} } = perfil
  return Object.entries({ email, telefono }).flatMap(([field, value]) => {
    const chosen = canales[field as keyof typeof canales]
    if (value === undefined || chosen === undefined) return []
    const shown = CHANNELS.filter((channel) => chosen.includes(channel))
    if (shown.length === CHANNELS.length) return []
    const { channels, shownNowhere, shownOnlyIn } = say.check
    const places = shown.map((channel) => channels[channel]).join(', ')
    return [places === '' ? shownNowhere(value) : shownOnlyIn(value, places)]
  })
}

const advice = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, isAdvice: true }))

/** What is broken or still the example's, and advice. @param say in whose words @throws ProblemError for wrong content */
export async function checkProject(workspace: Workspace, say = workspace.say): Promise<Problem[]> {
  const site = { ...readChecked(workspace), say }
  return [
    ...exampleProblems(site),
    ...(await brokenMedia(site)),
    ...(await pictureProblems(site)),
    ...(await scriptProblems(site)),
    ...(await templateProblems(site)),
    ...advice([
      ...missingProblems(site),
      ...sectionProblems(site),
      ...translationProblems(site),
      ...repeatProblems(site),
      ...evidenceProblems(site),
      ...orderProblems(site),
      ...lengthProblems(site),
      ...pageProblems(site),
      ...deadFileProblems(site),
      ...sameVariants(site),
      ...(await cvProblems(site)),
    ]),
  ]
}

/** Of what no site can be made: CV and social cards would leave letters out, and nothing can be made of half a picture. */
export const buildProblems = async (site: Checked): Promise<Problem[]> => [
  ...(await scriptProblems(site)),
  ...(await brokenMedia(site)),
  ...(await templateProblems(site)),
]

export const hasFaults = (problems: readonly Problem[]): boolean =>
  problems.some(({ isAdvice }) => !isAdvice)

export function checkNotes(workspace: Workspace): string[] {
  const site = readChecked(workspace)
  return [...interfaceNotes(site), ...replacedFileNotes(site), ...channelNotes(site)]
}

export async function checkLinks(workspace: Workspace) {
  const { problems, notes } = await linkProblems(readChecked(workspace))
  return { problems: advice(problems), notes }
}
