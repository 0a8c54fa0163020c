import { readFile } from 'node:fs/promises'
import { folderOf } from '../../site/model/routes'
import type { Lists, Profile } from '../../site/model/schema/schema'
import { contactFile, cvDocxFile, cvFile } from '../../site/model/site'
import { variantFile } from '../content/cv-variants'
import { publicPlace } from '../content/reading/public-files'
import { renderCv } from '../cv/cv-document'
import { cvDocx } from '../cv/cv-docx'
import { cvText } from '../cv/cv-txt'
import { interfaceLanguage } from '../messages/built-words'
import { attachResume } from './resume/attach-resume'
import { resumeOf } from './resume/resume'
import { addressOf, type BuiltFile, type BuiltSite, cvLanguage, mainCode } from './sites'
import { contactCard } from './vcard'

type CvSource = { readonly profile: Profile; readonly lists: Lists } & Pick<BuiltSite, 'own'>

function resumeText(site: BuiltSite, { profile, lists }: CvSource = site): string {
  const spoken = interfaceLanguage(site.code, mainCode)
  return `${JSON.stringify(resumeOf(profile, lists, spoken, site, site.own), null, 2)}\n`
}

async function cvPdf(site: BuiltSite, source: CvSource = site): Promise<Uint8Array> {
  const { pdf } = await renderCv(source, cvLanguage(site))
  return attachResume(pdf, resumeText(site, source))
}

/** @param name of the files, without their ending */
const otherCvs = (name: string, site: BuiltSite, source: CvSource = site): BuiltFile[] => [
  {
    fileName: `${name}.docx`,
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    create: () => cvDocx(source, cvLanguage(site)),
  },
  {
    fileName: `${name}.txt`,
    contentType: 'text/plain; charset=utf-8',
    create: async () => cvText(source, cvLanguage(site)),
  },
]

/** The CVs for one job, to which nothing of the site leads. */
export const variantCvs = (site: BuiltSite): BuiltFile[] =>
  site.variants.flatMap(({ name, perfil, lists }) => {
    const file = variantFile(folderOf(site), name)
    const source = { profile: perfil, lists, own: site.own }
    return [
      {
        fileName: `${file}.pdf`,
        contentType: 'application/pdf',
        create: () => cvPdf(site, source),
      },
      ...otherCvs(file, site, source),
    ]
  })

export const downloads = (site: BuiltSite): BuiltFile[] => [
  {
    fileName: cvFile(site),
    contentType: 'application/pdf',
    create: async ({ publicDir }) => {
      const own = folderOf(site) === '' && site.profile.cv
      if (own) return readFile(publicPlace(publicDir, own))
      return cvPdf(site)
    },
  },
  // None where the owner's own file is the CV: they would say something else.
  ...(cvDocxFile(site) ? otherCvs(`${folderOf(site)}cv`, site) : []),
  ...variantCvs(site),
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
