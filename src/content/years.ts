/** 'start - end', with 'Actualidad' for an end still open (null or empty). */
export function yearsText(entry: { anioInicio: number; anioFin: number | '' | null }): string {
  return `${entry.anioInicio} - ${entry.anioFin || 'Actualidad'}`
}
