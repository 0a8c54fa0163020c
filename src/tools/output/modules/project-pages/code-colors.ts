import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import type { ElementContent } from 'hast'

/** Its colours are names, of which classes are made: the policy allows no style attributes. */
const THEME = createCssVariablesTheme({ variablePrefix: '--' })
const NAMED_COLOR = /^var\(--token-([a-z]+)/

/** Minified code has no colours. */
const MOST_CHARACTERS = 1000

let highlighter: Promise<HighlighterCore> | undefined

async function withLanguage(name: string): Promise<HighlighterCore | undefined> {
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const known = await highlighter
  if (known.getLoadedLanguages().includes(name)) return known
  // By its name in the package, which also has short ones: `ts`, `py`, `sh`.
  if (!/^[a-z0-9+#-]+$/.test(name)) return undefined
  try {
    const { default: grammar } = await import(/* @vite-ignore */ `@shikijs/langs/${name}`)
    await known.loadLanguage(grammar)
    return known
  } catch {
    // No such language: the code stays plain.
    return undefined
  }
}

/** Code in the colours of its language; plain in one that is not known. */
export async function coloredCode(code: string, language: string): Promise<ElementContent[]> {
  const name = language.toLowerCase()
  const known = name === '' ? undefined : await withLanguage(name)
  if (!known) return [{ type: 'text', value: code }]
  const lines = known.codeToTokensBase(code, {
    lang: name,
    theme: THEME.name ?? '',
    // A slow machine must not make other pages: only the length of a line limits what is coloured.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MOST_CHARACTERS,
  })
  return lines.flatMap((tokens, line): ElementContent[] => [
    ...(line > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...tokens.map(({ content, color = '' }): ElementContent => {
      const kind = NAMED_COLOR.exec(color)?.[1]
      const text = { type: 'text' as const, value: content }
      if (!kind || content.trim() === '') return text
      const properties = { className: [`code-${kind}`] }
      return { type: 'element', tagName: 'span', properties, children: [text] }
    }),
  ])
}
