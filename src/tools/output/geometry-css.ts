import { PX, SHARES } from '../../site/geometry/geometry'

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The numbers that CSS shares with TypeScript and GLSL, as custom properties. */
export function geometryCss(): string {
  const lengths = Object.entries(PX).map(([name, value]) => `  --${dashed(name)}: ${value}px;`)
  const shares = Object.entries(SHARES).map(([name, value]) => `  --${dashed(name)}: ${value};`)
  return `:root {\n${[...lengths, ...shares].join('\n')}\n}\n`
}
