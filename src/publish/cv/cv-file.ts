import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lists, profile } from 'virtual:content'
import type { Output } from '../output'
import { renderCv } from './render-cv'

/** The CV: the owner's own file when the profile names one, else made from the content. */
export const cvFile: Output = {
  fileName: 'cv.pdf',
  contentType: 'application/pdf',
  create: async ({ publicDir }) =>
    profile.cv ? readFile(path.join(publicDir, profile.cv)) : renderCv({ profile, lists }),
}
