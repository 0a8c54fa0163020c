import { loadTexts } from 'virtual:texts'
import type { SiteLanguage } from '../model/routes'
import type { Site } from '../model/site'

/** @throws Error when the texts cannot be fetched */
export async function loadSite(language: SiteLanguage): Promise<Site> {
  return { ...language, ...(await loadTexts(language.code)) }
}
