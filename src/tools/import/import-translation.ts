import { entriesIn, inOrder } from '../../model/entries'
import type { Fields } from '../../model/objects'
import { type FormName, HEAD } from '../../model/schema/content-fields'
import { type ContentName, ownListsOf, type Profile } from '../../model/schema/schema'
import { HEAD_ID } from '../../model/schema/translation-schema'
import { type Texts, textsIn } from '../../model/translated-texts'
import { languageName } from '../content/intl-names'
import { showValue } from '../content/show-value'
import {
  checkLanguage,
  fillLanguage,
  joinedContent,
} from '../content/translation/plan-translations'
import { messagesIn } from '../messages/messages'
import type { ImportOptions } from './import-options'
import { carriedContent } from './mapping/carried-content'
import { contextFor, reportLines, section, spotIn, stateNamed } from './mapping/context'
import { mapResume } from './mapping/map-resume'
import { type Entry, matchEntries } from './match-entries'
import { spokenCode } from './parsing/places'
import { planSafely } from './safe-files'
import type { ReadResume } from './sources/read-resume'
import { spokenLanguage } from './sources/resume-language'

type Texted = Entry & { id: number; titulo: string }

/** Each language's name and level in the place that it has in the owner's list. */
function inPlaceOf(own: Profile, said: Partial<Profile>): object {
  const codeOf = ({ idioma }: { idioma: string }) => spokenCode(idioma)
  const found = own.idiomas?.map((one) =>
    said.idiomas?.find((other) => codeOf(one) && codeOf(one) === codeOf(other)),
  )
  return { ...said, idiomas: found ?? [] }
}

/** Has the workspace say the texts of a further language, where entries are surely the same. @throws ProblemError */
export function planTranslation(read: ReadResume, language: string, options: ImportOptions) {
  const { workspace, owner } = options
  const content = joinedContent(workspace)
  const messages = messagesIn(owner)
  checkLanguage(language, content.main, messages)
  const { perfil, lists } = content
  const context = contextFor(
    read,
    language,
    spokenLanguage(language) ?? owner,
    options,
    perfil.sitio,
  )
  const carried = read.portfolio && carriedContent(read.portfolio, options, context)
  const mapped = mapResume(read.resume, undefined, {}, ownListsOf(lists), context, carried)
  const tell = (name: ContentName, { titulo }: Fields, path: string, text: string) =>
    context.report.unplaced.push(
      `${spotIn({ spoken: owner }, name, { titulo, fields: [path] })}: ${showValue(text)}`,
    )
  // What is still to be translated is told below.
  context.report.missing = []

  const found = new Map<string, Texts>()
  const take = (name: ContentName, own: Fields, said: object, id = 0, form: FormName = name) => {
    const texts = textsIn(form, said).filter(([, text]) => text !== '')
    const paths = textsIn(form, own).map(([path]) => path)
    for (const [path, text] of texts) {
      if (!paths.includes(path)) tell(name, own, path, text)
    }
    found.set(`${name} ${id}`, Object.fromEntries(texts))
  }
  take('perfil', perfil, inPlaceOf(perfil, mapped.perfil))
  for (const section of mapped.own) {
    const own = content.own.find(({ list }) => list === section.list)
    if (own) take(own.list, own, section, HEAD_ID, HEAD)
  }
  const translation = content.translations.get(language)
  const unmatched = [...mapped.lists].flatMap(([name, said]) => {
    const present: readonly Texted[] = inOrder<Entry & Texted & { numeroOrden: number }>(
      entriesIn(lists, name),
    )
    const sayings = said.map((each) => each.said)
    const { pairs } = matchEntries(name, present, sayings, true)
    for (const each of said) {
      const own = pairs.get(each.said)
      if (own === undefined) continue
      const { estado } = { ...translation?.lists[name]?.[own.id] }
      const state = stateNamed(own.estado)
      const known = state && !estado ? { estado: context.words.placeholders[state] } : {}
      take(name, own, { ...known, ...each.said }, own.id)
    }
    return sayings
      .filter((entry) => !pairs.has(entry))
      .map((entry) => {
        const { anioInicio, fecha, titulo } = entry
        const date = anioInicio ?? fecha
        return `${spotIn({ spoken: owner }, name)}: ${showValue(titulo)}${date === undefined ? '' : ` (${date})`}`
      })
  })

  const count = fillLanguage(workspace, content, language, {
    said: (name, id) => found.get(`${name} ${id}`) ?? {},
  })
  const { commands, import: say } = messages
  return {
    report: [...section(say.unmatched, unmatched), ...reportLines({ report: context.report, say })],
    left: commands.translations.left(languageName(language, messages.language), count),
  }
}

/** The same of a file in that language, or of what a file says in it. @returns the report @throws ProblemError */
export function importTranslation(read: ReadResume, language: string, options: ImportOptions) {
  const said = read.beside?.find((each) => each.language === language)?.read ?? read
  const { report, left } = planTranslation(said, language, options)
  return [...planSafely(options, options.owner).lines, ...report, '', left].join('\n')
}
