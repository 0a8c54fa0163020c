import { readFile } from 'node:fs/promises'
import { folderOf } from '../../site/model/routes'
import { contactFile, cvDocxFile, cvFile } from '../../site/model/site'
import { publicPlace } from '../content/reading/public-files'
import { renderCv } from '../cv/cv-document'
import { cvDocx } from '../cv/cv-docx'
import { cvText } from '../cv/cv-txt'
import { interfaceLanguage } from '../messages/built-words'
import { attachResume } from './resume/attach-resume'
import { resumeOf } from './resume/resume'
import { addressOf, type BuiltFile, type BuiltSite, cvLanguage, mainCode } from './sites'
import { contactCard } from './vcard'

function resumeText(site: BuiltSite): string {
  const spoken = interfaceLanguage(site.code, mainCode)
  return `${JSON.stringify(resumeOf(site.profile, site.lists, spoken, site), null, 2)}\n`
}

/** None where the owner's own file is the CV: they would say something else. */
function otherCvs(site: BuiltSite): BuiltFile[] {
  const fileName = cvDocxFile(site)
  if (fileName === undefined) return []
  return [
    {
      fileName,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      create: () => cvDocx(site, cvLanguage(site)),
    },
    {
      fileName: `${folderOf(site)}cv.txt`,
      contentType: 'text/plain; charset=utf-8',
      create: async () => cvText(site, cvLanguage(site)),
    },
  ]
}

export const downloads = (site: BuiltSite): BuiltFile[] => [
  {
    fileName: cvFile(site),
    contentType: 'application/pdf',
    create: async ({ publicDir }) => {
      const own = folderOf(site) === '' && site.profile.cv
      if (own) return readFile(publicPlace(publicDir, own))
      const { pdf } = await renderCv(site, cvLanguage(site))
      return attachResume(pdf, resumeText(site))
    },
  },
  ...otherCvs(site),
  {
    fileName: contactFile(site),
    contentType: 'text/vcard; charset=utf-8',
    create: async () => contactCard(site.profile, addressOf(site, 'home')),
  },
  {
    fileName: `${folderOf(site)}resume.json`,
    contentType: 'application/json; charset=utf-8',
    create: async () => resumeText(site),
  },
]
