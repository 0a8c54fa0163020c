import { checkProject } from '../check/check-project'
import { showFindings } from '../check/finding'

/** `npm run check`: what to mend before publishing. 0 when there is nothing, 1 otherwise. */
export async function run(): Promise<number> {
  const findings = await checkProject(process.cwd())
  console.log(showFindings(findings))
  return findings.length === 0 ? 0 : 1
}
