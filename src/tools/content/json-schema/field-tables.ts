import {
  ANY_OWN_LIST,
  type FormName,
  fieldsByPath,
  HEAD,
  marksAt,
} from '../../../model/schema/content-fields'
import type { OwnList } from '../../../model/own-list'
import { fieldWords } from '../../messages/fields'

/** The document with a table of the fields of each file, between its two marks. */
export const TABLES_FILE = 'docs/content.md'
const [START, END] = ['<!-- fields: npm run schema -->', '<!-- end of the fields -->']

/** Both lists of skills have the same fields, and one table. */
const TITLES: Readonly<Record<Exclude<FormName, OwnList> | typeof ANY_OWN_LIST, string | undefined>> = {
  perfil: '`perfil.json`',
  experiencia: '`experiencia.json`',
  educacion: '`educacion.json`',
  proyectos: '`proyectos.json`',
  'hard-skills': '`hard-skills.json` and `soft-skills.json`',
  'soft-skills': undefined,
  [HEAD]: 'A section of your own',
  [ANY_OWN_LIST]: 'Its entries',
}

const paddedRow = (cells: readonly string[], widths: readonly number[]) =>
  `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`

function tableOf(name: FormName): string {
  const rows = [...fieldsByPath(name).keys()].map((path) => {
    const { longest } = marksAt(name, path)
    return [`\`${path}\``, fieldWords(name, path)?.en ?? '', longest ? String(longest.most) : '']
  })
  const head = ['field', 'what it says', 'most letters']
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? title.length)),
  )
  const line = widths.map((width) => '-'.repeat(width))
  return [head, line, ...rows].map((row) => paddedRow(row, widths)).join('\n')
}

/** @param text of the document @throws where it has lost one of the marks */
export function withFieldTables(text: string): string {
  const [before, rest = ''] = text.split(START)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error(`${TABLES_FILE}: no ${END}`)
  const tables = Object.entries(TITLES).flatMap(([name, title]) =>
    title ? [`### ${title}\n\n${tableOf(name as FormName)}`] : [],
  )
  return `${before}${START}\n\n${tables.join('\n\n')}\n\n${END}${after}`
}
