import { contactCardFile } from './contact-card'
import { cvFile } from './cv/cv-file'
import { iconFiles } from './icons/icon-files'
import { workerFile } from './offline/worker-file'
import type { Output } from './output'
import { pageFiles } from './pages'
import { resumeFile } from './resume/resume-file'
import { robotsFile } from './robots'
import { headersFile } from './security/headers-file'
import { sitemapFile } from './sitemap'
import { socialFiles } from './social/social-files'
import { webManifestFile } from './web-manifest'

/** Everything that is made from the content, in the order in which it is written. */
export const outputs: Output[] = [
  ...pageFiles,
  cvFile,
  contactCardFile,
  resumeFile,
  ...iconFiles,
  ...socialFiles,
  webManifestFile,
  sitemapFile,
  robotsFile,
  headersFile,
  // Last: it lists the files above.
  workerFile,
]
