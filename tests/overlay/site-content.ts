import type { OwnList } from '../../src/model/own-list'
import type { SiteLanguage } from '../../src/model/routes'
import { shownSections } from '../../src/model/sections'
import { type OwnSectionHead, ownSlugs } from '../../src/tools/content/own-sections'
import { plateOf } from '../../src/tools/drawing/draw-plate'
import { builtEs, pathsIn } from '../../src/tools/messages/built-words'
import { NO_LISTS } from '../fixtures/fixture'
import type { OneLanguage as SiteContent } from './show'

/** Sections of its own: one on a line of time, and quotes. */
export const CERTIFICATES: OwnList = 'secciones/certificados'
export const QUOTES: OwnList = 'secciones/recomendaciones'
export const OWN: readonly OwnSectionHead[] = [
  { list: CERTIFICATES, titulo: 'Certificados', vacio: 'Todavía ninguno.' },
  { list: QUOTES, titulo: 'Recomendaciones', forma: 'citas' },
]
export const ownSections = OWN.map(({ list, forma }) => ({ list, ...(forma && { form: forma }) }))

export const SPANISH: SiteLanguage = {
  code: 'es',
  name: 'Español',
  dir: 'ltr',
  paths: pathsIn('', { ...builtEs.slugs, ...ownSlugs(OWN, true) }),
}
export const languages: SiteContent['languages'] = [SPANISH]
export const isMultilingual: SiteContent['isMultilingual'] = false

export const profile: SiteContent['profile'] = {
  nombre: 'Ana Prueba',
  puesto: 'Programadora',
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
  { name: 'GitHub', url: 'https://example.com/ana', mark: 'M12 1z' },
  { name: 'LinkedIn', url: 'https://example.com/in/ana', mark: 'M2 3z' },
]
export const portrait: SiteContent['portrait'] = { avif: [], webp: [] }
export const hasQuotes: SiteContent['hasQuotes'] = true
export const sections: SiteContent['sections'] = shownSections({}, [], ownSections)
export const hasProjectPages: SiteContent['hasProjectPages'] = false
export const projectPages: SiteContent['projectPages'] = []
export const yearOfBuild: SiteContent['yearOfBuild'] = 2025
export const ageAtBuild: SiteContent['ageAtBuild'] = {
  years: 25,
  builtIn: 2025,
  changesOn: '06-15',
  hadChanged: true,
}
export const iconPaths: SiteContent['iconPaths'] = {}
export const technologies: SiteContent['technologies'] = 'HTML · CSS'
export const darkIcons: SiteContent['darkIcons'] = ['e.svg']
export const skillsOfTechnologies: SiteContent['skillsOfTechnologies'] = {}
export const vignettes: SiteContent['vignettes'] = { 1: 'assets/vineta-1.svg' }
export const addressQr: SiteContent['addressQr'] = { side: 2, path: 'M1 0h1v1H1z' }
export const contactQr: SiteContent['contactQr'] = { side: 2, path: 'M0 0h1v1H0z' }
export const plate: SiteContent['plate'] = plateOf(profile)
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

export const ADDRESS = 'https://example.org/certificado'
const DESCRIPTION = 'Una tienda\nen línea.\n\n- Pagos\n- Envíos\n\nCon un equipo de cinco.'
const study = { anioInicio: 2012, anioFin: 2017, estado: 'Finalizado', certificado: ADDRESS }
const going = { anioInicio: 2024, anioFin: null, estado: 'Cursando' }
const skill = { icon: 'a/b.svg', anchoIcon: 80, altoIcon: 60 }
const project = { descripcion: 'Un ejercicio.', direccionWeb: '', gitHubWeb: '' }
const job = { tipoExperiencia: 'Beca', tegnologiasUtilizadas: '', link: '' }

/** Not sorted: `numeroOrden` gives the order. Each optional field is used and left out. */
export const lists: SiteContent['lists'] = {
  ...NO_LISTS,
  educacion: [
    {
      ...study,
      id: 1,
      titulo: 'Secundaria',
      institucion: 'Escuela',
      descripcion: DESCRIPTION,
      numeroOrden: 30,
    },
    { ...going, id: 2, titulo: 'Tecnicatura', certificado: null, numeroOrden: 10 },
    { ...going, id: 3, titulo: 'Curso', certificado: 'certificados/b.pdf', numeroOrden: 20 },
  ],
  experiencia: [
    { ...job, id: 1, titulo: 'Pasante en Dos', anioInicio: 2020, anioFin: 2021, numeroOrden: 2 },
    {
      id: 2,
      titulo: 'Programadora en Uno',
      empresa: 'Uno',
      descripcion: DESCRIPTION,
      anioInicio: 2021,
      mesInicio: 3,
      anioFin: 2021,
      mesFin: 7,
      tipoExperiencia: 'Trabajo',
      tegnologiasUtilizadas: 'TypeScript, React,, PostgreSQL , React',
      link: 'https://example.com/uno',
      numeroOrden: 1,
    },
    {
      ...job,
      id: 7,
      titulo: 'Antes',
      empresa: 'Taller Ejemplo',
      anioInicio: 2019,
      mesInicio: 9,
      anioFin: null,
      numeroOrden: 3,
    },
  ],
  'hard-skills': [
    { ...skill, id: 1, titulo: 'Git', grupo: 'Herramientas', numeroOrden: 1 },
    { ...skill, id: 2, titulo: 'React', grupo: 'Frontend', numeroOrden: 2 },
    { ...skill, id: 3, titulo: 'Inglés técnico', numeroOrden: 3 },
    { ...skill, id: 4, titulo: 'Express', icon: 'e.svg', grupo: ' Herramientas', numeroOrden: 4 },
  ],
  'soft-skills': [{ ...skill, id: 1, titulo: 'Creativa', numeroOrden: 1 }],
  proyectos: [
    { ...project, id: 1, titulo: 'Sin enlaces', numeroOrden: 20 },
    {
      id: 2,
      titulo: 'Mapa',
      descripcion: DESCRIPTION,
      direccionWeb: 'https://example.com/mapa',
      gitHubWeb: 'https://example.com/ana/mapa',
      tecnologias: 'Rust, SQL,, Rust',
      imagen: 'proyectos/mapa.png',
      imagenAlt: 'El mapa en un teléfono',
      enlaces: [{ texto: 'Charla', url: 'http://example.com/charla' }],
      numeroOrden: 1,
    },
    { ...project, id: 8, titulo: 'Otro', imagen: 'otra.svg', imagenAlt: 'Otra', numeroOrden: 9 },
    { ...project, id: 9, titulo: 'Más', imagen: 'mas.svg', imagenAlt: 'Tercera', numeroOrden: 10 },
  ],
  [CERTIFICATES]: [
    {
      ...{ id: 1, titulo: 'Nubes', subtitulo: 'Uno', fecha: '2024-09', enlace: ADDRESS },
      ...{ textoEnlace: 'Ver certificado', tecnologias: 'AWS, Linux', numeroOrden: 2 },
    },
    { id: 2, titulo: 'Redes', subtitulo: 'Dos', fecha: '2023', enlace: 'a/b.pdf', numeroOrden: 1 },
    { id: 3, titulo: 'Datos', anioInicio: 2020, anioFin: 2021, numeroOrden: 3 },
    { id: 4, titulo: 'Mapas', imagen: 'proyectos/mapa.png', imagenAlt: 'El mapa', numeroOrden: 4 },
  ],
  [QUOTES]: [
    {
      ...{
        id: 1,
        titulo: 'Lía Sosa',
        subtitulo: 'Jefa en Uno',
        descripcion: 'Resuelve y explica.',
      },
      ...{ enlace: ADDRESS, numeroOrden: 1 },
    },
    { id: 2, titulo: '', descripcion: 'Sin firma.', numeroOrden: 2 },
  ],
}
