import type { Profile } from '../../../site/model/schema/schema'
import { profileLinks } from '../../content/profile-links'
import { siteFile, uri } from '../../content/site-address'
import { filled } from './filled'
import { countryCodeOf } from './place-and-language'

const userName = (address: string) =>
  /^\/(?:in\/)?([\w-]+)\/?$/.exec(new URL(address).pathname)?.[1]

export function basics(profile: Profile) {
  const { nombre, puesto, foto, email, telefono, sitio, resumen, ciudad, pais } = profile
  const countryCode = countryCodeOf(pais.trim())
  const place = countryCode ? { countryCode } : { region: pais.trim() }
  return {
    name: nombre.trim(),
    label: puesto.trim(),
    ...(foto && { image: siteFile(sitio, foto) }),
    email,
    ...(telefono !== undefined && { phone: telefono }),
    url: uri(sitio),
    summary: resumen.trim(),
    location: { city: ciudad.trim(), ...place },
    profiles: profileLinks(profile).map(({ name, url }) =>
      filled({ network: name.trim(), username: userName(url), url: uri(url) }),
    ),
  }
}

/** What the standard has no field for. `sitio` says that `basics.url` is this site. */
export const portfolioMeta = ({
  sitio,
  apellidos,
  disponibilidad,
  secciones,
  grabado,
  semilla,
  tema,
}: Profile) => ({
  sitio: uri(sitio),
  ...filled({
    apellidos: apellidos?.trim(),
    disponibilidad: disponibilidad?.trim(),
    secciones,
    grabado,
    semilla: semilla?.trim(),
    tema,
  }),
})
