import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What gh answers from now on to calls that begin so; those in front are looked at first. */
export type Answers = readonly (readonly [call: string, answer: Answer])[]
type Answer = { out?: unknown; err?: string; next?: Answers }

const NOT_FOUND: Answer = { err: 'gh: Not Found (HTTP 404)' }

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** As a shell's script: starting Node for each call would take most of a test. @param make writes a script */
function scriptOf(answers: Answers, make: (script: string) => string): string {
  const say = (answer: Answer) => {
    const { out, err, next } = answer
    const others = answers.filter(([, each]) => each !== answer)
    return [
      next &&
        `/bin/cp "$0-${make(scriptOf([...next, ...others], make))}" "$0+"; /bin/mv "$0+" "$0"`,
      out !== undefined && `printf '%s\\n' ${quoted(JSON.stringify(out))}`,
      err && `printf '%s\\n' ${quoted(err)} >&2; exit 1`,
    ]
      .filter(Boolean)
      .join('\n')
  }
  const cases = answers.map(([start, answer]) => {
    const begins = [quoted(start), ...[' ', '?'].map((end) => `${quoted(start + end)}*`)]
    return `${begins.join('|')})\n${say(answer)}\nexit 0;;`
  })
  return `#!/bin/sh
printf '%s\\n' "$*" >> "$0-calls"
case "$*" in
${cases.join('\n')}
esac
${say(NOT_FOUND)}
`
}

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
  let count = 0
  const make = (script: string) => {
    count++
    writeFileSync(at(`gh-${count}`), script, { mode: 0o755 })
    return `${count}`
  }
  return {
    ...{ folder, withGit, withoutGit },
    /** Without answers gh is not installed. */
    answer(answers: Answers | undefined): void {
      for (const name of ['gh', 'gh-calls']) rmSync(at(name), { force: true })
      if (!answers) return
      writeFileSync(at('gh'), scriptOf(answers, make))
      chmodSync(at('gh'), 0o755)
    },
    /** All that was asked of gh to change something. */
    changes: (): string[] =>
      (existsSync(at('gh-calls')) ? readFileSync(at('gh-calls'), 'utf8') : '')
        .split('\n')
        .filter((call) => / -X |^repo create|^workflow run/.test(call)),
  }
}
