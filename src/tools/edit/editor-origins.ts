import type { Environment } from '../content/site-address'

/** Where a browser finds the editor, the address to tell first: a Codespace forwards its ports. */
export function editorOrigins(port: number, env: Environment): string[] {
  const { CODESPACES, CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env
  const isForwarded = CODESPACES === 'true' && name && domain
  const forwarded = isForwarded ? [`https://${name}-${port}.${domain}`] : []
  return [...forwarded, `http://127.0.0.1:${port}`, `http://localhost:${port}`]
}

/** Whether a browser of this machine is its owner's: not in CI, over SSH, or in a Codespace. */
export const hasBrowser = (env: Environment, platform: string = process.platform): boolean =>
  !(env.CI || env.SSH_CONNECTION || env.SSH_TTY || env.CODESPACES || env.REMOTE_CONTAINERS) &&
  (platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME))
