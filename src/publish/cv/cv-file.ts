import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { profile } from 'virtual:content'
import { renderToBuffer } from '@react-pdf/renderer'
import type { Output } from '../output'
import { CvDocument } from './cv-document'

/** The CV: the owner's own file when the profile names one, else made from the content. */
export const cvFile: Output = {
  fileName: 'cv.pdf',
  contentType: 'application/pdf',
  create: async ({ publicDir }) =>
    profile.cv ? readFile(path.join(publicDir, profile.cv)) : renderToBuffer(CvDocument()),
}
