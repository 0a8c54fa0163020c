import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SPOKEN } from '../../site/words/language'
import { isExampleFile } from '../content/example'
import { ProblemError } from '../content/problem'
import { readSite } from '../content/reading/read-content'
import { inLanguage } from '../content/translation/in-language'
import { writeAll } from '../content/write-all'
import { contentFiles, translationFiles } from '../import/content-files'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

const CONTENT = 'src/content'

/** Leaves the untouched example in one language alone, and with it what the commands say. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const { notExample, usage } = say.commands.language
  const language = SPOKEN.find((spoken) => spoken === args[0])
  if (language === undefined || args.length > 1) throw new ProblemError(usage)
  const root = process.cwd()
  const contentDir = path.join(root, CONTENT)
  const { perfil, lists, overlays, main, files } = readSite(contentDir, path.join(root, 'public'))
  const isExample = files.every(({ name, language: folder = '' }) => {
    const file = path.posix.join(CONTENT, folder, `${name}.json`)
    return isExampleFile(file, readFileSync(path.join(root, file)))
  })
  const overlay = overlays.get(language)
  if (!isExample || (overlay === undefined && language !== main)) throw new ProblemError(notExample)
  const content = overlay ? inLanguage({ perfil, lists }, overlay) : { perfil, lists }
  const translations = translationFiles(contentDir).map((file) => ({ file, bytes: null }))
  const spoken = { ...content, perfil: { ...content.perfil, idioma: language } }
  writeAll([...contentFiles(spoken, contentDir), ...translations], { root })
  console.log(messagesIn(language).commands.language.turned)
  return 0
}
