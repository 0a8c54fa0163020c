import { exampleProblems } from '../check/example-problems'
import { ownerEnvironment } from '../content/environment'
import { showProblems } from '../content/problem'
import { messages } from '../messages/messages'

/** Exit code: 1 while the content is still the example's, unless ALLOW_EXAMPLE=1. */
export async function run(): Promise<number> {
  const { allowed, howToAllow, own, refused } = messages().commands.publish
  const problems = exampleProblems(process.cwd())
  if (problems.length === 0) {
    console.log(own)
    return 0
  }
  if (ownerEnvironment().ALLOW_EXAMPLE === '1') {
    console.log(allowed(problems.length))
    return 0
  }
  console.error(`${showProblems(refused, problems)}\n\n${howToAllow}`)
  return 1
}
