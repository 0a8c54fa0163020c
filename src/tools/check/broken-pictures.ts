import sharp from 'sharp'
import type { Place, Problem } from '../content/problem'
import { isPhoto, listPublicFiles, publicPlace } from '../content/reading/public-files'
import { showValue } from '../content/show-value'
import type { Project } from './project-content'

async function isWhole(file: string): Promise<boolean> {
  try {
    // Phones write JPEGs with harmless warnings; a truncated file is an error.
    await sharp(file, { failOn: 'error' }).stats()
    return true
  } catch {
    return false
  }
}

/**
 * Photos of public/ that cannot be decoded to their end, at each place that names them: the build
 * could not take out of them where they were taken.
 */
export async function brokenPictures({ publicDir, values, say }: Project): Promise<Problem[]> {
  const { undecodable, decodable } = say.reading.fileContent
  const problems: Problem[] = []
  for (const name of listPublicFiles(publicDir, say)) {
    const onDisk = publicPlace(publicDir, name)
    if (!isPhoto(onDisk) || (await isWhole(onDisk))) continue
    const named: Place[] = values.filter(({ value }) => value === name).map(({ place }) => place)
    const places = named.length > 0 ? named : [{ file: `public/${name}` }]
    const fault = { found: undecodable(showValue(name)), expected: decodable }
    problems.push(...places.map((place) => ({ ...place, ...fault })))
  }
  return problems
}
