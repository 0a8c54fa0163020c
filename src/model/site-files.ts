import { folderOf, type SiteLanguage } from './routes'

/** Files that the build writes for each language, below the base. */
export const cvFile = (language: SiteLanguage): string => `${folderOf(language)}cv.pdf`

/** Named as the contact page. */
export const contactFile = ({ paths }: SiteLanguage): string => `${paths.contact.slice(1, -1)}.vcf`
