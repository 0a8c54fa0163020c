import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser'
import type { Messages } from '../../../messages/es/es'
import { textFor } from '../../../messages/messages'
import { showValue } from '../../show-value'

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number) =>
  text.slice(0, offset).split(/\r\n|\r|\n/).length

type SyntaxProblem = { line: number; found: string; expected: string }

const lastOpenBracket = (text: string) => {
  const open: { bracket: string; offset: number }[] = []
  const begin = (bracket: string) => (offset: number) => {
    open.push({ bracket, offset })
  }
  const end = (offset: number) => {
    // jsonc-parser also calls this at the end of a text without the closing bracket.
    if (text[offset] === '}' || text[offset] === ']') open.pop()
  }
  visit(text, {
    onObjectBegin: begin('{'),
    onArrayBegin: begin('['),
    onObjectEnd: end,
    onArrayEnd: end,
  })
  return open.at(-1)
}

const truncated = (text: string, { json }: Messages): SyntaxProblem => {
  const { closeBrace, closeBracket, cutShort, wholeValue } = json
  const open = lastOpenBracket(text)
  const close = open?.bracket === '{' ? closeBrace : closeBracket
  return {
    line: lineAt(text, text.trimEnd().length),
    found: cutShort,
    expected: open === undefined ? wholeValue : close(lineAt(text, open.offset)),
  }
}

/** `[1 }`: the parser reports a missing comma, but the bracket is wrong. */
const wrongCloser = (code: string, closer: string | undefined) => {
  if (code !== 'CommaExpected') return code
  if (closer === '}') return 'CloseBracketExpected'
  return closer === ']' ? 'CloseBraceExpected' : code
}

const trailingComma = (
  text: string,
  offset: number,
  { json }: Messages,
): SyntaxProblem | undefined => {
  const closer = text[offset]
  const comma = text.slice(0, offset).trimEnd().length - 1
  if ((closer !== '}' && closer !== ']') || text[comma] !== ',') return undefined
  return { line: lineAt(text, comma), ...json.extraComma(closer) }
}

/** The first syntax error of a JSON text. Later ones mostly follow from it. */
export const describeSyntaxError = (
  text: string,
  { error, offset, length }: ParseError,
  say: Messages,
): SyntaxProblem => {
  const { expectedAt, faults, valid } = say.json
  const code = printParseErrorCode(error)
  const line = lineAt(text, offset)
  const fault = textFor(faults, code)
  if (fault !== undefined) return { line, ...fault }
  if (text.slice(offset).trim() === '') return truncated(text, say)
  const comma = trailingComma(text, offset, say)
  if (comma !== undefined) return comma
  const found = showValue(text.slice(offset, offset + Math.max(length, 1)))
  return { line, found, expected: textFor(expectedAt, wrongCloser(code, text[offset])) ?? valid }
}
