/** subset-font ships no types. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
      keepAllGlyphs?: boolean
      keepFeatures?: readonly string[]
      preserveNameIds?: readonly number[]
      noHinting?: boolean
    },
  ): Promise<Uint8Array>
}
