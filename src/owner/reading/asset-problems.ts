import { DEVICON } from '../../model/fields'
import { deviconNames } from '../devicon'
import type { Problem } from '../problem'
import { showPath, showValue } from '../show-value'
import { type JsonSource, type Path, problemAt } from './json/json-source'
import { nearNames, quoteNames } from './near-names'
import type { PublicFiles } from './public-files'

const IMAGE = /\.(?:webp|png|jpe?g|avif|svg)$/i
const MOST_ICONS_SUGGESTED = 3

const KINDS = new Map([
  ['foto', { pattern: IMAGE, expected: 'una imagen (.webp, .png, .jpg, .avif o .svg)' }],
  ['icon', { pattern: IMAGE, expected: 'una imagen (.svg, .webp, .png, .jpg o .avif)' }],
  [
    'certificado',
    {
      pattern: /\.(?:pdf|webp|png|jpe?g|avif|svg)$/i,
      expected: 'un PDF o una imagen (.pdf, .webp, .png, .jpg, .avif o .svg)',
    },
  ],
  ['cv', { pattern: /\.pdf$/i, expected: 'un archivo .pdf' }],
])

const fileExpected = (name: string, files: PublicFiles) => {
  const known = [...files]
  const sameButCase = known.filter((file) => file.toLowerCase() === name.toLowerCase())
  if (sameButCase.length > 0) {
    return `un archivo de public/ con las mismas mayúsculas y minúsculas: ${quoteNames(sameButCase)}`
  }
  const near = nearNames(name, known)
  const hint = near.length > 0 ? `; quizás quiso escribir ${quoteNames(near)}` : ''
  return `un archivo que exista en public/${hint}`
}

const deviconExpected = (name: string) => {
  const near = nearNames(name, deviconNames(), MOST_ICONS_SUGGESTED)
  const hint = near.length > 0 ? `; quizás quiso escribir ${quoteNames(near)}` : ''
  return `un icono que exista en devicon${hint}`
}

const expectedAsset = (field: string, name: string, files: PublicFiles) => {
  if (field === 'icon' && name.startsWith(DEVICON)) {
    const icon = name.slice(DEVICON.length)
    return deviconNames().includes(icon) ? undefined : deviconExpected(icon)
  }
  const kind = KINDS.get(field)
  if (kind === undefined) return undefined
  if (!kind.pattern.test(name)) return kind.expected
  return files.has(name) ? undefined : fileExpected(name, files)
}

/** Named files and icons that are missing or of the wrong kind, except in `skipped` fields. */
export const assetProblems = (
  source: JsonSource,
  value: unknown,
  path: Path,
  files: PublicFiles,
  skipped: ReadonlySet<string | undefined>,
): Problem[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, name]) => {
    const at = [...path, field]
    if (typeof name !== 'string' || skipped.has(showPath(at))) return []
    const expected = expectedAsset(field, name, files)
    if (expected === undefined) return []
    return [problemAt(source, at, showValue(name), expected)]
  })
}
