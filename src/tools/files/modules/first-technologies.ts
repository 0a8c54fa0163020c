import { inOrder } from '../../../site/model/entries'

/** One line on a phone of 320 px. */
const MOST_CHARACTERS = 44
/** No line begins with the dot. */
const BETWEEN = '\u00a0· '

/** The first skills, as many whole names as fit in one line; none when the first does not fit. */
export function firstTechnologies(
  skills: readonly { titulo: string; numeroOrden: number }[],
): string {
  let line = ''
  for (const { titulo } of inOrder(skills)) {
    const longer = line === '' ? titulo : line + BETWEEN + titulo
    if (longer.length > MOST_CHARACTERS) break
    line = longer
  }
  return line
}
