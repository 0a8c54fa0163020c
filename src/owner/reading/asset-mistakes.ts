import { DEVICON } from '../../model/fields'
import { deviconNames } from '../devicon'
import { type JsonSource, mistakeAt, nodeAt, type Path } from './json/json-source'
import { type Mistake, showPath, showValue } from './mistake'
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
export const assetMistakes = (
  source: JsonSource,
  value: unknown,
  path: Path,
  files: PublicFiles,
  skipped: ReadonlySet<string>,
): Mistake[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, name]) => {
    const shown = showPath([...path, field])
    if (typeof name !== 'string' || skipped.has(shown)) return []
    const expected = expectedAsset(field, name, files)
    if (expected === undefined) return []
    const place = { path: shown, node: nodeAt(source, [...path, field]) }
    return [mistakeAt(source, place, showValue(name), expected)]
  })
}
