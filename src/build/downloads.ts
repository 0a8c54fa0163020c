import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderCv } from '../cv/render-cv'
import { resumeOf } from '../json-resume/export/export-resume'
import { speakingIn } from '../messages/language'
import { folderOf } from '../model/routes'
import { contactFile, cvFile } from '../model/site-files'
import { contactCard } from '../model/vcard'
import { interfaceLanguage } from '../words/words'
import type { BuiltFile } from './built-file'
import { addressOf, type BuiltSite, mainCode } from './sites'

/** The owner's file if the profile names one, else generated. */
const cv = (site: BuiltSite): BuiltFile => ({
  fileName: cvFile(site),
  contentType: 'application/pdf',
  create: async ({ publicDir }) =>
    site.profile.cv && folderOf(site) === ''
      ? readFile(path.join(publicDir, site.profile.cv))
      : renderCv(site, {
          code: site.code,
          words: { screen: site.words, built: site.built },
          home: addressOf(site, 'home'),
        }),
})

const contact = (site: BuiltSite): BuiltFile => ({
  fileName: contactFile(site),
  contentType: 'text/vcard; charset=utf-8',
  create: async () => contactCard(site.profile, addressOf(site, 'home')),
})

const resume = (site: BuiltSite): BuiltFile => ({
  fileName: `${folderOf(site)}resume.json`,
  contentType: 'application/json; charset=utf-8',
  create: async () => {
    const language = interfaceLanguage(site.code, mainCode)
    const resume = speakingIn(language, () => resumeOf(site.profile, site.lists, site))
    return `${JSON.stringify(resume, null, 2)}\n`
  },
})

export const downloads = (site: BuiltSite): BuiltFile[] => [cv(site), contact(site), resume(site)]
