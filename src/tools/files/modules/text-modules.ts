import { fileURLToPath } from 'node:url'
import { profileIn } from '../../../site/model/at-a-glance'
import { inOrder } from '../../../site/model/entries'
import { type Fallbacks, isFallback } from '../../../site/model/fallbacks'
import type { Lists, Profile, Skill } from '../../../site/model/schema/schema'
import { shownSections } from '../../../site/model/sections'
import { SHOWN_FIELDS } from '../../../site/model/shown-profile'
import { cvVariants } from '../../content/cv-variants'
import { type InterfaceLanguage, interfaceLanguage, wordsFor } from '../../messages/built-words'
import { iconPath } from '../../skills/icon-sets'
import { type Palette, themeOf } from '../../theme/palettes'
import { pageTexts } from '../pages/page-texts'
import { contactQr } from '../vcard'
import type { LanguageContent } from './content-languages'
import { exporting } from './content-module'
import { markedLinks } from './network-marks'

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
function links(profile: Profile & Fallbacks, code: string, main: InterfaceLanguage) {
  const words = interfaceLanguage(code, main)
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

/** Without what is nobody's affair: which variants of the CV have an entry. */
const shownLists = (lists: Lists) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, entries]) => [
      name,
      entries.map(({ para: _variants, ...entry }) => entry),
    ]),
  ) as Lists

const withIcons = <Entry extends { icon: string }>(skills: readonly Entry[], theme: Palette) =>
  skills.map((skill) => ({ ...skill, icon: iconPath(skill.icon, theme) }))

export function textModule(content: LanguageContent, main: InterfaceLanguage): string {
  const { language, perfil, absent } = content
  const lists = shownLists(content.lists)
  const words = interfaceLanguage(language.code, main)
  const { tiles } = shownSections(perfil, absent)
  const theme = themeOf(perfil)
  const pages = pageTexts(perfil, lists, wordsFor(language.code, main), language.paths, tiles)
  const file = fileURLToPath(new URL(`../../../site/words/${words}.ts`, import.meta.url))
  return [
    `export { screen as words } from ${JSON.stringify(file)}`,
    exporting({
      profile: shownOf(perfil),
      lists: {
        ...lists,
        'hard-skills': withIcons(lists['hard-skills'], theme),
        'soft-skills': withIcons(lists['soft-skills'], theme),
      },
      links: links(perfil, language.code, main),
      technologies: firstTechnologies(lists['hard-skills']),
      contactQr: contactQr(perfil, pages.home.address),
      pages,
    }),
  ].join('\n')
}

/** A single language is part of the site's script; of several each page loads its own. */
export function textsModule(codes: readonly string[], idOf: (code: string) => string): string {
  const [only, ...others] = codes.map((code) => JSON.stringify(idOf(code)))
  if (others.length === 0) {
    return `import * as texts from ${only}\nexport const loadTexts = async () => texts`
  }
  const loaders = codes.map(
    (code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(idOf(code))})`,
  )
  return `const loaders = { ${loaders.join(', ')} }\nexport const loadTexts = async (language) => loaders[language]()`
}

export const profilesModule = (languages: readonly LanguageContent[]): string => {
  const byCode = <Made>(made: (content: LanguageContent) => Made) =>
    Object.fromEntries(languages.map((each) => [each.language.code, made(each)]))
  return exporting({ profiles: byCode(({ perfil }) => perfil), variants: byCode(cvVariants) })
}

export const earlyTextsModule = (codes: readonly string[]): string =>
  codes.length === 1
    ? 'export const fetchTexts = () => {}'
    : // A failure is told where the texts are needed.
      `import { loadTexts } from 'virtual:texts'\nexport const fetchTexts = () => void loadTexts(document.documentElement.lang).catch(() => {})`
