import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PLAIN_ICONS } from '../../site/model/entries'
import { THEMES, type Theme } from '../theme/themes'
import { pathInPublic } from './reading/public-files'

/** A picture of the template's own, which content may name like a file of public/. */
export const isTemplateFile = (name: string): boolean => PLAIN_ICONS.includes(name)

/** Where a picture is that content names: in public/, or else with the template. */
export function pictureFile(publicDir: string, name: string): string {
  const own = pathInPublic(publicDir, name)
  if (!isTemplateFile(name) || existsSync(own)) return own
  return fileURLToPath(new URL(name, import.meta.url))
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
