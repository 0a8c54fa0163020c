import { folderOf } from '../../model/routes'
import type { Lists, Profile } from '../../model/schema/schema'
import { contactFile, cvFile } from '../../model/site'
import { PUBLIC } from '../content/content-folder'
import { variantFile } from '../content/cv-variants'
import { withoutUnknownSite } from '../content/site-address'
import { Workspace } from '../content/workspace/workspace'
import { renderCv } from '../cv/cv-document'
import { cvDocx } from '../cv/cv-docx'
import { cvText } from '../cv/cv-text'
import { ownersTemplate } from '../cv/owners-template'
import { interfaceLanguage } from '../messages/built-words'
import { resumeOf } from './resume/resume'
import { addressOf, type BuiltFiles, type BuiltSite, cvLanguage, wording } from './sites'
import { contactCard } from './vcard'

type CvSource = { readonly profile: Profile; readonly lists: Lists } & Pick<BuiltSite, 'own'>

function resumeText(site: BuiltSite, { profile, lists }: CvSource = site): string {
  const spoken = interfaceLanguage(site.code, wording)
  const resume = resumeOf(profile, lists, spoken, site, site.own)
  return `${JSON.stringify(resume, withoutUnknownSite, 2)}\n`
}

/** The PDF has the résumé inside, for programs that look for it and for `npm run import`. */
async function cvPdf(site: BuiltSite, source: CvSource): Promise<Uint8Array> {
  const resume = resumeText(site, source)
  const template = ownersTemplate(new Workspace(process.cwd()))
  return (await renderCv(source, cvLanguage(site), { template, resume })).pdf()
}

/** @param name of the files, without their ending */
const cvs = (name: string, site: BuiltSite, source: CvSource = site): BuiltFiles => ({
  [`${name}.pdf`]: () => cvPdf(site, source),
  [`${name}.docx`]: () => cvDocx(source, cvLanguage(site)),
  [`${name}.txt`]: async () => cvText(source, cvLanguage(site)),
})

/** The CVs for one job, to which nothing of the site leads. */
export const variantCvs = (site: BuiltSite): BuiltFiles =>
  Object.assign(
    {},
    ...site.variants.map(({ name, perfil, lists }) =>
      cvs(variantFile(folderOf(site), name), site, { profile: perfil, lists, own: site.own }),
    ),
  )

/** None beside the owner's own file, in the main language: they would say something else. */
function mainCvs(site: BuiltSite): BuiltFiles {
  const own = folderOf(site) === '' && site.profile.cv
  if (!own) return cvs(`${folderOf(site)}cv`, site)
  return { [cvFile(site)]: async ({ workspace }) => workspace.bytes(`${PUBLIC}/${own}`) ?? '' }
}

export const downloads = (site: BuiltSite): BuiltFiles => ({
  ...mainCvs(site),
  ...variantCvs(site),
  [contactFile(site)]: async () => contactCard(site.profile, addressOf(site, 'home')),
  [`${folderOf(site)}resume.json`]: async () => resumeText(site),
})
