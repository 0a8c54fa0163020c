import { RECORD_FILE } from '../merge/import-record'
import type { Plan } from '../plan-import'
import { messages } from '../spoken'
import { section, showReport } from './import-report'

/** What was written, or would be. */
export function showPlan(
  { files, shown, report, aside, refusal }: Plan,
  isDryRun: boolean,
): string {
  const say = messages().import
  const isRecord = (name: string) => name === RECORD_FILE
  const named = (isRemoved: boolean) =>
    files
      .filter((file) => !aside.files.includes(file))
      .filter(({ bytes }) => (bytes === null) === isRemoved)
      .map(({ file }) => shown(file))
      .filter((name) => !isRecord(name))
  const hasRecord = files.some(({ file }) => isRecord(shown(file)))
  const written = named(false)
  const heading = isDryRun ? say.wouldWrite(written.length) : say.written(written.length)
  return [
    ...(written.length === 0 ? [say.nothingNew] : [heading]),
    ...written.map((file) => `  ${file}`),
    ...section(isDryRun ? say.wouldRemove : say.removed, named(true)),
    ...section(
      isDryRun ? say.translation.wouldSetAside : say.translation.setAside,
      aside.folders.map(({ from, to }) => `${shown(from)}/ → ${shown(to)}/`),
    ),
    ...showReport(report),
    ...(hasRecord && !isDryRun ? ['', say.recordWritten(RECORD_FILE)] : []),
    ...(isDryRun ? ['', say.dryRun, ...(refusal === undefined ? [] : [say.howToReplace])] : []),
  ].join('\n')
}
