import path from 'node:path'
import { messages } from '../../messages/messages'
import type { Problem } from '../../owner/problem'
import { readIfThere } from '../../owner/reading/read-content'
import type { Project } from '../project-content'
import { contrast, type Rgb, rgbOf } from './color'

const FILE = 'src/styles/tokens.css'
const PAPERS = ['paper-light', 'paper-deep', 'background-light', 'background']

/** Minimum contrast ratios of WCAG 2.2: 1.4.3, and 1.4.6 for ink. */
const PAIRS: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
  ['ink', PAPERS, 7],
  ['soft', PAPERS, 4.5],
  ['muted', PAPERS, 4.5],
  ['copper-1', PAPERS, 4.5],
  ['copper-2', PAPERS, 4.5],
  ['copper-3', PAPERS, 4.5],
  // Large titles only.
  ['copper-4', PAPERS, 3],
  ['on-copper', ['copper-1', 'copper-2', 'copper-3'], 4.5],
]

const shown = (ratio: number) => messages().check.decimal((Math.floor(ratio * 10) / 10).toFixed(1))

/** First values only: later ones, in media queries, change sizes, not colours. */
function tokensOf(css: string) {
  const tokens = new Map<string, { value: string; line: number }>()
  css.split('\n').forEach((text, index) => {
    const [, name, value] = /^\s*--([\w-]+):\s*([^;]+);/.exec(text) ?? []
    if (name && value && !tokens.has(name)) tokens.set(name, { value, line: index + 1 })
  })
  return tokens
}

export function contrastProblems({ root }: Pick<Project, 'root'>): Problem[] {
  const { low, raise, unknown, writeHex } = messages().check.contrast
  const tokens = tokensOf(String(readIfThere(path.join(root, FILE)) ?? ''))
  const problems: Problem[] = []
  const colors = new Map<string, Rgb>()
  for (const name of new Set(PAIRS.flatMap(([text, grounds]) => [text, ...grounds]))) {
    const token = tokens.get(name)
    const color = token && rgbOf(token.value)
    if (color) colors.set(name, color)
    else if (token) {
      problems.push({
        file: FILE,
        line: token.line,
        path: `--${name}`,
        found: unknown(token.value),
        todo: writeHex,
      })
    }
  }
  for (const [text, grounds, least] of PAIRS) {
    const front = colors.get(text)
    const ratios = grounds.flatMap((ground) => {
      const back = colors.get(ground)
      return front && back ? [{ ground, ratio: contrast(front, back) }] : []
    })
    const worst = ratios.sort((a, b) => a.ratio - b.ratio)[0]
    if (!worst || worst.ratio >= least) continue
    const { value = '', line = 0 } = tokens.get(text) ?? {}
    const { ground, ratio } = worst
    problems.push({
      file: FILE,
      line,
      path: `--${text}`,
      found: low(value, `--${ground} (${tokens.get(ground)?.value})`, shown(ratio)),
      todo: raise(shown(least)),
    })
  }
  return problems
}
