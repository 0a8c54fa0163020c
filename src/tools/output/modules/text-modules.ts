import { fileURLToPath } from 'node:url'
import { zoneText } from '../../../model/availability'
import { inOrder } from '../../../model/entries'
import { type Fallbacks, isFallback } from '../../../model/fallbacks'
import { isUnknownSite, type Lists, type Profile, type Skill } from '../../../model/schema/schema'
import { projectPagesOf, shownSections } from '../../../model/sections'
import { profileIn, SHOWN_FIELDS } from '../../../model/shown-profile'
import type { OwnSectionHead } from '../../content/own-sections'
import { interfaceLanguage, isBuiltIn, type Wording, wordsFor } from '../../messages/built-words'
import { iconPath } from '../../skills/icon-sets'
import { type Theme, themeOf } from '../../theme/themes'
import { pageTexts, projectPageText } from '../pages/page-texts'
import type { LanguageContent } from './content-languages'
import { exporting, loading } from './content-module'
import { markedLinks } from './network-marks'
import { addressQr, contactQr } from './qr-codes'
import { tileFacts } from './tile-facts'

/** One line on a phone of 320 px. */
const MOST_CHARACTERS = 44
/** No line begins with the dot. */
const BETWEEN = '\u00a0· '

/** The first skills, as many whole names as fit in one line; none when the first does not fit. */
export function firstTechnologies(skills: readonly Pick<Skill, 'titulo' | 'numeroOrden'>[]) {
  let line = ''
  for (const { titulo } of inOrder(skills)) {
    const longer = line === '' ? titulo : line + BETWEEN + titulo
    if (longer.length > MOST_CHARACTERS) break
    line = longer
  }
  return line
}

/** The profile's links; names in another language than the interface's words say so. */
function links(profile: Profile & Fallbacks, code: string, wording: Wording) {
  const { main } = wording
  const words = interfaceLanguage(code, wording)
  return markedLinks(profile).map((link) => {
    const own = profile.enlaces?.find(({ red }) => red === link.name)
    if (!own) return link
    const lang = isFallback(profile, `enlaces.${own.url}.red`) ? main : code
    return lang === words ? link : { ...link, lang }
  })
}

function shownOf(profile: Profile & Fallbacks) {
  const shown = profileIn('pagina', profile)
  const isShown = (path: string) => SHOWN_FIELDS.some((field) => field === path.split('.')[0])
  return {
    ...Object.fromEntries(SHOWN_FIELDS.map((field) => [field, shown[field]])),
    fallbacks: shown.fallbacks?.filter(isShown),
  }
}

/** With paths of icons, without what is nobody's affair: which variants of the CV have an entry. */
const shownLists = (lists: Lists, theme: Theme) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, entries]) => {
      const shown = entries.map(({ para: _variants, ...entry }) =>
        'icon' in entry ? { ...entry, icon: iconPath(entry.icon, theme) } : entry,
      )
      return [name, shown]
    }),
  ) as Lists

const codeFile = (file: string) =>
  JSON.stringify(fileURLToPath(new URL(`../../../${file}.ts`, import.meta.url)))

function wordsSource(
  code: string,
  wording: Wording,
  own: readonly OwnSectionHead[],
  projects: Lists['proyectos'],
): string[] {
  const language = interfaceLanguage(code, wording)
  const hasPages = projects.some(({ pagina, reservado }) => pagina !== undefined || reservado)
  if (!isBuiltIn(language)) {
    const { projectPage, ...screen } = wordsFor(code, wording, own).screen
    return [exporting({ words: { ...screen, ...(hasPages && { projectPage }) } })]
  }
  const file = codeFile(`site/words/${language}`)
  const all = hasPages ? '{ ...screen, projectPage }' : 'screen'
  const screen = `import { screen${hasPages ? ', projectPage' : ''} } from ${file}`
  if (own.length === 0) return [screen, `export const words = ${all}`]
  const said = own.map(({ list, titulo, vacio }) => ({ list, titulo, vacio }))
  return [
    screen,
    `import { withOwnWords } from ${codeFile('model/own-words')}`,
    `export const words = withOwnWords(${all}, ${JSON.stringify(said)})`,
  ]
}

/** Of titles of own sections that are not in the language of the interface's words. */
const titleLangs = (own: readonly OwnSectionHead[], code: string, main: string, words: string) =>
  Object.fromEntries(
    own
      .map((section) => [section.list, isFallback(section, 'titulo') ? main : code])
      .filter(([, lang]) => lang !== words),
  )

export function textModule(content: LanguageContent, wording: Wording): string {
  const { language, perfil, own, absent } = content
  const lists = shownLists(content.lists, themeOf(perfil))
  const { main } = wording
  const words = interfaceLanguage(language.code, wording)
  const { tiles, pager } = shownSections(perfil, absent, own)
  const built = wordsFor(language.code, wording, own)
  const heads = pageTexts(perfil, lists, built, language.paths, tiles)
  const home = heads.home.address ?? perfil.sitio
  return [
    ...wordsSource(language.code, wording, own, lists.proyectos),
    exporting({
      ...(built.foreign && { foreignWords: built.foreign }),
      profile: shownOf(perfil),
      lists,
      links: links(perfil, language.code, wording),
      ...(perfil.zonaHoraria && { zone: zoneText(perfil.zonaHoraria, built.screen) }),
      titleLangs: titleLangs(own, language.code, main, words),
      tileFacts: tileFacts(profileIn('pagina', perfil), lists, pager, built),
      technologies: firstTechnologies(lists['hard-skills']),
      ...(!isUnknownSite(home) && { addressQr: addressQr(home) }),
      contactQr: contactQr(perfil, home),
      heads,
      projectPages: Object.fromEntries(
        projectPagesOf(lists.proyectos, pager).map((slug) => {
          const project = lists.proyectos.find(({ pagina }) => pagina === slug)
          return [slug, projectPageText(perfil, project, language, built)]
        }),
      ),
    }),
  ].join('\n')
}

/** Sources by id. A single language is part of the site's script; of several each page loads its own. */
export function textModules(languages: readonly LanguageContent[], wording: Wording) {
  const idOf = (code: string) => `virtual:texts/${code}`
  const codes = languages.map(({ language }) => language.code)
  const isAlone = codes.length === 1
  const alone = `import * as texts from ${JSON.stringify(idOf(wording.main))}\nexport const loadTexts = async () => texts`
  const loaders = loading(Object.fromEntries(codes.map((code) => [code, idOf(code)])))
  return {
    'virtual:texts': () =>
      isAlone
        ? alone
        : `${loaders}\nexport const loadTexts = async (language) => loaders[language]()`,
    'virtual:early-texts': () =>
      isAlone
        ? 'export const fetchTexts = () => {}'
        : // A failure is told where the texts are needed.
          `import { loadTexts } from 'virtual:texts'\nexport const fetchTexts = () => void loadTexts(document.documentElement.lang).catch(() => {})`,
    ...Object.fromEntries(
      languages.map((each) => [idOf(each.language.code), () => textModule(each, wording)]),
    ),
  }
}
