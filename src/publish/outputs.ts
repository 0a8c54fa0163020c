import { contactCardFile } from './contact-card'
import { cvFile } from './cv/cv-file'
import type { Output } from './output'
import { pageFiles } from './pages'
import { socialFiles } from './social/social-files'

/** Everything that is made from the content, in the order in which it is written. */
export const outputs: Output[] = [...pageFiles, cvFile, contactCardFile, ...socialFiles]
