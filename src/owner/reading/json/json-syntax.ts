import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser'
import { showValue } from '../../show-value'

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number) =>
  text.slice(0, offset).split(/\r\n|\r|\n/).length

type SyntaxProblem = { offset: number; found: string; expected: string }

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

const truncated = (text: string): SyntaxProblem => {
  const open = lastOpenBracket(text)
  const expected =
    open === undefined
      ? 'un valor JSON completo'
      : `cerrar ${open.bracket === '{' ? 'la llave "{"' : 'el corchete "["'} que se abre en la línea ${lineAt(text, open.offset)}`
  return { offset: text.trimEnd().length, found: 'el archivo termina antes de tiempo', expected }
}

/** `[1 }`: the parser reports a missing comma, but the bracket is the problem. */
const wrongCloser = (code: string, closer: string | undefined) => {
  if (code !== 'CommaExpected') return undefined
  if (closer === '}') return AT_TOKEN.CloseBracketExpected
  return closer === ']' ? AT_TOKEN.CloseBraceExpected : undefined
}

const trailingComma = (text: string, offset: number): SyntaxProblem | undefined => {
  const closer = text[offset]
  const comma = text.slice(0, offset).trimEnd().length - 1
  if ((closer !== '}' && closer !== ']') || text[comma] !== ',') return undefined
  const found = `una coma de más antes de "${closer}"`
  return { offset: comma, found, expected: 'ninguna coma después del último elemento' }
}

const AT_TOKEN: Record<string, string> = {
  PropertyNameExpected: 'el nombre de un campo entre comillas dobles',
  ValueExpected: 'un valor',
  ColonExpected: 'dos puntos ":" después del nombre del campo',
  CommaExpected: 'una coma antes de este elemento',
  CloseBraceExpected: 'la llave de cierre "}"',
  CloseBracketExpected: 'el corchete de cierre "]"',
  EndOfFileExpected: 'el fin del archivo',
  InvalidNumberFormat: 'un número válido, por ejemplo 2024',
  UnexpectedEndOfNumber: 'un número completo',
  InvalidSymbol: 'un texto entre comillas dobles, un número, true, false o null',
}

const NAMED: Record<string, readonly [string, string]> = {
  InvalidCommentToken: ['un comentario', 'JSON sin comentarios'],
  UnexpectedEndOfComment: ['un comentario sin cerrar', 'JSON sin comentarios'],
  UnexpectedEndOfString: [
    'un texto sin cerrar',
    'comillas dobles al final del texto, en la misma línea',
  ],
  InvalidUnicode: ['un escape \\u incompleto', 'cuatro cifras después de \\u'],
  InvalidEscapeCharacter: [
    'una barra invertida que no forma un escape',
    '\\\\ para escribir una barra invertida',
  ],
  InvalidCharacter: [
    'un tabulador u otro carácter de control dentro de un texto',
    'un espacio, o el escape \\t o \\n',
  ],
}

/** The first syntax error of a JSON text, in Spanish. Later ones mostly follow from it. */
export const describeSyntaxError = (
  text: string,
  { error, offset, length }: ParseError,
): SyntaxProblem => {
  const code = printParseErrorCode(error)
  const named = NAMED[code]
  if (named !== undefined) return { offset, found: named[0], expected: named[1] }
  if (text.slice(offset).trim() === '') return truncated(text)
  const comma = trailingComma(text, offset)
  if (comma !== undefined) return comma
  const found = showValue(text.slice(offset, offset + Math.max(length, 1)))
  return {
    offset,
    found,
    expected: wrongCloser(code, text[offset]) ?? AT_TOKEN[code] ?? 'JSON válido',
  }
}
