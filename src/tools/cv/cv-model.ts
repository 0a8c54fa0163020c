import { conditions } from '../../model/availability'
import { postText, presentPosts } from '../../model/entries'
import { fillIn } from '../../model/fill-words'
import { telephoneAddress } from '../../model/schema/fields'
import { type Channel, ownListsOf, type Profile } from '../../model/schema/schema'
import { sectionsIn } from '../../model/sections'
import { placeOf, profileIn } from '../../model/shown-profile'
import { isExampleAddress } from '../content/example'
import { countryCodeOf } from '../content/intl-names'
import { profileLinks } from '../content/profile-links'
import { bareAddress, uri } from '../content/site-address'
import {
  blocksOf,
  type CvBlock,
  type CvLanguage,
  type CvSource,
  langIn,
  languageBlocks,
  linksTo,
  proseBlocks,
  wordLang,
} from './cv-blocks'
import type { CvContent } from './printable-content'

/** The sections of the site in its order; the languages also where it shows no skills. */
function sectionsOf(source: CvSource, code: string) {
  const { profile, words, own = [] } = source
  const titled = (title: string, blocks: CvBlock[]) => ({
    title,
    ...wordLang(source, title),
    blocks,
  })
  const shown = sectionsIn('cv', profile, ownListsOf(source.lists))
  const sections = shown.map((section) => {
    const { route, lists, name } = section
    const ownTitle = own.find(({ list }) => lists.includes(list))?.titulo
    // Its fonts may have no letter of an own title.
    return titled(ownTitle || words.screen.routes[route] || name, blocksOf(source, section))
  })
  if (!shown.some(({ route }) => route === 'skills')) {
    sections.push(titled(words.screen.skills.languages, languageBlocks(source, '')))
  }
  // Parsers take a line of capitals for the title of a section.
  return sections
    .filter(({ blocks }) => blocks.length > 0)
    .map((section) => ({ ...section, title: section.title.toLocaleUpperCase(code) }))
}

/** Of Unicode's CLDR, `paperSize`: everywhere else it is A4. */
const LETTER_COUNTRIES = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** What a CV is printed on. @param language of its texts */
function paperOf({ papel, pais }: Profile, language: string): NonNullable<Profile['papel']> {
  const country = countryCodeOf(pais, language, 'en', 'es')
  return papel ?? (country && LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4')
}

/** @param channel whose mail and telephone it shows */
export function cvOf(
  { profile: whole, lists, own }: CvContent,
  { code, dir, words, home, main }: CvLanguage,
  channel: Channel = 'cv',
) {
  const profile = profileIn(channel, whole)
  const { nombre, puesto, email, telefono, resumen, disponibilidad = '' } = profile
  const site = isExampleAddress(home) ? '' : home
  const isSite = (url: string) =>
    [home, profile.sitio].some((each) => bareAddress(each) === bareAddress(url))
  const others = profileLinks(profile).map(({ url }) => url)
  const addresses = [site, ...others.filter((url) => site === '' || !isSite(url))]
  const title = fillIn(words.built.cv.title, { name: nombre }).trim()
  const posts = presentPosts(lists.experiencia).map((post) => postText(post, words.screen))
  return {
    title,
    name: nombre || title,
    role: puesto,
    /** Below the name: the role, and the present posts, of which the first may begin with the role. */
    headlines: [...new Set(posts[0]?.startsWith(puesto) ? posts : [puesto, ...posts])].filter(
      Boolean,
    ),
    place: placeOf(profile),
    paper: paperOf(profile, code),
    contact: [
      ...(email ? [{ to: uri(`mailto:${email}`), text: email }] : []),
      ...(telefono ? [{ to: telephoneAddress(telefono), text: telefono }] : []),
      ...linksTo(...addresses),
    ],
    summary: proseBlocks(resumen, dir, langIn(whole, 'resumen', { main })),
    availability: disponibilidad + conditions(profile, words.screen),
    sections: sectionsOf({ profile, lists, own, words, dir, main }, code),
  }
}
export type Cv = ReturnType<typeof cvOf>
