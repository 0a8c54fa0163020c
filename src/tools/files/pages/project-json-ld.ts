import { technologyItems } from '../../../site/model/entries'
import type { PageName } from '../../../site/model/routes'
import { pageTextOf } from '../../../site/model/site'
import { fileAddress } from '../../content/site-address'
import { filled } from '../resume/entries'
import { addressOf, type BuiltSite, projectOf } from '../sites'
import { jsonLd } from './person-json-ld'

/** What a project's own page is about, made by the person that the home page tells of. */
export function projectJsonLd(site: BuiltSite, name: PageName): string {
  const { code, profile } = site
  const {
    titulo = '',
    gitHubWeb = '',
    imagen,
    anioInicio,
    tecnologias = '',
  } = projectOf(site, name) ?? {}
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': gitHubWeb === '' ? 'CreativeWork' : 'SoftwareSourceCode',
    '@id': addressOf(site, name),
    url: addressOf(site, name),
    name: titulo,
    description: pageTextOf(site, name).description,
    inLanguage: code,
    creator: { '@type': 'Person', '@id': `${profile.sitio}#person`, name: profile.nombre },
    ...filled({
      codeRepository: gitHubWeb,
      image: imagen && fileAddress(profile.sitio, imagen),
      dateCreated: anioInicio && String(anioInicio),
      keywords: technologyItems(tecnologias),
    }),
  })
}
