import type { Messages } from '../es/es'

/** By the parser's error code; found is the text at the error. */
const expectedAt = {
  PropertyNameExpected: 'the name of a field in double quotation marks',
  ValueExpected: 'a value',
  ColonExpected: 'a colon ":" after the name of the field',
  CommaExpected: 'a comma before this element',
  CloseBraceExpected: 'the closing brace "}"',
  CloseBracketExpected: 'the closing bracket "]"',
  EndOfFileExpected: 'the end of the file',
  InvalidNumberFormat: 'a valid number, for example 2024',
  UnexpectedEndOfNumber: 'a complete number',
  InvalidSymbol: 'a text in double quotation marks, a number, true, false or null',
}

/** By the parser's error code. */
const faults = {
  InvalidCommentToken: { found: 'a comment', expected: 'JSON without comments' },
  UnexpectedEndOfComment: { found: 'an unclosed comment', expected: 'JSON without comments' },
  UnexpectedEndOfString: {
    found: 'an unclosed text',
    expected: 'double quotation marks at the end of the text, on the same line',
  },
  InvalidUnicode: {
    found: 'an incomplete \\u escape',
    expected: 'four digits after \\u',
  },
  InvalidEscapeCharacter: {
    found: 'a backslash that forms no escape',
    expected: '\\\\ to write a backslash',
  },
  InvalidCharacter: {
    found: 'a tab or another control character inside a text',
    expected: 'a space, or the escape \\t or \\n',
  },
}

/** What is wrong in a file that is no JSON. */
export const json: Messages['json'] = {
  expectedAt,
  faults,
  empty: { found: 'an empty file', expected: 'a JSON object in braces {}' },
  unreadable: 'JSON that cannot be read',
  valid: 'valid JSON',
  cutShort: 'the file ends too early',
  wholeValue: 'a complete JSON value',
  closeBrace: (line) => `the closing brace of the "{" that opens on line ${line}`,
  closeBracket: (line) => `the closing bracket of the "[" that opens on line ${line}`,
  extraComma: (closer) => ({
    found: `a comma too many before "${closer}"`,
    expected: 'no comma after the last element',
  }),
}
