import { contrastFindings } from './contrast-findings'
import { cvFindings } from './cv-findings'
import { deadFileFindings } from './dead-file-findings'
import type { Finding } from './finding'
import { imageFindings } from './image-findings'
import { lengthFindings } from './length-findings'
import { placeholderFindings } from './placeholder-findings'
import { readProject } from './project-content'

/** Everything to fix before publishing. @throws OwnerError when the content has mistakes */
export async function checkProject(root: string): Promise<Finding[]> {
  const project = readProject(root)
  return [
    ...placeholderFindings(project),
    ...lengthFindings(project),
    ...(await imageFindings(project)),
    ...deadFileFindings(project),
    ...contrastFindings(project),
    ...(await cvFindings(project)),
  ]
}
