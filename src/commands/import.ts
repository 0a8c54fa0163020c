import path from 'node:path'
import { importResume } from '../json-resume/import/import-resume'
import { messages } from '../messages/messages'
import { ProblemError } from '../owner/problem'

const FORCE = '--force'

export const run = async (args: string[]): Promise<number> => {
  const { importUsage, unknownOption } = messages().commands
  const options = args.filter((arg) => arg.startsWith('-'))
  const files = args.filter((arg) => !arg.startsWith('-'))
  const unknown = options.find((option) => option !== FORCE)
  if (unknown !== undefined) throw new ProblemError(`${unknownOption(unknown)}\n${importUsage}`)
  const [resumeFile] = files
  if (resumeFile === undefined || files.length > 1) throw new ProblemError(importUsage)
  // npm runs scripts in the project's folder; INIT_CWD is where the owner typed.
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  const report = importResume({
    resumeFile: path.relative(process.cwd(), path.resolve(typedIn, resumeFile)),
    contentDir: path.resolve('src/content'),
    publicDir: path.resolve('public'),
    force: options.includes(FORCE),
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
  })
  console.log(report)
  return 0
}
