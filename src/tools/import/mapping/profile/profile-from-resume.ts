import * as v from 'valibot'
import {
  type Profile,
  profileSchema,
  SECTION_NAMES,
  type SectionName,
} from '../../../../site/model/schema/schema'
import { SPOKEN, type Spoken } from '../../../../site/words/language'
import { showValue } from '../../../content/show-value'
import type { Resume, ResumeList } from '../../resume-shape'
import { expectedText, messages, spoken } from '../../spoken'
import { descriptionFrom } from '../../values/description'
import { clean, phoneFrom } from '../../values/resume-values'
import type { Context } from '../context'
import { linksFromResume } from './links-from-resume'

/** "AR" → "Argentina"; anything but a country code is taken as a name. */
const countryName = (countryCode: string | undefined) => {
  if (countryCode === undefined || !/^[a-z]{2}$/i.test(countryCode)) return countryCode
  return new Intl.DisplayNames(spoken(), { type: 'region', fallback: 'none' }).of(
    countryCode.toUpperCase(),
  )
}

/** 'en' for 'en' and 'en-GB'; undefined where the site cannot speak it. */
export const mainLanguageIn = ({ meta }: Resume): Spoken | undefined => {
  const code = clean(meta?.language)?.toLowerCase().split(/[-_]/)[0]
  return SPOKEN.find((language) => language === code)
}

const languagesFrom = (languages: ResumeList<'languages'>): Profile['idiomas'] => {
  const found = languages.flatMap(({ language, fluency }) => {
    const [idioma, nivel] = [clean(language), clean(fluency)]
    if (idioma === undefined) return []
    return [nivel === undefined ? { idioma } : { idioma, nivel }]
  })
  return found.length > 0 ? found : undefined
}

const sectionsFrom = (names: readonly string[] | null | undefined) => {
  const known = (names ?? []).filter((name): name is SectionName =>
    (SECTION_NAMES as readonly string[]).includes(name),
  )
  return known.length > 0 ? [...new Set(known)] : undefined
}

/** Values that the site would not accept are told. */
const accepted = (said: Partial<Profile>, { report }: Context): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(said).filter(([field, value]) => {
      if (value === undefined) return false
      const { issues } = v.safeParse(profileSchema.entries[field as keyof Profile], value)
      if (issues === undefined) return true
      const why = messages().import.expected(expectedText(issues[0].message))
      report.leftOut.push(`perfil.json  ${field}: ${showValue(value)} (${why})`)
      return false
    }),
  )

const withoutEnd = (address: string | undefined) => address?.replace(/\/+$/, '')

/** The fields that the resume says. `sitio` only from a resume that this site wrote. */
export function profileFromResume(
  resume: Resume,
  languages: ResumeList<'languages'>,
  portrait: string | undefined,
  /** The present `sitio` of the same person. */
  site: string | undefined,
  context: Context,
): Partial<Profile> {
  const basics = resume.basics ?? {}
  const own = resume.meta?.portfolio ?? undefined
  const place = basics.location ?? {}
  const ownSite = clean(own?.sitio)
  const homepage = withoutEnd(clean(basics.url))
  const isSite = [site, ownSite].map(withoutEnd).includes(homepage)
  const said: Partial<Profile> = {
    nombre: clean(basics.name),
    apellidos: clean(own?.apellidos),
    puesto: clean(basics.label),
    ciudad: clean(place.city),
    pais: countryName(clean(place.countryCode)) ?? clean(place.region),
    foto: portrait,
    email: clean(basics.email),
    telefono: phoneFrom(basics.phone, context.report),
    ...linksFromResume(basics.profiles ?? [], isSite ? undefined : basics.url, context),
    resumen: descriptionFrom([basics.summary], [], context.isOwn),
    disponibilidad: clean(own?.disponibilidad),
    idiomas: languagesFrom(languages),
    secciones: sectionsFrom(own?.secciones),
    sitio: ownSite,
    // `accepted` checks this and `tema`.
    grabado: (own?.grabado ?? undefined) as Profile['grabado'],
    semilla: clean(own?.semilla),
    tema: (own?.tema ?? undefined) as Profile['tema'],
    idioma: mainLanguageIn(resume),
  }
  return accepted(said, context)
}
