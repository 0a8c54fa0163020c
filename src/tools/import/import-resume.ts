import { mainLanguageOf } from '../content/main-language'
import { writeAll } from '../content/write-all'
import { type ImportOptions, planImport, rootOf } from './plan-import'
import { showPlan } from './report/show-plan'
import { speak } from './spoken'

/** Writes all files or none. @throws ProblemError on a bad resume, or to ask for `force` */
export const importResume = (options: ImportOptions): string => {
  const root = rootOf(options)
  speak(mainLanguageOf(root))
  const plan = planImport(options)
  if (!options.isDryRun && plan.files.length > 0) writeAll(plan.files, { root, shown: plan.shown })
  return showPlan(plan, options.isDryRun ?? false)
}
