import * as v from 'valibot'
import { phone } from '../../../site/model/schema/fields'
import { type Profile, profileSchema } from '../../../site/model/schema/schema'
import { showValue } from '../../content/show-value'
import type { Fields, Resume } from '../read/resume-schema'
import { clean, descriptionFrom, type Text } from '../values/texts'
import type { Context } from './context'
import { linksFrom } from './links'

/** '(912) 555-4321' begins with a bracket, which the site's numbers do not. */
function phoneFrom(value: Text): Text {
  const plain = value?.replace(/^tel:/i, '').replace(/[^\d+ .-]/g, ' ')
  const spaced = plain?.replace(/\s+/g, ' ').replace(/^\+ /, '+').trim()
  return [value, spaced].find((text) => v.is(phone(), text)) ?? value
}

/** "AR" → "Argentina"; anything but a country code is taken as a name. */
function countryName(countryCode: Text, { language }: Context): Text {
  if (countryCode === undefined || !/^[a-z]{2}$/i.test(countryCode)) return countryCode
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return names.of(countryCode.toUpperCase())
}

function saidIn({ basics = {} }: Resume, context: Context): Fields {
  const place = basics.location ?? {}
  return {
    nombre: clean(basics.name),
    puesto: clean(basics.label),
    ciudad: clean(place.city),
    pais: countryName(clean(place.countryCode), context) ?? clean(place.region),
    email: clean(basics.email),
    telefono: phoneFrom(clean(basics.phone)),
    ...linksFrom(basics.profiles, basics.url, context),
    resumen: descriptionFrom([basics.summary]),
  }
}

/** What the resume says, else the same person's profile, else placeholders. Refused values are told. */
export function profileFrom(
  resume: Resume,
  more: Pick<Partial<Profile>, 'foto' | 'idiomas' | 'fechaNacimiento'>,
  present: Fields,
  context: Context,
): Profile {
  const { report, say } = context
  const said: Fields = { ...saidIn(resume, context), ...more }
  const placeholders: Fields = say.placeholders.perfil
  const profile: Fields = {}
  const tell = (field: string, outcome: string) =>
    report.missing.push(`perfil.json  ${field}: ${outcome}`)
  for (const [field, schema] of Object.entries(profileSchema.entries)) {
    const isRight = ({ [field]: value }: Fields) => value !== undefined && v.is(schema, value)
    if (said[field] !== undefined && !isRight(said)) {
      report.leftOut.push(`perfil.json  ${field}: ${showValue(said[field])} (${say.notAccepted})`)
    }
    const source = [said, present, placeholders].find(isRight)
    if (source === undefined) continue
    const value = source[field]
    profile[field] = value
    if (source === placeholders) {
      const why = field === 'sitio' ? ` (${say.notGuessed})` : ''
      tell(field, say.used(showValue(value)) + why)
    }
    if (source === present && field in placeholders && field !== 'sitio') {
      tell(field, say.kept(showValue(value)))
    }
  }
  if (profile.fechaNacimiento === undefined) tell('fechaNacimiento', say.noAge)
  if (!String(profile.nombre).includes(String(profile.apellidos).trim())) delete profile.apellidos
  return profile as Profile
}
