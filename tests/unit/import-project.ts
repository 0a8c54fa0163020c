import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ProblemError } from '../../src/tools/content/problem'
import { readContent } from '../../src/tools/content/reading/read-content'
import { importResume } from '../../src/tools/import/import-resume'
import type { ImportOptions } from '../../src/tools/import/plan-import'
import { makeProject } from './content-project'

/** A project to import into; the resume lies in a folder of its own beside it. */
export const makeImportProject = () => {
  const project = makeProject()
  const { root, contentDir, publicDir } = project
  const resumeFile = path.join(root, 'cv/resume.json')
  const run = (force = true, today = '2025-06-15', more: Partial<ImportOptions> = {}) =>
    importResume({ resumeFile, contentDir, publicDir, force, today, ...more })
  return {
    ...project,
    run,
    /** Imports and returns the report and the content as the site will read it. */
    importText(text: string, today?: string) {
      project.write('cv/resume.json', text)
      const report = run(true, today)
      return { report, content: readContent(contentDir, publicDir) }
    },
    importValue(resume: unknown, today?: string) {
      return this.importText(JSON.stringify(resume, null, 2), today)
    },
    /** The message of the ProblemError, with the resume's folder left out. */
    failureOf(text: string, force = true) {
      project.write('cv/resume.json', text)
      try {
        run(force)
      } catch (error) {
        if (error instanceof ProblemError) return error.message.replaceAll(`${root}${path.sep}`, '')
        throw error
      }
      return 'sin errores'
    },
    /** Every file of the project with its content. */
    everyFile() {
      const names = readdirSync(root, { recursive: true, withFileTypes: true })
      return names
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [
          path.relative(root, file).split(path.sep).join('/'),
          readFileSync(file, 'latin1'),
        ])
    },
  }
}
