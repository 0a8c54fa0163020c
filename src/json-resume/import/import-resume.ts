import { speakAs } from '../../owner/translation/content-language'
import { writeAll } from '../../owner/write-all'
import { finishWrite } from '../../owner/write-journal'
import { type ImportOptions, planImport, rootOf } from './plan-import'
import { showPlan } from './report/show-plan'

/** Writes all files or none. @throws ProblemError on a bad resume, or to ask for `force` */
export const importResume = (options: ImportOptions): string => {
  const root = rootOf(options)
  finishWrite(root)
  speakAs(root)
  const plan = planImport(options)
  if (!options.isDryRun && plan.files.length > 0) writeAll(plan.files, { root, shown: plan.shown })
  return showPlan(plan, options.isDryRun ?? false)
}
