import type { Fields } from '../../model/objects'
import { isOwnList, type OwnList, ownListOf, slugOf } from '../../model/own-list'
import type { FormName } from '../../model/schema/content-fields'
import type { ContentName } from '../../model/schema/schema'
import { ADDRESS, HEAD_ID, ORIGINAL } from '../../model/schema/translation-schema'
import { marksOfText, type Texts, textsIn, translatedFields } from '../../model/translated-texts'
import { mainLanguageOf } from '../content/main-language'
import { ownSlug } from '../content/own-sections'
import { isNoteOf, noteOf, notesIn, objectsOf } from '../content/translation/check-translation'
import { filledTexts, setText } from '../content/translation/plan-translations'
import type { Workspace } from '../content/workspace/workspace'
import { writeContent } from '../content/write-content'
import { slugFrom } from '../messages/built-words'
import { contentFile, itemsOf, pageAt, pagePlace, partsOf, type Values } from './field-spot'
import { withSwappedLinks } from './page-links'

/** The originals as a translation of what now stands in their place. */
function asTranslation(form: FormName, originals: Texts, texts: Texts): Fields {
  const said: Fields = {}
  const notes: Record<string, string> = {}
  for (const [path, text] of Object.entries(originals)) {
    if (texts[path] === undefined && marksOfText(form, path).isName) continue
    setText(said, path, text)
    notes[path] = noteOf(texts[path] ?? text, text)
  }
  return { ...said, [ORIGINAL]: notes }
}

/** A third language's texts, of which those that were up to date are so still. */
function withNewOriginals(translation: unknown, originals: Texts, texts: Texts): Fields {
  const said = Object(translation) as Fields
  const notes = Object.entries(notesIn(said)).map(([path, note]) => {
    const [original, now] = [originals[path], texts[path]]
    const isMoved = original !== undefined && now !== undefined && isNoteOf(note, original)
    return [path, isMoved ? noteOf(now, '') + note.slice(noteOf(now, '').length) : note]
  })
  return said[ORIGINAL] === undefined ? said : { ...said, [ORIGINAL]: Object.fromEntries(notes) }
}

/** A file with each of its objects made anew; one that is undefined then is left out. */
function mappedObjects(
  name: ContentName,
  file: Fields,
  change: (each: ReturnType<typeof objectsOf>[number]) => Fields | undefined,
): Fields {
  const all = objectsOf(name, file).map((each) => ({ id: each.id, said: change(each) }))
  if (name === 'perfil') return { ...all[0]?.said }
  const head = all.find(({ id }) => id === HEAD_ID)?.said
  const items = all.flatMap(({ id, said }) => (said && id !== HEAD_ID ? [said] : []))
  return { ...head, ...(file.items !== undefined && { items }) }
}

/** Where an own section is once the language of its address is the main one. */
function listIn(list: OwnList, values: Values, language: string): OwnList {
  const translation = values[`${language}/${list}`]
  const titulo = String(translation?.titulo || '')
  if (titulo === '' && !translation?.[ADDRESS]) return list
  const ruta = translation?.[ADDRESS]
  const slug = ownSlug({ list, titulo, ...(ruta ? { ruta: String(ruta) } : {}) }, false)
  return ownListOf(slug) in values ? list : ownListOf(slug)
}

/** Pages of projects, in every language, with links to where the pages of the site are then. */
function swapPages(workspace: Workspace, values: Values, main: string, language: string): void {
  const pages = Object.keys(values).filter((place) => pageAt(place))
  const texts = new Map(
    pages.map((place) => {
      const text = String(workspace.bytes(contentFile(place)) ?? '')
      return [place, withSwappedLinks(text, values, main, language)]
    }),
  )
  for (const [place, text] of texts) workspace.write(contentFile(place), text)
  for (const place of pages) {
    const page = pageAt(place)
    if (page?.language !== language) continue
    const own = pagePlace(page.slug)
    workspace.write(contentFile(pagePlace(page.slug, main)), texts.get(own))
    workspace.write(contentFile(own), texts.get(place))
    workspace.write(contentFile(place), undefined)
  }
}

/** Has the main texts and those of a further language change places, with their pages and the addresses of own sections. */
export function swapLanguages(workspace: Workspace, values: Values, language: string): void {
  const main = mainLanguageOf(workspace.profile)
  const names = Object.keys(values).filter((place) => partsOf(place).language === undefined)
  const lists = names.filter((place) => !pageAt(place)) as ContentName[]
  const newNames = new Map(
    lists.map((name) => [name, isOwnList(name) ? listIn(name, values, language) : name]),
  )
  swapPages(workspace, values, main, language)
  for (const [name, newName] of newNames) {
    const file = values[name] ?? {}
    const own = values[`${language}/${name}`]
    const translations = new Map(objectsOf(name, own).map(({ id, entry }) => [id, entry]))
    const known = new Map(
      objectsOf(name, file).map(({ id, entry, form }) => {
        const originals = Object.fromEntries(filledTexts(form, entry))
        const said = textsIn(form, translations.get(id))
        const texts = said.filter(([path, text]) => text !== '' && path in originals)
        return [id, { originals, texts: Object.fromEntries(texts) }]
      }),
    )
    const of = (id: unknown) => known.get(id) ?? { originals: {}, texts: {} }
    const sections = file.secciones as string[] | undefined
    const newSections = sections?.map((each) => {
      const list = newNames.get(ownListOf(each))
      return list && isOwnList(list) ? slugOf(list) : each
    })
    const said = mappedObjects(name, file, ({ id, entry, form }) => {
      const { fallbacks: _none, ...changed } = translatedFields(form, Object(entry), of(id).texts)
      return changed as Fields
    })
    const translated = mappedObjects(name, file, ({ id, form }) => {
      const texts = asTranslation(form, of(id).originals, of(id).texts)
      if (id === HEAD_ID && isOwnList(name)) {
        const slug = slugOf(name)
        return { ...texts, ...(slugFrom(String(file.titulo)) !== slug && { [ADDRESS]: slug }) }
      }
      if (Object.keys(Object(texts[ORIGINAL])).length === 0) return undefined
      return name === 'perfil' ? texts : { id, ...texts }
    })
    const others = Object.entries(values).filter(([place]) => {
      const each = partsOf(place)
      return each.name === name && each.language !== undefined && each.page === undefined
    })
    for (const [place, other] of others) {
      const at = partsOf(place).language
      const next = mappedObjects(name, other, ({ id, entry }) =>
        withNewOriginals(entry, of(id).originals, of(id).texts),
      )
      if (at === language || newName !== name) workspace.write(contentFile(place), undefined)
      if (at !== language) writeContent(workspace, newName, at, next)
    }
    if (newName !== name) workspace.write(contentFile(name), undefined)
    const whole =
      name === 'perfil'
        ? { ...said, ...(newSections && { secciones: newSections }), idioma: language }
        : said
    writeContent(workspace, newName, undefined, whole)
    const hasTexts = name === 'perfil' || isOwnList(name) || itemsOf(translated).length > 0
    if (own && hasTexts) writeContent(workspace, newName, main, translated)
  }
}
