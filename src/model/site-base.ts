/** The path of the site on its host, with a slash at both ends. */
export const SITE_BASE = import.meta.env.BASE_URL

/** Address of a file of `public/`, or of one that the build writes, in the built site. */
export const assetUrl = (path: string) => `${SITE_BASE}${path.replace(/^\//, '')}`
