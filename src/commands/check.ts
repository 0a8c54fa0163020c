import { checkProject, showCheck } from '../check/check-project'

/** Exit code: 0 when there is nothing to fix, else 1. */
export async function run(): Promise<number> {
  const problems = await checkProject(process.cwd())
  console.log(showCheck(problems))
  return problems.length === 0 ? 0 : 1
}
