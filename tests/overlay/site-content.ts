import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OwnList } from '../../src/model/own-list'
import type { SiteLanguage } from '../../src/model/routes'
import { shownSections } from '../../src/model/sections'
import { type OwnSectionHead, ownSlugs } from '../../src/tools/content/own-sections'
import { plateOf } from '../../src/tools/drawing/draw-plate'
import { pathsIn } from '../../src/tools/messages/built-words'
import { builtEs } from '../fixtures/built-words'
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
export const hasForeignTexts: SiteContent['hasForeignTexts'] = false

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
const skill = { anchoIcon: 80, altoIcon: 60 }
const project = { descripcion: 'Un ejercicio.', direccionWeb: '', gitHubWeb: '' }
const listed: SiteContent['lists'] = parse(readFileSync('tests/overlay/lists.yaml', 'utf8'))

export const lists: SiteContent['lists'] = {
  ...{ ...NO_LISTS, ...listed },
  'hard-skills': listed['hard-skills'].map((each) => ({ ...each, ...skill })),
  'soft-skills': listed['soft-skills'].map((each) => ({ ...each, ...skill })),
  proyectos: listed.proyectos.map((each) => ({ ...project, ...each })),
}
