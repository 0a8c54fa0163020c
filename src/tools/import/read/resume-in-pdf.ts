import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Messages } from '../../messages/es/es'
import { type ReadResume, readResume, readResumeBytes } from './read-resume'

/** The `resume.json` that this site's CVs carry; undefined for any other file or PDF. */
export async function resumeInPdf(file: string): Promise<Buffer | undefined> {
  if (!/\.pdf$/i.test(file)) return undefined
  try {
    const pdf = await PDFDocument.load(await readFile(file))
    const found = pdf.getAttachments().find(({ name }) => name === 'resume.json')
    return found && Buffer.from(found.data)
  } catch {
    // Not there, broken, or with a password: `readResume` says so.
    return undefined
  }
}

/** As `readResume`, also of a CV of this site, as PDF. @throws ProblemError */
export async function readSource(file: string, messages: Messages): Promise<ReadResume> {
  const inside = await resumeInPdf(file)
  return inside ? readResumeBytes(file, inside, messages) : readResume(file, messages)
}
