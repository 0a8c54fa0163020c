import type { Environment } from '../content/site-address'

/** Where a browser finds the editor, the address to tell first: a Codespace forwards its ports. */
export function editorOrigins(port: number, env: Environment): string[] {
  const { CODESPACES, CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env
  const isForwarded = CODESPACES === 'true' && name && domain
  const forwarded = isForwarded ? [`https://${name}-${port}.${domain}`] : []
  return [...forwarded, `http://127.0.0.1:${port}`, `http://localhost:${port}`]
}
