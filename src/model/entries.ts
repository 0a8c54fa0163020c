/** 'start - end', with 'Actualidad' for an end still open (null or empty). */
export function yearsText(entry: { anioInicio: number; anioFin: number | '' | null }): string {
  return `${entry.anioInicio} - ${entry.anioFin || 'Actualidad'}`
}

/** The items of a comma-separated text, trimmed, without empty ones or repeats. */
export function technologyItems(text: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  return [...new Set(items)].filter((item) => item !== '')
}

/** The entries as they are shown: the lowest `numeroOrden` first. */
export const inOrder = <Item extends { numeroOrden: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.numeroOrden - b.numeroOrden)
