import { lists, profile } from 'virtual:content'
import type { Output } from '../output'
import { resumeOf } from './export-resume'

export const resumeFile: Output = {
  fileName: 'resume.json',
  contentType: 'application/json; charset=utf-8',
  create: async () => `${JSON.stringify(resumeOf(profile, lists), null, 2)}\n`,
}
