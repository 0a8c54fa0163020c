import type { SiteLanguage } from '../../src/site/model/routes'
import { plateOf } from '../../src/tools/files/engraving/draw-plate'
import { builtEs, pathsIn } from '../../src/tools/messages/built-words'
import type { OneLanguage as SiteContent } from './spanish-site'

export const SPANISH: SiteLanguage = {
  code: 'es',
  name: 'Español',
  dir: 'ltr',
  paths: pathsIn('', builtEs.slugs),
}
export const languages: SiteContent['languages'] = [SPANISH]
export const isMultilingual: SiteContent['isMultilingual'] = false

export const profile: SiteContent['profile'] = {
  nombre: 'Ana Prueba',
  puesto: 'Programadora',
  fechaNacimiento: '2000-06-15',
  ciudad: 'Salta',
  pais: 'Argentina',
  foto: 'foto.webp',
  email: 'ana@example.com',
  github: 'https://example.com/ana',
  linkedin: 'https://example.com/in/ana',
  resumen: 'Una frase sobre Ana.',
  sitio: 'https://ana.example.com/',
}

export const links: SiteContent['links'] = [
  { name: 'GitHub', url: 'https://example.com/ana' },
  { name: 'LinkedIn', url: 'https://example.com/in/ana' },
]
export const portrait: SiteContent['portrait'] = { avif: [], webp: [] }
export const sections: SiteContent['sections'] = {
  tiles: ['experience', 'education', 'projects', 'skills'],
  pages: ['experience', 'education', 'skills', 'projects'],
}
export const absent: SiteContent['absent'] = []
export const ageAtBuild: SiteContent['ageAtBuild'] = 25
export const deviconPaths: SiteContent['deviconPaths'] = {}
export const technologies: SiteContent['technologies'] = 'HTML · CSS'
export const platedIcons: SiteContent['platedIcons'] = []
export const pictures: SiteContent['pictures'] = {}
export const vignettes: SiteContent['vignettes'] = { 1: 'assets/vineta-1.svg' }
export const contactQr: SiteContent['contactQr'] = { side: 2, path: 'M0 0h1v1H0z' }

export const plate: SiteContent['plate'] = plateOf(profile)

/** Not sorted: `numeroOrden` gives the order. */
export const lists: SiteContent['lists'] = {
  certificados: [],
  educacion: [
    {
      id: 1,
      titulo: 'Secundaria',
      descripcion: 'Con orientación en informática.',
      anioInicio: 2012,
      anioFin: 2017,
      estado: 'Finalizado',
      certificado: null,
      numeroOrden: 30,
    },
    {
      id: 2,
      titulo: 'Tecnicatura',
      descripcion: 'Tres años de programación.',
      anioInicio: 2024,
      anioFin: null,
      estado: 'Cursando',
      certificado: null,
      numeroOrden: 10,
    },
    {
      id: 3,
      titulo: 'Curso de accesibilidad',
      descripcion: 'Teoría y práctica.',
      anioInicio: 2022,
      anioFin: '',
      estado: 'Pausado',
      certificado: 'certificados/accesibilidad.pdf',
      numeroOrden: 20,
    },
  ],
  experiencia: [
    {
      id: 1,
      titulo: 'Pasante en Dos',
      descripcion: 'Pruebas automáticas.',
      anioInicio: 2020,
      anioFin: 2021,
      tipoExperiencia: 'Pasantía',
      tegnologiasUtilizadas: '',
      link: '',
      numeroOrden: 2,
    },
    {
      id: 2,
      titulo: 'Programadora en Uno',
      descripcion: 'Una tienda.',
      anioInicio: 2021,
      anioFin: null,
      tipoExperiencia: 'Trabajo',
      tegnologiasUtilizadas: 'TypeScript, React,, PostgreSQL , React',
      link: 'https://example.com/uno',
      numeroOrden: 1,
    },
    {
      id: 3,
      titulo: 'Ayudante en Tres',
      anioInicio: 2018,
      anioFin: 2019,
      tipoExperiencia: 'Beca',
      tegnologiasUtilizadas: '',
      link: '',
      numeroOrden: 3,
    },
  ],
  'hard-skills': [
    { id: 1, titulo: 'CSS', icon: 'css.svg', anchoIcon: 100, altoIcon: 100, numeroOrden: 2 },
    { id: 2, titulo: 'HTML', icon: 'html.svg', anchoIcon: 100, altoIcon: 100, numeroOrden: 1 },
  ],
  'soft-skills': [
    { id: 1, titulo: 'Creativa', icon: 'a/b.svg', anchoIcon: 80, altoIcon: 60, numeroOrden: 1 },
  ],
  proyectos: [
    {
      id: 1,
      titulo: 'Sin enlaces',
      descripcion: 'Un ejercicio.',
      direccionWeb: '',
      gitHubWeb: '',
      numeroOrden: 2,
    },
    {
      id: 2,
      titulo: 'Mapa',
      descripcion: 'Un mapa abierto.',
      direccionWeb: 'https://example.com/mapa',
      gitHubWeb: 'https://example.com/ana/mapa',
      numeroOrden: 1,
    },
  ],
}
