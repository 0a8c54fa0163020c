import type { RouteName } from '../../model/routes'

export const SOCIAL_WIDTH_PX = 1200
export const SOCIAL_HEIGHT_PX = 630

const SECTION_IMAGES: Partial<Record<RouteName, string>> = {
  education: 'social-educacion.png',
  experience: 'social-experiencia.png',
  skills: 'social-habilidades.png',
  projects: 'social-proyectos.png',
}

/** Sections have their own image; the other pages share the home page's. */
export const socialImageName = (route: RouteName) => SECTION_IMAGES[route] ?? 'social.png'
