/** The site's path on its host, with a slash at both ends. */
export const SITE_BASE = import.meta.env.BASE_URL

export const assetUrl = (path: string) => `${SITE_BASE}${path.replace(/^\//, '')}`
