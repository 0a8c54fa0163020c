const LOCAL = 'http://localhost'

/** The first of the ports that the suite takes; another where two suites run at once. */
const PORT_BASE = Number(process.env.PORT_BASE ?? 4380)
const site = (place: number, base: string) => ({
  port: PORT_BASE + place,
  base,
  origin: `${LOCAL}:${PORT_BASE + place}`,
})

/** Where the test server for fetched lists listens; built into the `remote` site. */
export const CONTENT_PORT = PORT_BASE + 10
export const CONTENT_ORIGIN = `${LOCAL}:${CONTENT_PORT}`

/** Where the deploy test swaps one build for another. */
export const DEPLOY_PORT = PORT_BASE + 11

/** The builds that the suite looks at, each served on its own port. */
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
