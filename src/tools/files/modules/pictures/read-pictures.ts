import { readFile } from 'node:fs/promises'
import type { Lists } from '../../../../site/model/schema/schema'
import { deviconFile } from '../../../content/devicon'
import { pictureFile } from '../../../content/template-files/template-files'
import { deviconName, type ReadPictures } from '../content-module'
import { needsPlate } from './icon-plates'
import { projectPictures } from './project-pictures'
import { projectVignettes } from './project-vignettes'

async function platedIcons(publicDir: string, lists: Lists): Promise<Set<string>> {
  const icons = new Set([...lists['hard-skills'], ...lists['soft-skills']].map(({ icon }) => icon))
  const plated = new Set<string>()
  for (const icon of icons) {
    const name = deviconName(icon)
    const source = name
      ? Buffer.from(deviconFile(name).source)
      : await readFile(pictureFile(publicDir, icon))
    if (await needsPlate(source)) plated.add(icon)
  }
  return plated
}

/** Reads the projects' pictures and the skills' icons. */
export const readPictures = async (publicDir: string, lists: Lists): Promise<ReadPictures> => ({
  projects: await projectPictures(publicDir, lists.proyectos),
  vignettes: projectVignettes(lists.proyectos),
  platedIcons: await platedIcons(publicDir, lists),
})

/** The files that the build made of them. */
export const madeFiles = ({ projects, vignettes }: ReadPictures) => [
  ...[...projects.values()].flatMap(({ sizes }) => [...sizes.avif, ...sizes.webp]),
  ...vignettes.values(),
]
