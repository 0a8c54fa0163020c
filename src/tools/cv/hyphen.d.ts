/** hyphen ships no types. */
declare module 'hyphen/*/index.js' {
  const language: {
    hyphenateSync: (text: string, options?: { hyphenChar?: string }) => string
  }
  // biome-ignore lint/style/noDefaultExport: a CommonJS module
  export default language
}
