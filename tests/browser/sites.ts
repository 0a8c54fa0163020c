const LOCAL = 'http://localhost'

/** Where the test server for fetched lists listens; built into the `remote` site. */
export const CONTENT_PORT = 4390
export const CONTENT_ORIGIN = `${LOCAL}:${CONTENT_PORT}`

/** Where the deploy test swaps one build for another. */
export const DEPLOY_PORT = 4391

/** The builds that the suite looks at, each served on its own port. */
export const SITES = {
  root: { port: 4381, base: '/', origin: `${LOCAL}:4381` },
  repo: { port: 4382, base: '/repo/', origin: `${LOCAL}:4382` },
  remote: { port: 4383, base: '/', origin: `${LOCAL}:4383` },
  hostile: { port: 4384, base: '/', origin: `${LOCAL}:4384` },
  imported: { port: 4385, base: '/', origin: `${LOCAL}:4385` },
} as const

export type SiteName = keyof typeof SITES
