import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Messages } from '../../messages/es/es'
import { type ReadOptions, type ReadResume, readResume, readResumeBytes } from './read-resume'

const HEAD_BYTES = 1024

function pdfAt(file: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(file)
    return bytes.toString('latin1', 0, HEAD_BYTES).includes('%PDF-')
      ? new Uint8Array(bytes)
      : undefined
  } catch {
    // `readResume` says so.
    return undefined
  }
}

/** The `resume.json` that this site's CVs carry; undefined for any other file or PDF. */
export async function resumeInPdf(file: string): Promise<Buffer | undefined> {
  const data = pdfAt(file)
  if (!data) return undefined
  try {
    const document = await getDocument({ data, verbosity: 0 }).promise
    const attachments: unknown = await document.getAttachments()
    const found = Object.values(attachments ?? {}).find(
      ({ filename }) => filename === 'resume.json',
    )
    return found && Buffer.from(found.content)
  } catch {
    // Broken, or with a password: told as any other PDF.
    return undefined
  }
}

/** As `readResume`, also of a CV of this site, as PDF. @throws ProblemError */
export async function readSource(
  file: string,
  messages: Messages,
  options: ReadOptions = {},
): Promise<ReadResume> {
  const inside = await resumeInPdf(file)
  return inside
    ? readResumeBytes(file, inside, messages, options)
    : readResume(file, messages, options)
}
