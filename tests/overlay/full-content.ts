import * as plain from './site-content'
import type { OneLanguage as SiteContent } from './spanish-site'

export * from './site-content'

/** Every optional field in use. */
export const profile: SiteContent['profile'] = {
  ...plain.profile,
  github: undefined,
  telefono: '+54 (387) 555-0134',
  enlaces: [
    { red: 'GitLab', url: 'https://gitlab.com/ana' },
    { red: 'Blog', url: 'https://ana.example.com/blog' },
    { red: 'Stack Overflow', url: 'https://stackoverflow.com/users/1' },
    { red: 'Mastodon', url: 'https://example.social/@ana' },
  ],
  disponibilidad: 'Disponible desde marzo',
  idiomas: [{ idioma: 'Inglés', nivel: 'B2' }, { idioma: 'Quechua' }],
}

export const links: SiteContent['links'] = [
  { name: 'LinkedIn', url: 'https://example.com/in/ana', mark: 'M1 1z' },
  { name: 'GitLab', url: 'https://gitlab.com/ana', mark: 'M2 2z' },
  { name: 'Blog', url: 'https://ana.example.com/blog', mark: '' },
  { name: 'Stack Overflow', url: 'https://stackoverflow.com/users/1', mark: 'M3 3z' },
  { name: 'Mastodon', url: 'https://example.social/@ana', mark: 'M4 4z' },
]

export const sections: SiteContent['sections'] = {
  tiles: ['experience', 'skills', 'certificates'],
  pages: ['experience', 'skills', 'certificates'],
}

const [school, degree, course] = plain.lists.educacion
const [, job] = plain.lists.experiencia
const [css, html] = plain.lists['hard-skills']
const [, map] = plain.lists.proyectos
if (!school || !degree || !course || !job || !css || !html || !map) throw new Error('no models')

const DESCRIPTION = 'Una tienda\nen línea.\n\n- Pagos\n- Envíos\n\nCon un equipo de cinco.'
export const ADDRESS = 'https://example.org/certificado'

export const lists: SiteContent['lists'] = {
  ...plain.lists,
  educacion: [{ ...school, descripcion: DESCRIPTION, certificado: ADDRESS }],
  experiencia: [
    { ...job, descripcion: DESCRIPTION, mesInicio: 3, anioFin: 2021, mesFin: 7 },
    { ...job, id: 7, titulo: 'Antes', anioInicio: 2019, mesInicio: 9, anioFin: null },
  ],
  'hard-skills': [
    { ...html, id: 1, titulo: 'Git', icon: 'git.svg', grupo: 'Herramientas', numeroOrden: 1 },
    { ...html, id: 2, titulo: 'React', icon: 'react.svg', grupo: 'Frontend', numeroOrden: 2 },
    { ...html, id: 3, titulo: 'Inglés técnico', icon: 'i.svg', numeroOrden: 3 },
    { ...html, id: 4, titulo: 'Express', icon: 'e.svg', grupo: 'Herramientas', numeroOrden: 4 },
  ],
  proyectos: [
    {
      ...map,
      descripcion: DESCRIPTION,
      tecnologias: 'Rust, SQL,, Rust',
      imagen: 'proyectos/mapa.png',
      imagenAlt: 'El mapa en un teléfono',
      enlaces: [{ texto: 'Charla', url: 'http://example.com/charla' }],
    },
    { ...map, id: 8, numeroOrden: 9, titulo: 'Otro', imagen: 'otra.svg', imagenAlt: 'Otra' },
    { ...map, id: 9, numeroOrden: 10, titulo: 'Más', imagen: 'mas.svg', imagenAlt: 'La tercera' },
  ],
  certificados: [
    { id: 1, titulo: 'Nubes', emisor: 'Uno', fecha: '2024-09', enlace: ADDRESS, numeroOrden: 2 },
    { id: 2, titulo: 'Redes', emisor: 'Dos', fecha: '2023', enlace: 'a/b.pdf', numeroOrden: 1 },
    { id: 3, titulo: 'Datos', emisor: 'Tres', fecha: '2020-01', enlace: '', numeroOrden: 3 },
  ],
}

export const platedIcons: SiteContent['platedIcons'] = ['e.svg']
export const pictures: SiteContent['pictures'] = {
  'proyectos/mapa.png': {
    width: 1200,
    height: 2400,
    sizes: {
      avif: [{ path: 'assets/mapa-640.avif', width: 640 }],
      webp: [
        { path: 'assets/mapa-640.webp', width: 640 },
        { path: 'assets/mapa-1200.webp', width: 1200 },
      ],
    },
  },
}
