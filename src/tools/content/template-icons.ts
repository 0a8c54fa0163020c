import { readFileSync } from 'node:fs'
import { PLAIN_ICONS } from '../../model/entries'
import { THEMES, type Theme } from '../theme/themes'
import { PUBLIC } from './content-folder'
import type { Workspace } from './workspace/workspace'

/** A picture of the template's own, which content may name like a file of public/. */
export const isTemplateFile = (name: string): boolean => PLAIN_ICONS.includes(name)

/** A picture that content names: in public/, or else the template's. @throws Error where there is none */
export function pictureBytes(workspace: Workspace, name: string): Buffer {
  const own = workspace.bytes(`${PUBLIC}/${name}`)
  return own ?? readFileSync(new URL(name, import.meta.url))
}

const { foil: COPPER } = THEMES.cobre

/** They are drawn in copper. */
const inFoil = (svg: string, { foil }: Theme) =>
  COPPER.reduce((drawn, copper, tone) => drawn.replaceAll(copper, foil[tone] ?? copper), svg)

/** The template's pictures that a site names, in the foil of its theme; those of public/ replace them. */
export const templateFiles = (
  named: readonly string[],
  publicFiles: ReadonlySet<string>,
  theme: Theme,
) =>
  PLAIN_ICONS.filter((path) => named.includes(path) && !publicFiles.has(path)).map((path) => ({
    path,
    source: Buffer.from(inFoil(readFileSync(new URL(path, import.meta.url), 'utf8'), theme)),
  }))
