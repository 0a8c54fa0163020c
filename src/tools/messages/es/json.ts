type Fault = { found: string; expected: string }

/** By the parser's error code; found is the text at the error. */
const expectedAt = {
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

/** By the parser's error code. */
const faults = {
  InvalidCommentToken: { found: 'un comentario', expected: 'JSON sin comentarios' },
  UnexpectedEndOfComment: { found: 'un comentario sin cerrar', expected: 'JSON sin comentarios' },
  UnexpectedEndOfString: {
    found: 'un texto sin cerrar',
    expected: 'comillas dobles al final del texto, en la misma línea',
  },
  InvalidUnicode: {
    found: 'un escape \\u incompleto',
    expected: 'cuatro cifras después de \\u',
  },
  InvalidEscapeCharacter: {
    found: 'una barra invertida que no forma un escape',
    expected: '\\\\ para escribir una barra invertida',
  },
  InvalidCharacter: {
    found: 'un tabulador u otro carácter de control dentro de un texto',
    expected: 'un espacio, o el escape \\t o \\n',
  },
}

/** What is wrong in a file that is no JSON. */
export const json = {
  expectedAt,
  faults,
  empty: { found: 'un archivo vacío', expected: 'un objeto JSON entre llaves {}' },
  unreadable: 'JSON que no se puede leer',
  valid: 'JSON válido',
  cutShort: 'el archivo termina antes de tiempo',
  wholeValue: 'un valor JSON completo',
  closeBrace: (line: number) => `cerrar la llave "{" que se abre en la línea ${line}`,
  closeBracket: (line: number) => `cerrar el corchete "[" que se abre en la línea ${line}`,
  extraComma: (closer: string): Fault => ({
    found: `una coma de más antes de "${closer}"`,
    expected: 'ninguna coma después del último elemento',
  }),
}
