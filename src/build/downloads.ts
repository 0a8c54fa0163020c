import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lists, profile } from 'virtual:content'
import { renderCv } from '../cv/render-cv'
import { resumeOf } from '../json-resume/export/export-resume'
import { contactCard } from '../model/vcard'
import type { BuiltFile } from './built-file'

/** The owner's file if the profile names one, else generated. */
const cvFile: BuiltFile = {
  fileName: 'cv.pdf',
  contentType: 'application/pdf',
  create: async ({ publicDir }) =>
    profile.cv ? readFile(path.join(publicDir, profile.cv)) : renderCv({ profile, lists }),
}

const contactCardFile: BuiltFile = {
  fileName: 'contacto.vcf',
  contentType: 'text/vcard; charset=utf-8',
  create: async () => contactCard(profile),
}

const resumeFile: BuiltFile = {
  fileName: 'resume.json',
  contentType: 'application/json; charset=utf-8',
  create: async () => `${JSON.stringify(resumeOf(profile, lists), null, 2)}\n`,
}

export const downloads = [cvFile, contactCardFile, resumeFile]
