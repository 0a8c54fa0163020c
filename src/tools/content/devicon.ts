import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { DEVICON } from '../../site/model/schema/fields'

type IconSet = {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}

const HASH_LENGTH = 8
const requirePackage = createRequire(import.meta.url)
/** Node reads it once. */
const deviconSet = (): IconSet => requirePackage('@iconify-json/devicon/icons.json')

export const deviconNames = (): string[] => Object.keys(deviconSet().icons)

/** The path holds a content hash, so it can be cached forever. @throws Error for unknown names */
export function deviconFile(name: string): { path: string; source: string } {
  const { width = 128, height = 128, icons } = deviconSet()
  const icon = icons[name]
  if (!icon) throw new Error(`devicon has no icon "${name}"`)
  const box = `0 0 ${icon.width ?? width} ${icon.height ?? height}`
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH)
  return { path: `assets/devicon-${name}-${hash}.svg`, source }
}

/** The name in devicon of a value of `icon`; undefined for a path. */
export const deviconName = (icon: string): string | undefined =>
  icon.startsWith(DEVICON) ? icon.slice(DEVICON.length) : undefined

/** Path of an icon below the base. */
export function iconPath(icon: string): string {
  const name = deviconName(icon)
  return name === undefined ? icon : deviconFile(name).path
}
