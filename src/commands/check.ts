import { checkProject } from '../check/check-project'
import { showFindings } from '../check/finding'

/** Exit code: 0 when there is nothing to fix, else 1. */
export async function run(): Promise<number> {
  const findings = await checkProject(process.cwd())
  console.log(showFindings(findings))
  return findings.length === 0 ? 0 : 1
}
