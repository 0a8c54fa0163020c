import { shownSections } from '../../src/model/sections'
import type { OneLanguage as SiteContent } from './show'
import * as plain from './site-content'

export * from './site-content'

/** Every optional field in use but GitHub; two sections are hidden. */
export const profile: SiteContent['profile'] = {
  ...plain.profile,
  github: undefined,
  telefono: '+54 (387) 555.01-34',
  enlaces: [
    { red: 'GitLab', url: 'https://gitlab.com/ana' },
    { red: 'Blog', url: 'https://ana.example.com/blog' },
    { red: 'Stack Overflow', url: 'https://stackoverflow.com/users/1' },
    { red: 'Mastodon', url: 'https://example.social/@ana' },
  ],
  disponibilidad: 'Disponible desde marzo',
  idiomas: [{ idioma: 'Inglés', nivel: 'B2' }, { idioma: 'Quechua' }],
  secciones: ['experiencia', 'habilidades', 'certificados'],
}

export const links: SiteContent['links'] = [
  { name: 'LinkedIn', url: 'https://example.com/in/ana', mark: 'M1 1z' },
  { name: 'GitLab', url: 'https://gitlab.com/ana', mark: 'M2 2z' },
  { name: 'Blog', url: 'https://ana.example.com/blog', mark: '' },
  { name: 'Stack Overflow', url: 'https://stackoverflow.com/users/1', mark: 'M3 3z' },
  { name: 'Mastodon', url: 'https://example.social/@ana', mark: 'M4 4z' },
]

export const sections: SiteContent['sections'] = shownSections(profile, [], plain.ownSections)
