import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run as runImport } from '../../src/tools/commands/import'
import { isExampleFile } from '../../src/tools/content/example'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import type { ImportOptions } from '../../src/tools/import/import-options'
import { importResume } from '../../src/tools/import/import-resume'
import { importTranslation } from '../../src/tools/import/import-translation'
import { readResume } from '../../src/tools/import/sources/read-resume'
import { messagesIn } from '../../src/tools/messages/messages'
import { filesBelow } from '../fixtures/build-fixture'
import { asText, freshProject } from './content-project'
import { callCommand } from './run-command'

/** With a name, without which nothing is imported. */
const named = (resume: unknown): unknown =>
  typeof resume === 'string' || Object(resume).sections || Object(resume).data
    ? resume
    : { ...Object(resume), basics: { name: 'Ana', ...Object(resume).basics } }

/** Writes what an import is to write, as its command does. */
function written(report: string, { workspace, isDryRun }: ImportOptions): string {
  if (!isDryRun) workspace.commit()
  return report
}

/** A project to import into, made anew for each test; the resume lies in a folder of its own beside it. */
export const makeImportProject = () => {
  const project = freshProject()
  const { root, contentDir } = project
  const readFile = (resumeFile: string, more: Partial<ImportOptions> = {}) => {
    const options: ImportOptions = {
      ...{ workspace: new Workspace(root), resumeFile, owner: 'es', today: '2025-06-15' },
      ...{ isForced: false, isDryRun: false, shipped: isExampleFile },
      ...more,
    }
    return [readResume(resumeFile, messagesIn(options.owner)), options] as const
  }
  /** Lays what is there to be read beside the project: YAML if it is a text. */
  const brought = (resume: unknown, more: Partial<ImportOptions>) => {
    const isText = typeof resume === 'string'
    const file = isText ? 'cv/resume.yaml' : 'cv/resume.json'
    project.write(file, isText ? resume : asText(resume))
    return readFile(path.join(root, file), more)
  }
  return {
    ...project,
    /** Runs the owner's command. */
    command: (args: readonly string[], env: Record<string, string> = {}) =>
      callCommand(root, runImport, args, { INIT_CWD: root, ...env }),
    /** Imports a file, and gives the report. */
    runFile(file: string, more: Partial<ImportOptions> = {}) {
      const [read, options] = readFile(file, more)
      return written(importResume(read, options), options)
    },
    /** Imports it, and gives the report. */
    run(resume: unknown, more: Partial<ImportOptions> = {}) {
      const [read, options] = brought(resume, more)
      return written(importResume(read, options), options)
    },
    translate(resume: unknown, language: string, more: Partial<ImportOptions> = {}) {
      const [read, options] = brought(resume, more)
      return written(importTranslation(read, language, options), options)
    },
    /** Where there is no content yet: the report, and the content as the site will read it. */
    importNew(resume: unknown, more: Partial<ImportOptions> = {}) {
      rmSync(contentDir, { recursive: true, force: true })
      const report = this.run(named(resume), more)
      return { report, content: project.site() }
    },
    /** Commits all that is there. */
    commit() {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', ...args], {
          cwd: root,
          stdio: 'pipe',
        })
      git('init', '-q')
      git('add', '--all')
      git('commit', '-q', '-m', 'Work')
    },
    /** Every file but the resume and git's own, with its content. */
    everyFile() {
      return filesBelow(root)
        .filter((file) => !/^(?:\.git|cv)\//.test(file))
        .map((file) => [file, readFileSync(path.join(root, file), 'latin1')] as const)
    },
  }
}
