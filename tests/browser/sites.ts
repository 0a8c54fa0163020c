const LOCAL = 'http://localhost'

/** First of the suite's ports; change it to run two suites at once. */
const PORT_BASE = Number(process.env.PORT_BASE ?? 4380)
const site = (place: number, base: string) => ({
  port: PORT_BASE + place,
  base,
  origin: `${LOCAL}:${PORT_BASE + place}`,
})

export const CONTENT_PORT = PORT_BASE + 10
export const CONTENT_ORIGIN = `${LOCAL}:${CONTENT_PORT}`

export const DEPLOY_PORT = PORT_BASE + 11

export const DEV_PORT = PORT_BASE + 12

export const SITES = {
  root: site(1, '/'),
  repo: site(2, '/repo/'),
  remote: site(3, '/'),
  hostile: site(4, '/'),
  imported: site(5, '/'),
  extreme: site(6, '/'),
  empty: site(7, '/'),
}

export type SiteName = keyof typeof SITES
