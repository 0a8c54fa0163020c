import { readFile } from 'node:fs/promises'
import { folderOf } from '../../site/model/routes'
import { contactFile, cvFile } from '../../site/model/site'
import { publicPlace } from '../content/reading/public-files'
import { renderCv } from '../cv/cv-document'
import { interfaceLanguage } from '../messages/built-words'
import { resumeOf } from './resume/resume'
import { addressOf, type BuiltFile, type BuiltSite, mainCode } from './sites'
import { contactCard } from './vcard'

export const downloads = (site: BuiltSite): BuiltFile[] => [
  {
    fileName: cvFile(site),
    contentType: 'application/pdf',
    create: async ({ publicDir }) => {
      const own = folderOf(site) === '' && site.profile.cv
      if (own) return readFile(publicPlace(publicDir, own))
      const { code, dir } = site
      const words = { screen: site.words, built: site.built }
      const { pdf } = await renderCv(site, { code, dir, words, home: addressOf(site, 'home') })
      return pdf
    },
  },
  {
    fileName: contactFile(site),
    contentType: 'text/vcard; charset=utf-8',
    create: async () => contactCard(site.profile, addressOf(site, 'home')),
  },
  {
    fileName: `${folderOf(site)}resume.json`,
    contentType: 'application/json; charset=utf-8',
    create: async () => {
      const spoken = interfaceLanguage(site.code, mainCode)
      const resume = resumeOf(site.profile, site.lists, spoken, site)
      return `${JSON.stringify(resume, null, 2)}\n`
    },
  },
]
