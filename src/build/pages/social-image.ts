import type { RouteName } from '../../model/routes'

export const SOCIAL_WIDTH_PX = 1200
export const SOCIAL_HEIGHT_PX = 630

const SECTION_IMAGES: Partial<Record<RouteName, string>> = {
  education: 'social-educacion.png',
  experience: 'social-experiencia.png',
  skills: 'social-habilidades.png',
  projects: 'social-proyectos.png',
}

/** The card image of a page: sections have their own, the others share the home card's. */
export const socialImageName = (route: RouteName) => SECTION_IMAGES[route] ?? 'social.png'
