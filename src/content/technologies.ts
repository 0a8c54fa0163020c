/** The items of a comma-separated text, trimmed, without empty ones or repeats. */
export function technologyItems(text: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  return [...new Set(items)].filter((item) => item !== '')
}
