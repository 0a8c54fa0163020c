import { folderOf, type SiteLanguage } from './routes'

/** The site's path on its host, with a slash at both ends. */
export const SITE_BASE = import.meta.env.BASE_URL

export const assetUrl = (path: string) => `${SITE_BASE}${path.replace(/^\//, '')}`

/** Files that the build writes for each language, below the base. */
export const cvFile = (language: SiteLanguage): string => `${folderOf(language)}cv.pdf`

/** Named as the contact page. */
export const contactFile = ({ paths }: SiteLanguage): string => `${paths.contact.slice(1, -1)}.vcf`
