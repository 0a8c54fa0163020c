export type Finding = {
  /** `src/content/perfil.json:3  nombre`, or a file. */
  place: string
  found: string
  todo: string
}

const showFinding = ({ place, found, todo }: Finding) =>
  `${place}\n  se encontró: ${found}\n  qué hacer: ${todo}`

export function showFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Todo listo para publicar.'
  const count = findings.length === 1 ? '1 cosa' : `${findings.length} cosas`
  return [`Hay ${count} por resolver antes de publicar:`, ...findings.map(showFinding)].join('\n\n')
}
