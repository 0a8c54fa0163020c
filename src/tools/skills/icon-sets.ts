import { createRequire } from 'node:module'
import { DEVICON, SIMPLE_ICONS } from '../../model/schema/fields'
import type { Theme } from '../theme/themes'
import { hashedPath } from './hashed-path'

type IconSet = {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}
type SetName = 'devicon' | 'simple-icons'
type IconFile = { path: string; source: string }

/** Units of 24, around marks that fill their square: as much as devicon leaves. */
const SIMPLE_ICONS_AIR = 1
const requirePackage = createRequire(import.meta.url)
/** Node reads each once. */
const iconSet = (set: SetName): IconSet => requirePackage(`@iconify-json/${set}/icons.json`)

export const iconNames = (set: SetName): string[] => Object.keys(iconSet(set).icons)
export const iconBody = (set: SetName, name: string): string => iconSet(set).icons[name]?.body ?? ''
export const deviconNames = (): string[] => iconNames('devicon')

/** Simple Icons are one path in the colour of the text: here the theme's foil, lit from above. */
function inFoil(body: string, [pale, , mid]: Theme['foil']): string {
  const stops = `<stop stop-color="${pale}"/><stop offset="1" stop-color="${mid}"/>`
  const foil = `<linearGradient id="f" x2="1" y2="1">${stops}</linearGradient>`
  return `${foil}${body.replaceAll('currentColor', 'url(#f)')}`
}

function fileIn(set: SetName, name: string, draw = (body: string) => body, air = 0): IconFile {
  const { width = 128, height = 128, icons } = iconSet(set)
  const icon = icons[name]
  if (!icon) throw new Error(`${set} has no icon "${name}"`)
  const sides = [icon.width ?? width, icon.height ?? height].map((side) => side + 2 * air)
  const box = [-air, -air, ...sides].join(' ')
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${draw(icon.body)}</svg>`
  return { path: hashedPath(`${set}-${name}`, source, 'svg'), source }
}

/** The set and the name in it that a value of `icon` says; undefined for a path. */
export function nameInSet(icon: string): { set: SetName; name: string } | undefined {
  if (icon.startsWith(DEVICON)) return { set: 'devicon', name: icon.slice(DEVICON.length) }
  if (!icon.startsWith(SIMPLE_ICONS)) return undefined
  return { set: 'simple-icons', name: icon.slice(SIMPLE_ICONS.length) }
}

/** The file of an icon of a set, with a hash of it in its path; undefined for a path. @throws Error for unknown names */
export function iconFile(icon: string, { foil }: Pick<Theme, 'foil'>): IconFile | undefined {
  const named = nameInSet(icon)
  if (named === undefined) return undefined
  const { set, name } = named
  if (set === 'devicon') return fileIn(set, name)
  return fileIn(set, name, (body) => inFoil(body, foil), SIMPLE_ICONS_AIR)
}

export const iconPath = (icon: string, theme: Pick<Theme, 'foil'>): string =>
  iconFile(icon, theme)?.path ?? icon
