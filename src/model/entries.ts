/** 'start - end'; an open end (null or empty) reads 'Actualidad'. */
export function yearsText(entry: { anioInicio: number; anioFin: number | '' | null }): string {
  return `${entry.anioInicio} - ${entry.anioFin || 'Actualidad'}`
}

/** Items of a comma-separated text: trimmed, no empty ones, no repeats. */
export function technologyItems(text: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  return [...new Set(items)].filter((item) => item !== '')
}

export const inOrder = <Item extends { numeroOrden: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.numeroOrden - b.numeroOrden)
