import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What gh answers from now on to calls that begin so; those in front are looked at first. */
export type Answers = readonly (readonly [call: string, answer: Answer])[]
type Answer = { out?: unknown; err?: string; next?: Answers }

const SCRIPT = `#!${process.execPath}
const fs = require('node:fs')
const at = (name) => require('node:path').join(__dirname, name)
const call = process.argv.slice(2).join(' ')
fs.appendFileSync(at('calls'), call + '\\n')
const answers = JSON.parse(fs.readFileSync(at('answers.json'), 'utf8'))
const answer = answers.find(([start]) => (call.replace('?', ' ') + ' ').startsWith(start + ' '))?.[1] ?? { err: 'gh: Not Found (HTTP 404)' }
if (answer.next) fs.writeFileSync(at('answers.json'), JSON.stringify([...answer.next, ...answers]))
if (answer.out !== undefined) console.log(JSON.stringify(answer.out))
if (answer.err) { console.error(answer.err); process.exitCode = 1 }
`

/** A folder for PATH with git, and where it is wanted a gh that answers as it is told and keeps its calls. */
export function programsIn(folder: string) {
  const at = (name: string) => path.join(folder, name)
  const git = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((each) => path.join(each, 'git'))
    .find((file) => existsSync(file))
  const withoutGit = () => rmSync(at('git'), { force: true })
  const withGit = () => {
    withoutGit()
    symlinkSync(git ?? '', at('git'))
  }
  withGit()
  return {
    ...{ folder, withGit, withoutGit },
    /** Without answers gh is not installed. */
    answer(answers: Answers | undefined): void {
      for (const name of ['gh', 'calls']) rmSync(at(name), { force: true })
      if (!answers) return
      writeFileSync(at('gh'), SCRIPT)
      chmodSync(at('gh'), 0o755)
      writeFileSync(at('answers.json'), JSON.stringify(answers))
    },
    /** All that was asked of gh to change something. */
    changes: (): string[] =>
      (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8') : '')
        .split('\n')
        .filter((call) => / -X |^repo create|^workflow run/.test(call)),
  }
}
