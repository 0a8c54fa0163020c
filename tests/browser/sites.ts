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

export const EDIT_PORT = PORT_BASE + 13

export const SITES = {
  root: site(1, '/'),
  /** Below a sub-path. */
  repo: site(2, '/repo/'),
  /** Its lists are fetched; from right to left, without a photo. */
  remote: site(3, '/'),
  /** Long, many and hostile texts, in one language. */
  extreme: site(4, '/'),
}

export type SiteName = keyof typeof SITES
