import { readFileSync, writeFileSync } from 'node:fs'
import { contactSheet } from '../files/contact-sheet'
import { messages } from '../messages/messages'

const SHEET = 'plates.png'

/** Draws the medallions of the names in a file, one a line. Exit code 2: wrong arguments. */
export async function run([file, ...others]: readonly string[]): Promise<number> {
  const say = messages().commands
  if (file === undefined || others.length > 0) {
    console.error(say.platesUsage)
    return 2
  }
  const lines = readNames(file)
  if (lines.length === 0) {
    console.error(say.noNames(file))
    return 1
  }
  writeFileSync(SHEET, await contactSheet(lines))
  console.log(say.platesDrawn(lines.length, SHEET))
  return 0
}

/** None where the file cannot be read. */
function readNames(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  } catch {
    return []
  }
}
