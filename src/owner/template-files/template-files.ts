import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Named by imported content, and published where it is. */
const NAMED = ['iconos/habilidad.svg', 'iconos/idioma.svg']

/** A picture of the template's own, which content may name like a file of public/. */
export const isTemplateFile = (name: string): boolean => NAMED.includes(name)

/** Where a picture is that content names: in public/, or else with the template. */
export function pictureFile(publicDir: string, name: string): string {
  const own = path.join(publicDir, name)
  if (!isTemplateFile(name) || existsSync(own)) return own
  return fileURLToPath(new URL(name, import.meta.url))
}

type TemplateFile = { path: string; source: Buffer }

/** The template's pictures for a site that names `named`; the owner's files of public/ replace them. */
export const templateFiles = (
  named: readonly string[],
  publicFiles: ReadonlySet<string>,
): TemplateFile[] =>
  NAMED.filter((path) => named.includes(path) && !publicFiles.has(path)).map((path) => ({
    path,
    source: readFileSync(new URL(path, import.meta.url)),
  }))
