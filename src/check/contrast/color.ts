/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/

/** An opaque colour written as #rgb, #rrggbb or rgb(); else undefined. */
export function rgbOf(css: string): Rgb | undefined {
  const [, short, long] = HEX.exec(css.trim()) ?? []
  const hex = short ? short.replace(/./g, '$&$&') : long
  const parts = hex
    ? [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    : RGB.exec(css.trim())?.slice(1).map(Number)
  const [red, green, blue] = parts ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [red, green, blue]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
